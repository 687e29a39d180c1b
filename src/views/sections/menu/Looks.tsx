import type { SettingsState } from "../../../events/settings/state.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Segment } from "../../components/Tabs.tsx";
import styles from "./Menu.module.css";

/** Theme and size of text. */
export function Looks(props: {
  settings: SettingsState;
  onChange: (part: Partial<SettingsState>) => void;
}) {
  const words = useWords();
  return (
    <div className={styles.segments}>
      <Segment
        kind="radio"
        name={words("menu.theme")}
        current={props.settings.theme}
        choices={[
          { id: "light", text: words("menu.light") },
          { id: "dark", text: words("menu.dark"), icon: "moon" },
          { id: "system", text: words("menu.system") },
        ]}
        onChoose={(theme) => props.onChange({ theme })}
      />
      <Segment
        kind="radio"
        isSized
        name={words("menu.textSize")}
        current={props.settings.fontScale}
        choices={[
          { id: "s", text: "Aa", name: words("menu.sizeS") },
          { id: "m", text: "Aa", name: words("menu.sizeM") },
          { id: "l", text: "Aa", name: words("menu.sizeL") },
          { id: "xl", text: "Aa", name: words("menu.sizeXl") },
        ]}
        onChoose={(fontScale) => props.onChange({ fontScale })}
      />
    </div>
  );
}
