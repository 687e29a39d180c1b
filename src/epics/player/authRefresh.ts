import { notSelfExcluded } from "../limits/conditions.ts";
import { isLeft } from "fp-ts/lib/Either.js";
import { EMPTY, exhaustMap, filter, mergeMap, of } from "rxjs";
import { Accounts, Balance } from "../../events/account/events.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { RefreshAuth } from "../../events/player/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule, runs } from "../rules/rule.ts";
import { leads, offline, signedIn, siteOpen, tabHidden } from "../rules/conditions.ts";

export const AUTH_REFRESH = rule({
  id: "AUTH-REFRESH",
  ledger: ["session-006", "call-session-005"],
  parameters: { everyMs: { unit: "ms", fallback: 60_000 } },
  needs: {
    signedIn,
    leads,
    siteOpen,
    notSelfExcluded,
  },
  pauses: {
    tabHidden,
    offline,
  },
});

/**
 * Keeps the session alive while the page is visible; a session that has expired on the server is closed here
 * too.
 */
const refreshNow = (deps: Deps) =>
  deps
    .call(RefreshAuth, {})
    .pipe(
      mergeMap((result) =>
        isLeft(result) && result.left.status === 401
          ? of(SessionClosed({ reason: "expired" }))
          : EMPTY,
      ),
    );

export const refreshAuth = deadline({
  name: "player/authRefresh",
  rule: AUTH_REFRESH,
  due: ({ session, shell }) => {
    const wholeMs = parameter(AUTH_REFRESH, "everyMs", shell.config);
    return [{ key: "", at: session.refreshedAt + wholeMs, wholeMs }];
  },
  fire: refreshNow,
});

/**
 * A session that was ended elsewhere, such as by a self-exclusion on another device, shows in the first
 * balance that is refused: the session is checked at once, not at the next refresh.
 */
export const checkRefused: Epic = {
  name: "player/refused",
  run: (deps) =>
    deps.on(Balance.failed, Accounts.failed).pipe(
      filter(({ data }) => data.error.status === 401 && runs(AUTH_REFRESH, deps.state())),
      exhaustMap(() => refreshNow(deps)),
    ),
};
