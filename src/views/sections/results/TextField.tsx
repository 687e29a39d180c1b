import { TypeResults } from "../../../commands/results.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import { useSearchText } from "../../forms/useSearchText.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** The text that the sides, the championship or the sport must have; it looks from the third letter on. */
export function TextField() {
  const t = useTranslation();
  const send = useSend();
  const typed = useSelect(({ results }) => results.typed);
  const { shown, change } = useSearchText(typed, (text, letters) =>
    send(TypeResults({ text, letters })),
  );
  return (
    <Band>
      <SearchBox name={t("results.search")} value={shown} onChange={change} />
    </Band>
  );
}
