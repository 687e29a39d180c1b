import { banPageOf } from "./banPage.ts";
import type { State } from "../index.ts";
import type { Rights } from "../session/index.ts";
import { isConfirmNeedless, mustConfirmTerms } from "../terms/index.ts";
import { type Guard, to } from "../navigation/index.ts";

/** The ban level at which the player may still visit the deduce page. [blocking-013] */
const deduceLevel = ({ banVersion }: Rights): number => (banVersion === 1 ? 53 : 45);
/** Sections open to every banned player, to ask for the reason and to see the results of their bets. */
const openToBanned: readonly string[] = ["support", "history", "openedBets"];

/**
 * A banned player may visit the deduce page and a few others. All other pages redirect to the operator's
 * page, or to the deduce page if there is none; the player cannot decline. [blocking-012] [blocking-021]
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

/**
 * Changed terms must be confirmed first; if nothing changed, their page redirects home. [terms-001]
 * [terms-003]
 */
const terms: Guard = (state) => {
  const isThere = state.navigation.route.name === "confirm-terms";
  if (mustConfirmTerms(state)) return isThere ? "stay" : to(state, { name: "confirm-terms" });
  return isThere && isConfirmNeedless(state) ? to(state, { name: "home" }) : null;
};

/** Verification status of a player who is not verified. [user-config-008] */
const NOT_VERIFIED = 1;
/** Routes open to players who have to identify themselves, in addition to those in the site config. */
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
  const verdict = to(state, { name: "account-identification" });
  return verdict === "table"
    ? verdict
    : { ...verdict, query: { set: { isIdentificationRequired: "true" } } };
};

/**
 * Newly registered players see their credentials first. That they have seen them is known here before the server's word of
 * it, which may come late and would lead back who has gone on. [guards-006]
 */
const dataAfterRegistration: Guard = (state, { section }) => {
  const { rights } = state.session;
  const isSeen = state.registrationForm.credentials !== null;
  if (rights === null || rights.isDataAfterRegistration || isSeen) return null;
  const { name } = state.navigation.route;
  if (["welcomeData", "support", "report"].includes(section)) return null;
  return name === "pending" ? "table" : to(state, { name: "welcomeAuthorizationData" });
};

/** Guards of a signed-in player; they load with the rules of a player. */
export const playerGuards = { ban, terms, identification, dataAfterRegistration } as const;
