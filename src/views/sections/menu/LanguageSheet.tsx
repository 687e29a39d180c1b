import { useWords } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import type { OfferedLanguage } from "./languages.ts";

/** A tap changes the language and with it the page, so no arrow key does. */
export function LanguageSheet(props: {
  languages: readonly OfferedLanguage[];
  current: string;
  onChoose: (language: string) => void;
  onClose: () => void;
}) {
  const words = useWords();
  return (
    <Sheet title={words("menu.language")} onClose={props.onClose}>
      {props.languages.map(({ code, name }) => (
        <div key={code} lang={code}>
          <ListRow
            title={name}
            isCurrent={code === props.current}
            onPress={() => {
              props.onClose();
              props.onChoose(code);
            }}
          />
        </div>
      ))}
    </Sheet>
  );
}
