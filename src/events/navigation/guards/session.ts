import type { State } from "../../index.ts";
import { pathOf } from "../route.ts";
import { type Guard, to } from "./verdict.ts";

const doors = { account: "appAuthorization", root: "home", none: "login" } as const;

/**
 * Pages of players send a visitor to sign in, pages of visitors a player to her account. [guards-005] [guards-006]
 * [guards-008] [guards-009] [guards-010]
 */
export const session: Guard = (state, { auth, area }) => {
  if (auth === undefined) return null;
  const { session: who } = state;
  if (who.tag === "unknown") return "wait";
  if (who.tag === "player") return auth === "guest" ? { to: wayOn(state) } : null;
  if (auth === "guest") return null;
  // Until the server has answered a sign-out the page may have to be loaded anew. [session-010] [session-011]
  if (who.leaving !== null) return who.leaving === "asked" ? "wait" : to(state, { name: "home" });
  return to(state, { name: doors[area ?? "none"] });
};

/**
 * Where a player goes who has signed in, or has no use for signing in: to the site's target, back, or home.
 * [routing-011]
 */
const wayOn = ({ navigation: { target, returnPath }, settings: { language } }: State): string =>
  target ?? returnPath ?? pathOf({ name: "home" }, language);
