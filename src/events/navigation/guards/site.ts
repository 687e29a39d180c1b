import { blockPageOf } from "../../blocking/index.ts";
import { isMaintenance } from "../../maintenance/index.ts";
import { isBlockPage, languageOf, pathWithin } from "../route.ts";
import { type Guard, to } from "./verdict.ts";

/** Template of the block page that takes the query of the address along. [blocking-007] */
const SITE_UPDATES = 4;

/**
 * The address begins with a language that the site has, and not with one that it hides from visitors; else with the
 * site's own, or English. [i18n-003] [i18n-004] [i18n-005] [i18n-006]
 */
export const language: Guard = (state) => {
  const { path } = state.navigation;
  const wanted = languageOf(path);
  const site = state.shell.config?.languages;
  if (site === undefined) return null;
  const isOffered = (one: string): boolean =>
    site.available.includes(one) &&
    (state.session.tag === "player" || site.hidden?.includes(one) !== true);
  if (wanted !== null && isOffered(wanted)) return null;
  const isHidden = wanted !== null && site.hidden?.includes(wanted) === true;
  // Whether a hidden language is allowed depends on the visitor.
  if (isHidden && state.session.tag === "unknown") return "wait";
  const accepted = [state.settings.language, site.default].find(isOffered) ?? "en";
  return accepted === wanted ? null : { to: `/${accepted}${pathWithin(path)}`, isQueryKept: true };
};

/**
 * A blocked visitor sees only the page of their block; without a block these pages lead home. [blocking-005]
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
  const there = to(state, { name: page });
  return isQueryKept && there !== "table" ? { ...there, isQueryKept } : there;
};

/**
 * A closed site has one page; when it is open that page leads back, or home. [maintenance-002] [maintenance-003]
 * [maintenance-005]
 */
export const maintenance: Guard = (state) => {
  const isThere = state.navigation.route.name === "maintenance";
  if (isMaintenance(state)) return isThere ? "stay" : to(state, { name: "maintenance" });
  if (!isThere || state.shell.config === null) return null;
  const { leftPath } = state.maintenance;
  return leftPath === null ? to(state, { name: "home" }) : { to: leftPath };
};
