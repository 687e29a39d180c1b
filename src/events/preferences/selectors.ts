import { activeAccount } from "../account/state.ts";
import type { State } from "../index.ts";
import { allowedOf, appViewTypeOf, coefViewOf, timeZoneOf } from "../settings/selectors.ts";
import { consentOf } from "./consent.ts";
import type { BettingSettings, Preferences } from "./stored.ts";

/** What holds until the player chooses; app view and names of markets are the site's. [settings-003] */
const defaults = {
  coefIndicationType: 0,
  isGroupByCountry: true,
  isAppLightVersion: false,
  isVisuallyImpaired: false,
  isAccumulatorOfTheDay: 1,
  isLiveAccumulatorOfTheDay: 1,
  isMoveVideoOnScroll: 1,
  isDisplayStatsInNewWindow: 1,
  isBestMatchesOnTop: false,
  isBetGenerator: false,
  isDetailedScore: false,
  isShowGameId: false,
  isShowSportsOnly: false,
  isTeamLogosInCoupon: false,
  isZoneOff: false,
  isLeftHidden: false,
  isRightHidden: false,
} as const satisfies Preferences;

/** Every preference as it holds now. [settings-003] [settings-013] */
export function preferencesOf(state: State): Required<Preferences> {
  const view = state.furtherConfig.view;
  const { kept } = state.preferences;
  return {
    ...defaults,
    ...kept,
    appViewType: appViewTypeOf(state) === 1 ? 1 : 0,
    marketsNameType: allowedOf(
      [kept.marketsNameType, view?.defaultMarketsNameType],
      view?.allowedMarketsNameTypes,
    ),
  };
}

/** How sports are listed, as it holds now. Sports load until both menus are there. [settings-006] [settings-007] */
export function bettingSettingsOf({
  preferences,
  sports,
}: State): Required<BettingSettings> & { readonly isLoadingSports: boolean } {
  return {
    currentBettingType: "live",
    isGroupSportsByCategories: false,
    cyberMatchesFilterType: 0,
    cyberType: 0,
    isWideScreenScoreboard: false,
    isUpcomingEvent: false,
    isOnlyWithVideos: false,
    filteredMarkets: "",
    ...preferences.betting,
    isLoadingSports: sports.menu.live.length === 0 || sports.menu.line.length === 0,
  };
}

const fontSizes = { s: 0, m: 1, l: 2, xl: 3 } as const;

/** The theme that is on the page: 0 light, 1 dark. [settings-002] */
export const appThemeOf = ({ settings, preferences }: State): 0 | 1 =>
  settings.theme === "dark" || (settings.theme === "system" && preferences.isSystemDark) ? 1 : 0;

/**
 * The global settings under the names of the ledger, put together from where they are kept: for who needs them as
 * one object. Never in a view: each call makes a new one. [settings-001]
 */
export function globalSettings(state: State) {
  const { settings, shell, session, terms, configGroups, navigation, furtherConfig } = state;
  const { isLeftHidden, isRightHidden, isZoneOff, ...preferences } = preferencesOf(state);
  const isPlayer = session.tag === "player";
  const profiles = isPlayer ? session.profiles : null;
  return {
    ...preferences,
    appFontSize: fontSizes[settings.fontScale],
    appTheme: appThemeOf(state),
    balance: activeAccount(state.account)?.money ?? null,
    coefViewId: coefViewOf(state),
    language: settings.language,
    currentCountryCode: shell.config?.geo?.countryCode ?? null,
    timeZone: timeZoneOf(state),
    is12h: settings.is12h,
    userId: isPlayer ? session.userId : null,
    lineProfileId: profiles?.lineProfileId ?? 0,
    liveProfileId: profiles?.liveProfileId ?? 0,
    profileIdTimestamp: profiles?.profileIdTimestamp ?? 0,
    isAppCompactView: settings.isCompactView,
    leftSectionDisplayState: !isLeftHidden,
    rightSectionDisplayState: !isRightHidden,
    zoneState: !isZoneOff,
    cookiesAgreeType: consentOf(state),
    isUserTermsChanged: terms.isChanged,
    userTermsChangedUpdatedAt: terms.updatedAt,
    partnerHasTaxes: furtherConfig.view?.partnerHasTaxes ?? true,
    abTestsAvailability: furtherConfig.abTests ?? {},
    experiments: configGroups.experiments,
    isRegistrationProcess: isRegistration(navigation.path),
    siteConfig: shell.config,
    windowSize: shell.windowSize,
  };
}

/** The visitor is at one of the registration forms. */
const isRegistration = (path: string): boolean => /^\/[a-z]{2}\/(social)?registration/.test(path);
