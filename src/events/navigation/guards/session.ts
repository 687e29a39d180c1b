import type { State } from "../../index.ts";
import { remoteOf } from "../../shell/index.ts";
import { pathOf } from "../route.ts";
import { type Guard, to, toOrHome, type Verdict } from "./verdict.ts";

const entryPoints = { account: "appAuthorization", root: "home", none: "login" } as const;

/**
 * Pages for players, and the payment page where the site requires signing in for it, send a visitor to the
 * sign-in page, or home if the site has no such page; pages for visitors send a player to their account.
 * [guards-005] [guards-006] [guards-008] [guards-009] [guards-010] [payments-001]
 */
export const session: Guard = (state, { needs, area, ...row }) => {
  const isPaymentClosed = state.shell.config?.payment?.isSignInRequired === true;
  const auth = needs === "payment" && isPaymentClosed ? "player" : row.auth;
  if (auth === undefined) return null;
  const { session: current } = state;
  if (current.tag === "unknown") return "wait";
  if (current.tag === "player") return auth === "guest" ? playerRedirect(state) : null;
  if (auth === "guest") return null;
  // The page may be reloaded as long as the server has not answered the sign-out. [session-010] [session-011]
  if (current.signOut !== null)
    return current.signOut === "asked" ? "wait" : to(state, { name: "home" });
  return toOrHome(state, { name: entryPoints[area ?? "none"] });
};

/**
 * A player who signed in on this page goes to the target of the site, back, or home. One who was already
 * signed in goes to their account, or home where the site has none. The app has no account screen of its own
 * yet, but a remote section may provide one. [guards-010] [routing-011]
 */
function playerRedirect(state: State): Verdict {
  const { isSignedInHere, target, returnPath } = state.navigation;
  const home = pathOf({ name: "home" }, state.settings.language);
  if (isSignedInHere) return { to: target ?? returnPath ?? home };
  if (state.shell.config === null) return "wait";
  if (remoteOf(state, "profile") === null) return { to: home };
  return toOrHome(state, { name: "account" });
}
