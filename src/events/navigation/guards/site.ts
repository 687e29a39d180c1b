import { blockPageOf } from "../../blocking/index.ts";
import { isMaintenance } from "../../maintenance/index.ts";
import { isBlockPage, languageOf, pathWithin } from "../route.ts";
import { type Guard, to } from "./verdict.ts";

/** Block reason whose page keeps the query of the address. [blocking-007] */
const SITE_UPDATES = 4;

/**
 * The address must begin with a language that the site offers to this visitor. Otherwise the language of the
 * settings, the default of the site, or English replaces it. [i18n-003] [i18n-004] [i18n-005] [i18n-006]
 */
export const language: Guard = (state) => {
  const { path } = state.navigation;
  const requested = languageOf(path);
  const languages = state.shell.config?.languages;
  if (languages === undefined) return null;
  const isOffered = (code: string): boolean =>
    languages.available.includes(code) &&
    (state.session.tag === "player" || languages.hidden?.includes(code) !== true);
  if (requested !== null && isOffered(requested)) return null;
  const isHidden = requested !== null && languages.hidden?.includes(requested) === true;
  // Only players may use a hidden language, so the session check comes first.
  if (isHidden && state.session.tag === "unknown") return "wait";
  const fallback = [state.settings.language, languages.default].find(isOffered) ?? "en";
  return fallback === requested
    ? null
    : { to: `/${fallback}${pathWithin(path)}`, isQueryKept: true };
};

/**
 * A blocked visitor sees only the page for their block; without a block these pages lead home. [blocking-005]
 * [blocking-006] [blocking-008]
 */
export const block: Guard = (state) => {
  const { navigation, blocking } = state;
  const { route } = navigation;
  if (isMaintenance(state)) return null;
  if (blocking.reason === null)
    return isBlockPage(route) && blocking.isChecked ? to(state, { name: "home" }) : null;
  if (route.name === "accountVerify" || route.name === "blockAppealHistory") return "stay";
  if (route.name === "pending") return "table";
  const page = blockPageOf(blocking.reason);
  if (route.name === page) return "stay";
  const isNamed = route.name !== "home" && route.name !== "missing" && !isBlockPage(route);
  const isQueryKept = blocking.reason === SITE_UPDATES && isNamed;
  const redirect = to(state, { name: page });
  return isQueryKept && redirect !== "table" ? { ...redirect, isQueryKept } : redirect;
};

/**
 * A closed site has one page; once the site is open, that page leads back, or home. [maintenance-002]
 * [maintenance-003] [maintenance-005]
 */
export const maintenance: Guard = (state) => {
  const isMaintenancePage = state.navigation.route.name === "maintenance";
  if (isMaintenance(state)) return isMaintenancePage ? "stay" : to(state, { name: "maintenance" });
  if (!isMaintenancePage || state.shell.config === null) return null;
  const { leftPath } = state.maintenance;
  return leftPath === null ? to(state, { name: "home" }) : { to: leftPath };
};
