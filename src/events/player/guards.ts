import { banPageOf } from "./banPage.ts";
import type { State } from "../index.ts";
import type { Rights } from "../session/index.ts";
import { isConfirmNeedless, mustConfirmTerms } from "../terms/index.ts";
import { type Guard, to } from "../navigation/index.ts";

/** Level of a ban at which the player may still be on the deduce page. [blocking-013] */
const deduceLevel = ({ banVersion }: Rights): number => (banVersion === 1 ? 53 : 45);
/** Where every banned player may be: to ask why, and to see what became of their bets. */
const openToBanned: readonly string[] = ["support", "history", "openedBets"];

/**
 * A banned player may be on the deduce page and on a few others. From all others they are sent to the operator's page, or
 * where there is none to the deduce page; there is no way to decline. [blocking-012] [blocking-021]
 */
const ban: Guard = (state, { section }) => {
  const { rights } = state.session;
  const { name } = state.navigation.route;
  if (rights === null || rights.banLevel <= 0) return null;
  if (openToBanned.includes(section)) return "stay";
  if (name === "deduce" && rights.banLevel === deduceLevel(rights)) return "stay";
  if (name === "pending") return "table";
  const url = banPageOf(state);
  if (url !== null) return { leaveFor: url };
  return name === "deduce" ? "stay" : to(state, { name: "deduce" });
};

/** Changed terms are confirmed before anything else; without a change their page leads home. [terms-001] [terms-003] */
const terms: Guard = (state) => {
  const isThere = state.navigation.route.name === "confirm-terms";
  if (mustConfirmTerms(state)) return isThere ? "stay" : to(state, { name: "confirm-terms" });
  return isThere && isConfirmNeedless(state) ? to(state, { name: "home" }) : null;
};

/** Verification status of a player who is not verified. [user-config-008] */
const NOT_VERIFIED = 1;
/** Open to whoever has to identify themselves, besides what the site config lists. */
const openUnverified: readonly string[] = [
  "home",
  "login",
  "appAuthorization",
  "rules",
  "contacts",
  "confirm-terms",
  "menu",
  "report",
];

const mustIdentify = ({ session: { rights }, shell: { config } }: State): boolean =>
  config?.identification?.isShown === true &&
  rights !== null &&
  rights.verificationStatus === NOT_VERIFIED &&
  !rights.hasDeposit;

/** [identification-001] … [identification-004] */
const identification: Guard = (state, row) => {
  if (!mustIdentify(state)) return null;
  const { route, query, isLetThrough } = state.navigation;
  if (row.section === "identification") return "stay";
  if (row.section === "support") return null;
  if (isLetThrough) return null;
  if (openUnverified.includes(route.name) || query["modal"] !== undefined) return null;
  const { exemptRoutes = [], exemptBonusId } = state.shell.config?.identification ?? {};
  if (exemptRoutes.includes(route.name)) return null;
  if (route.name === "bonus" && route.params["id"] === exemptBonusId) return null;
  if (route.name === "pending") return "table";
  const there = to(state, { name: "account-identification" });
  return there === "table"
    ? there
    : { ...there, query: { set: { isIdentificationRequired: "true" } } };
};

/** Whoever has just registered sees their data first. [guards-006] */
const dataAfterRegistration: Guard = (state, { section }) => {
  const { rights } = state.session;
  if (rights === null || rights.isDataAfterRegistration) return null;
  const { name } = state.navigation.route;
  if (["welcomeData", "support", "report"].includes(section)) return null;
  return name === "pending" ? "table" : to(state, { name: "welcomeAuthorizationData" });
};

/** What is asked about a player; loads with the rules of a player. */
export const playerGuards = { ban, terms, identification, dataAfterRegistration } as const;
