import { OpenConsultant } from "../../../commands/consultant.ts";
import { hasConsultant } from "../../../events/consultant/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Opens the consultant chat, where the site has one for this language. [config-005] */
export function ConsultantRow() {
  const t = useTranslation();
  const send = useSend();
  const isAvailable = useSelect(hasConsultant);
  if (!isAvailable) return null;
  return <ListRow icon="info" title={t("menu.chat")} onPress={() => send(OpenConsultant({}))} />;
}
