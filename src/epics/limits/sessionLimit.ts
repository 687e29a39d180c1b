import { isRight } from "fp-ts/lib/Either.js";
import { EMPTY, mergeMap, of } from "rxjs";
import { SessionPing } from "../../events/limits/events.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { SessionClosed, SignOutRequested } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import { deadline } from "../rules/deadline.ts";
import { rule } from "../rules/rule.ts";
import { notSelfExcluded, sessionLimitSet } from "./conditions.ts";
import { siteOpen } from "../rules/conditions.ts";

export const SESSION_LIMIT = rule({
  id: "SESSION-LIMIT",
  ledger: ["limits-015", "limits-016", "limits-017", "limits-029"],
  parameters: {},
  needs: { sessionLimitSet, notSelfExcluded, siteOpen },
  persists: ["tl.s.sessionLimitEnded"],
});

export const SESSION_LIMIT_NOTICE = "session-limit";

export const sessionLimitEnded = () =>
  NotificationShown({
    id: SESSION_LIMIT_NOTICE,
    status: "error",
    variant: "permanent",
    text: "sessionLimitEnded",
    action: "none",
  });

const end = () =>
  of(
    ValueStored({ area: "session", key: "tl.s.sessionLimitEnded", value: "true" }),
    SignOutRequested({}),
    SessionClosed({ reason: "sessionLimit" }),
    sessionLimitEnded(),
  );

/**
 * Signs the player out when their session limit has run out. [limits-016] [limits-017] The server keeps the
 * count: when this page reaches zero, it asks once more. Without an answer, its own count applies.
 */
export const endSessionByLimit = deadline({
  name: "limits/session",
  rule: SESSION_LIMIT,
  isGuard: true,
  due: ({ limits }) => {
    const { at, leftMs } = limits.session ?? { at: 0, leftMs: 0 };
    return [{ key: "", at: at + leftMs, wholeMs: leftMs }];
  },
  fire: (deps) => {
    if (deps.state().limits.session?.leftMs === 0) return end();
    return deps
      .call(SessionPing, {})
      .pipe(
        mergeMap((result) =>
          isRight(result) && result.right.data.limitBalance !== 0 ? EMPTY : end(),
        ),
      );
  },
});
