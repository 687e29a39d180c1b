import type { SettingsState, StoredSettings } from "../../../events/settings/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Segment } from "../../components/Tabs.tsx";
import styles from "./Menu.module.css";

/** Theme, text size and 12- or 24-hour clock. */
export function Looks(props: {
  settings: SettingsState;
  onChange: (changes: StoredSettings) => void;
}) {
  const t = useTranslation();
  return (
    <div className={styles.segments}>
      <Segment
        kind="radio"
        name={t("menu.theme")}
        current={props.settings.theme}
        choices={[
          { id: "light", text: t("menu.light") },
          { id: "dark", text: t("menu.dark"), icon: "moon" },
          { id: "system", text: t("menu.system") },
        ]}
        onChoose={(theme) => props.onChange({ theme })}
      />
      <Segment
        kind="radio"
        isSized
        name={t("menu.textSize")}
        current={props.settings.fontScale}
        choices={[
          { id: "s", text: "Aa", name: t("menu.sizeS") },
          { id: "m", text: "Aa", name: t("menu.sizeM") },
          { id: "l", text: "Aa", name: t("menu.sizeL") },
          { id: "xl", text: "Aa", name: t("menu.sizeXl") },
        ]}
        onChoose={(fontScale) => props.onChange({ fontScale })}
      />
      <Segment
        kind="radio"
        name={t("menu.clock")}
        current={props.settings.is12h ? "12" : "24"}
        choices={[
          { id: "24", text: t("menu.clock24") },
          { id: "12", text: t("menu.clock12") },
        ]}
        onChoose={(id) => props.onChange({ is12h: id === "12" })}
      />
    </div>
  );
}
