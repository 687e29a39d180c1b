import { mayBeOffered } from "../../../events/limits/index.ts";
import { isVisitor } from "../../../events/session/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/**
 * Link to promo codes, for players only, and not for who may be offered nothing; it keeps its space while they may still
 * turn out to be one.
 */
export function PromoCodesRow() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const forVisitor = useSelect(({ session }) => isVisitor(session));
  const isSilent = useSelect((state) => mayBeOffered(state) === false);
  if (forVisitor || isSilent) return null;
  return (
    <ListRow
      icon="coupon"
      title={t("promoCodes.title")}
      href={`/${language}/office/promo-code-check`}
    />
  );
}
