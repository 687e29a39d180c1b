import { isFeatureOn } from "../configGroups/index.ts";
import type { State } from "../index.ts";
import { failureOf, layoutOf } from "../navigation/index.ts";
import { dataAt, keyOf, type RemoteData } from "../remoteData.ts";
import type { Partition } from "./events.ts";

/** The third-party layout shows its brands if the site wants them. [layouts-004] */
export const areBrandsWanted = (state: State): boolean =>
  layoutOf(state) === "thirdParty" && state.shell.config?.casino?.isBrandsSliderShown === true;

/** The brands in the current language. */
export const brandsOf = ({ layout, settings }: State): RemoteData<readonly Partition[]> =>
  dataAt(layout.partitions, keyOf({ lng: settings.language }));

/** The banner offers the apps until it is closed. [layouts-001] */
export const isAppsBannerShown = (state: State): boolean =>
  isFeatureOn(state, "appsBanner") &&
  state.layout.isAppsBannerClosed === false &&
  state.shell.isOnline;

/** The help line that the policy pack has shown on every page; undefined: none. */
export const helpLineOf = ({ shell }: State): Readonly<Record<string, string>> | undefined =>
  shell.config?.policy?.helpLine;

/** Title that a section gives its page; null: none, or the page cannot be shown. */
export const titleRequested = (state: State): string | null =>
  failureOf(state) === null
    ? (Object.values(state.layout.pageRequests ?? {}).findLast(
        ({ title }) => title?.path === state.navigation.path,
      )?.title?.text ?? null)
    : null;

/**
 * Name of the operator's bot if visitors may register there; null: none, or an impossible name. [layouts-001]
 */
export function registrationBot({ session, shell: { config } }: State): string | null {
  const isOffered =
    session.tag === "visitor" &&
    config?.registration?.isAllowed === true &&
    config.registration.isTelegramWidgetShown === true;
  const bot = config?.telegram?.bot ?? "";
  return isOffered && /^[A-Za-z]\w{3,30}[A-Za-z0-9]$/.test(bot) ? bot : null;
}

/** Number of snowflakes: only on home, and only if the site wants snow; 0: none. [ui-002] */
export function flakesOf(state: State): number {
  const isOn = isFeatureOn(state, "snowfall") && state.navigation.route.name === "home";
  const count = state.shell.config?.snowfall?.count ?? 40;
  return isOn ? Math.min(Math.max(0, Math.round(count)), 100) : 0;
}

/** Countries that require the logo of their policy. */
const policyCountries = [1, 66, 126, 228, 120];
/** [ui-009] */
export const hasPolicyLogo = ({ shell: { config } }: State): boolean => {
  const country = config?.geo?.countryId;
  return (
    country !== undefined && (config?.policyLogo?.countryIds ?? policyCountries).includes(country)
  );
};
