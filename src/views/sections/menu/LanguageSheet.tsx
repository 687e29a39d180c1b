import { useTranslation } from "../../../infra/i18n.ts";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import type { OfferedLanguage } from "./languages.ts";

/** Chooses the language. This changes the whole page, so arrow keys only move the focus. */
export function LanguageSheet(props: {
  languages: readonly OfferedLanguage[];
  current: string;
  onChoose: (language: string) => void;
  onClose: () => void;
}) {
  const t = useTranslation();
  return (
    <Sheet title={t("menu.language")} onClose={props.onClose}>
      <ChoiceList
        name={t("menu.language")}
        current={props.current}
        isTappedOnly
        choices={props.languages.map(({ code, name }) => ({ id: code, title: name, lang: code }))}
        onChoose={(code) => {
          props.onClose();
          props.onChoose(code);
        }}
      />
    </Sheet>
  );
}
