import { useWords } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** The way to promo codes, for players alone; it keeps its place while it is not known who is there. */
export function PromoCodesRow() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const isVisitor = useSelect(({ session }) => session.tag === "visitor");
  if (isVisitor) return null;
  return (
    <ListRow
      icon="coupon"
      title={words("promoCodes.title")}
      href={`/${language}/office/promo-code-check`}
    />
  );
}
