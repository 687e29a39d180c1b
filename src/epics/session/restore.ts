import { isRight } from "fp-ts/lib/Either.js";
import { map, of, switchMap } from "rxjs";
import {
  CheckSession,
  OpenSession,
  SessionClosed,
  SessionOpened,
} from "../../events/session/events.ts";
import { AppStarted } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { rule } from "../rules/rule.ts";

/** 2 retries make 3 questions. [session-001] */
export const SESSION_CHECK = rule({
  id: "SESSION-CHECK",
  ledger: ["session-001", "error-016"],
  parameters: {
    everyMs: { unit: "ms", fallback: 1_500 },
    retries: { unit: "count", fallback: 2 },
  },
});

/** Finds out who is there. Without a session cookie one is opened first; a failed check means a visitor. [error-016] */
export const restoreSession: Epic = {
  name: "session/restore",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) => (data.hasSession ? of(null) : deps.call(OpenSession, {}))),
      switchMap(() => askAgain(deps, SESSION_CHECK, CheckSession, {})),
      map((result) => {
        const userId = isRight(result) ? result.right.user_id : null;
        return userId === null ? SessionClosed({ reason: "start" }) : SessionOpened({ userId });
      }),
    ),
};
