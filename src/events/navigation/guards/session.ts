import type { State } from "../../index.ts";
import { remoteOf } from "../../shell/index.ts";
import { pathOf } from "../route.ts";
import { type Guard, to, toOrHome, type Verdict } from "./verdict.ts";

const entryPoints = { account: "appAuthorization", root: "home", none: "login" } as const;

/**
 * Pages of players, and that of payments where the site wants it, send a visitor to sign in, or home where the site has
 * no such page; pages of visitors send a player to their account. [guards-005] [guards-006] [guards-008] [guards-009]
 * [guards-010] [payments-001]
 */
export const session: Guard = (state, { needs, area, ...row }) => {
  const isPaymentClosed = state.shell.config?.payment?.isSignInRequired === true;
  const auth = needs === "payment" && isPaymentClosed ? "player" : row.auth;
  if (auth === undefined) return null;
  const { session: who } = state;
  if (who.tag === "unknown") return "wait";
  if (who.tag === "player") return auth === "guest" ? wayOn(state) : null;
  if (auth === "guest") return null;
  // Until the server has answered a sign-out the page may have to be loaded anew. [session-010] [session-011]
  if (who.leaving !== null) return who.leaving === "asked" ? "wait" : to(state, { name: "home" });
  return toOrHome(state, { name: entryPoints[area ?? "none"] });
};

/**
 * Whoever has signed in on this page goes to the site's target, back, or home. Who is signed in already has no use for
 * it: they go to their account, or home where the site has none. The app has no screen of it yet; a remote section may be
 * one. [guards-010] [routing-011]
 */
function wayOn(state: State): Verdict {
  const { isSignedInHere, target, returnPath } = state.navigation;
  const home = pathOf({ name: "home" }, state.settings.language);
  if (isSignedInHere) return { to: target ?? returnPath ?? home };
  if (state.shell.config === null) return "wait";
  if (remoteOf(state, "profile") === null) return { to: home };
  return toOrHome(state, { name: "account" });
}
