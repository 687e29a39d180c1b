import { isLeft } from "fp-ts/lib/Either.js";
import { EMPTY, mergeMap, of } from "rxjs";
import { isSelfExcluded } from "../../events/limits/selectors.ts";
import { isMaintenance } from "../../events/maintenance/selectors.ts";
import { SessionClosed } from "../../events/session/events.ts";
import { RefreshAuth } from "../../events/session/playerEvents.ts";
import { deadline } from "../rules/deadline.ts";
import { figure, rule } from "../rules/rule.ts";

export const AUTH_REFRESH = rule({
  id: "AUTH-REFRESH",
  ledger: ["session-006", "call-session-005"],
  parameters: { everyMs: { unit: "ms", fallback: 60_000 } },
  needs: {
    player: ({ session }) => session.tag === "player",
    leads: ({ tabs }) => tabs.isLeader,
    siteOpen: (state) => !isMaintenance(state),
    notExcluded: (state) => !isSelfExcluded(state),
  },
  pauses: {
    tabHidden: ({ shell }) => shell.isTabHidden,
    offline: ({ shell }) => !shell.isOnline,
  },
});

/** Keeps the player's session alive while she looks at the page; a session that is gone is closed here too. */
export const refreshAuth = deadline({
  name: "session/authRefresh",
  rule: AUTH_REFRESH,
  due: ({ session, shell }) => {
    const wholeMs = figure(AUTH_REFRESH, "everyMs", shell.config);
    return [{ key: "", at: session.refreshedAt + wholeMs, wholeMs }];
  },
  fire: (deps) =>
    deps
      .call(RefreshAuth, {})
      .pipe(
        mergeMap((result) =>
          isLeft(result) && result.left.status === 401
            ? of(SessionClosed({ reason: "expired" }))
            : EMPTY,
        ),
      ),
});
