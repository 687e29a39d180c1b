import { hasArrived } from "../../../events/runtime/index.ts";
import { useState } from "react";
import { ChangePreferences, ChangeSettings } from "../../../commands/preferences.ts";
import { GoTo } from "../../../commands/navigation.ts";
import type { State } from "../../../events/index.ts";
import type { StoredSettings } from "../../../events/settings/index.ts";
import { widths } from "../../../events/shell/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Card } from "../../components/Band.tsx";
import { ListRow, SwitchRow } from "../../components/ListRow.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { CookiesRow } from "./CookiesRow.tsx";
import { LanguageSheet } from "./LanguageSheet.tsx";
import { languageName, useLanguages } from "./languages.ts";
import { MarketNamesRow } from "./MarketNamesRow.tsx";
import { Looks } from "./Looks.tsx";
import { OddsSheet } from "./OddsSheet.tsx";
import { ZoneRow } from "./ZoneRow.tsx";

/**
 * Display settings; each takes effect at once. The domain that handles them loads right after the first
 * screen.
 */
export function Display() {
  const isLoaded = useSelect((state) => hasArrived(state, "preferences"));
  const rows = useSelect((state) => {
    const { config, windowSize } = state.shell;
    return (
      7 +
      (hasMarketNames(state) ? 1 : 0) +
      (config?.cookieConsent?.isPopupEnabled === true ? 1 : 0) +
      ((windowSize?.width ?? 0) >= widths.full ? 1 : 0)
    );
  });
  return (
    <Card>
      {isLoaded ? (
        <Choices />
      ) : (
        <Loading>
          <SkeletonBar heightRem={11.3125 + rows * 3.25} />
        </Loading>
      )}
    </Card>
  );
}

/** The site allows full and short names. */
const hasMarketNames = ({ shell }: State): boolean =>
  (shell.config?.view?.allowedMarketsNameTypes?.length ?? 0) > 1;

function Choices() {
  const t = useTranslation();
  const send = useSend();
  const settings = useSelect((state) => state.settings);
  const isHighContrast = useSelect(
    ({ preferences }) => preferences.kept.isVisuallyImpaired === true,
  );
  const hasNoShortcuts = useSelect(({ preferences }) => preferences.kept.hasNoShortcuts === true);
  const hasGameIds = useSelect(({ preferences }) => preferences.kept.isShowGameId === true);
  const isLeftHidden = useSelect(({ preferences }) => preferences.kept.isLeftHidden === true);
  const hasSide = useSelect(({ shell }) => (shell.windowSize?.width ?? 0) >= widths.full);
  const hasNameTypes = useSelect(hasMarketNames);
  const viewId = useCoefView();
  const path = useSelect(({ navigation }) => navigation.path);
  const [open, setOpen] = useState<"odds" | "language" | null>(null);
  const change = (changes: StoredSettings) => send(ChangeSettings(changes));
  const changeLanguage = (language: string) => {
    if (language === settings.language) return;
    change({ language });
    send(GoTo({ path: path.replace(/^\/[a-z]{2}(?=\/|$)/, `/${language}`), isReplacing: true }));
  };
  const languages = useLanguages();
  return (
    <>
      <Looks settings={settings} onChange={change} />
      <SwitchRow
        icon="filter"
        title={t("menu.compact")}
        isOn={settings.isCompactView}
        onToggle={() => change({ isCompactView: !settings.isCompactView })}
      />
      <SwitchRow
        icon="eye"
        title={t("menu.contrast")}
        isOn={isHighContrast}
        onToggle={() => send(ChangePreferences({ isVisuallyImpaired: !isHighContrast }))}
      />
      {hasSide && (
        <SwitchRow
          icon="menu"
          title={t("menu.sportsColumn")}
          isOn={!isLeftHidden}
          onToggle={() => send(ChangePreferences({ isLeftHidden: !isLeftHidden }))}
        />
      )}
      <SwitchRow
        icon="stats"
        title={t("menu.gameId")}
        isOn={hasGameIds}
        onToggle={() => send(ChangePreferences({ isShowGameId: !hasGameIds }))}
      />
      <SwitchRow
        icon="type"
        title={t("menu.shortcuts")}
        about={t("menu.shortcutsAbout")}
        isOn={!hasNoShortcuts}
        onToggle={() => send(ChangePreferences({ hasNoShortcuts: !hasNoShortcuts }))}
      />
      {hasNameTypes && <MarketNamesRow />}
      <ListRow
        icon="percent"
        title={t("menu.oddsFormat")}
        value={t(`menu.odds${viewId}`)}
        onPress={() => setOpen("odds")}
      />
      <ListRow
        icon="globe"
        title={t("menu.language")}
        value={languageName(languages, settings.language)}
        onPress={() => setOpen("language")}
      />
      <ZoneRow />
      <CookiesRow />
      {open === "odds" && (
        <OddsSheet
          current={viewId}
          onChoose={(coefViewId) => change({ coefViewId })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "language" && (
        <LanguageSheet
          languages={languages}
          current={settings.language}
          onChoose={changeLanguage}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
