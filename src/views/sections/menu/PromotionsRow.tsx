import { mayBeOffered } from "../../../events/limits/index.ts";
import { supportLinks } from "../../../events/support/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** Link to the promotions, but not for who may be offered nothing; it keeps its space while that is unknown. */
export function PromotionsRow() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isSilent = useSelect((state) => mayBeOffered(state) === false);
  if (isSilent) return null;
  return (
    <ListRow icon="percent" title={t("promo.title")} href={supportLinks(language).promotions} />
  );
}
