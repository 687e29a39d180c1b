import { type Language, languages } from "../../../events/settings/languages.ts";
import { useWords } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { Sheet } from "../../components/Sheet.tsx";

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", ru: "Русский" };

/** A tap changes the language and with it the page, so no arrow key does. */
export function LanguageSheet(props: {
  current: Language;
  onChoose: (language: Language) => void;
  onClose: () => void;
}) {
  const words = useWords();
  return (
    <Sheet title={words("menu.language")} onClose={props.onClose}>
      {languages.map((language) => (
        <div key={language} lang={language}>
          <ListRow
            title={languageNames[language]}
            isCurrent={language === props.current}
            onPress={() => {
              props.onClose();
              props.onChoose(language);
            }}
          />
        </div>
      ))}
    </Sheet>
  );
}
