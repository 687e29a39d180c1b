import { OpenSupportHistory, OpenUserQuestion } from "../../../commands/overlays.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** A player's questions to support and their history. [modals-005] */
export function SupportRows() {
  const t = useTranslation();
  const send = useSend();
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  if (!isPlayer) return null;
  return (
    <>
      <ListRow
        icon="question"
        title={t("menu.askSupport")}
        onPress={() => send(OpenUserQuestion({}))}
      />
      <ListRow
        icon="history"
        title={t("menu.supportHistory")}
        onPress={() => send(OpenSupportHistory({}))}
      />
    </>
  );
}
