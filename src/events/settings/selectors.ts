import type { State } from "../index.ts";

/** Odds formats of the Asian view, and the one that replaces all others. [settings-012] */
const asianCoefViews = [0, 4, 5, 6];
const asianDefault = 4;
const asian = 1;

/**
 * The first candidate that the site allows, otherwise the first allowed value; before the site config has
 * loaded, any value is allowed. [settings-011] [settings-013]
 */
export const allowedOf = (
  candidates: readonly (number | undefined | null)[],
  allowed: readonly number[] | undefined,
): number =>
  candidates.find(
    (value) => typeof value === "number" && (allowed === undefined || allowed.includes(value)),
  ) ??
  allowed?.[0] ??
  0;

/** 0 European, 1 Asian. [settings-002] [settings-013] */
export const appViewTypeOf = ({ shell, preferences }: State): number => {
  const view = shell.config?.view;
  return allowedOf(
    [preferences.kept.appViewType, view?.defaultAppViewType],
    view?.allowedAppViewTypes,
  );
};

/** Names of markets: 0 full, 1 short. [settings-013] */
export const marketsNameTypeOf = ({ shell, preferences }: State): number => {
  const view = shell.config?.view;
  return allowedOf(
    [preferences.kept.marketsNameType, view?.defaultMarketsNameType],
    view?.allowedMarketsNameTypes,
  );
};

/** Whether the app view shows prices in this format. [settings-012] */
export const isOfAppView = (appViewType: number, coefViewId: number): boolean =>
  appViewType !== asian || asianCoefViews.includes(coefViewId);

/**
 * The odds format: of the player, otherwise of the country, the language, or decimal. [settings-011]
 * [settings-014]
 */
export function coefViewOf(state: State): number {
  const { view, geo } = state.shell.config ?? {};
  const { coefViewId, language } = state.settings;
  const accepted = allowedOf(
    [
      coefViewId,
      view?.defaultCoefViewIdByCountry?.[geo?.countryCode ?? ""],
      view?.defaultCoefViewIdByLanguage?.[language],
      0,
    ],
    view?.allowedCoefViewIds,
  );
  return isOfAppView(appViewTypeOf(state), accepted) ? accepted : asianDefault;
}

/** Hours from UTC: chosen by the player, otherwise of the device or the site. [settings-004] */
export const timeZoneOf = ({ settings, shell }: State): number =>
  settings.timeZone ?? shell.found.browserZone ?? shell.config?.view?.defaultTimeZone ?? 3;
