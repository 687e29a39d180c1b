import type { SettingsState } from "../../../events/settings/state.ts";
import type { StoredSettings } from "../../../events/settings/stored.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Segment } from "../../components/Tabs.tsx";
import styles from "./Menu.module.css";

/** Theme, size of text, and the clock by which times are told. */
export function Looks(props: {
  settings: SettingsState;
  onChange: (changes: StoredSettings) => void;
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
      <Segment
        kind="radio"
        name={words("menu.clock")}
        current={props.settings.is12h ? "12" : "24"}
        choices={[
          { id: "24", text: words("menu.clock24") },
          { id: "12", text: words("menu.clock12") },
        ]}
        onChoose={(id) => props.onChange({ is12h: id === "12" })}
      />
    </div>
  );
}
