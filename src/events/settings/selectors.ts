import type { State } from "../index.ts";

/** Odds formats that the Asian view knows, and the one that stands in for all others. [settings-012] */
const asianCoefViews = [0, 4, 5, 6];
const asianDefault = 4;
const asian = 1;

/**
 * The first wanted value that the site allows, else the first that it allows; before the site has told, anything
 * goes. [settings-011] [settings-013]
 */
export const allowedOf = (
  wanted: readonly (number | undefined | null)[],
  allowed: readonly number[] | undefined,
): number =>
  wanted.find(
    (one) => typeof one === "number" && (allowed === undefined || allowed.includes(one)),
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

/** Whether the app view shows prices in this format. [settings-012] */
export const isOfAppView = (appViewType: number, coefViewId: number): boolean =>
  appViewType !== asian || asianCoefViews.includes(coefViewId);

/**
 * The odds format: the player's, else the country's, else the language's, else decimal. [settings-011] [settings-014]
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

/** Hours from UTC: the player's choice, else the phone's, else the site's. [settings-004] */
export const timeZoneOf = ({ settings, shell }: State): number =>
  settings.timeZone ?? shell.found.browserZone ?? shell.config?.view?.defaultTimeZone ?? 3;
