import { useState } from "react";
import { ChangeSettings, GoTo } from "../../../commands/shell.ts";
import type { SettingsState } from "../../../events/settings/state.ts";
import { type Language, languages, useWords } from "../../../infra/i18n.ts";
import { Card } from "../../components/Band.tsx";
import { ListRow, SwitchRow } from "../../components/ListRow.tsx";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { LanguageSheet, languageNames } from "./LanguageSheet.tsx";
import { Looks } from "./Looks.tsx";
import { OddsSheet } from "./OddsSheet.tsx";

/** How things look; each choice works at once. */
export function Display() {
  const words = useWords();
  const send = useSend();
  const settings = useSelect((state) => state.settings);
  const viewId = useCoefView();
  const path = useSelect(({ navigation }) => navigation.path);
  const [open, setOpen] = useState<"odds" | "language" | null>(null);
  const change = (part: Partial<SettingsState>) => send(ChangeSettings({ ...settings, ...part }));
  const speak = (language: Language) => {
    if (language === settings.language) return;
    change({ language });
    send(GoTo({ path: path.replace(/^\/[a-z]{2}(?=\/|$)/, `/${language}`), isReplacing: true }));
  };
  const language = languages.find((known) => known === settings.language) ?? "en";
  return (
    <Card>
      <Looks settings={settings} onChange={change} />
      <SwitchRow
        icon="filter"
        title={words("menu.compact")}
        isOn={settings.isCompactView}
        onToggle={() => change({ isCompactView: !settings.isCompactView })}
      />
      <ListRow
        icon="percent"
        title={words("menu.oddsFormat")}
        value={words(`menu.odds${viewId}`)}
        onPress={() => setOpen("odds")}
      />
      <ListRow
        icon="globe"
        title={words("menu.language")}
        value={languageNames[language]}
        onPress={() => setOpen("language")}
      />
      {open === "odds" && (
        <OddsSheet
          current={viewId}
          onChoose={(coefViewId) => change({ coefViewId })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "language" && (
        <LanguageSheet current={language} onChoose={speak} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
