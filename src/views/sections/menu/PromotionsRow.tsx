import { isSelfExcluded } from "../../../events/limits/index.ts";
import { supportLinks } from "../../../events/support/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** Link to the promotions, but not for somebody who takes a break or is in a register. */
export function PromotionsRow() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isExcluded = useSelect(isSelfExcluded);
  if (isExcluded) return null;
  return (
    <ListRow icon="percent" title={t("promo.title")} href={supportLinks(language).promotions} />
  );
}
