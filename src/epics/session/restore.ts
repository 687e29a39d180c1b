import { isRight } from "fp-ts/lib/Either.js";
import { map, of, switchMap } from "rxjs";
import {
  CheckSession,
  OpenSession,
  SessionClosed,
  SessionOpened,
} from "../../events/session/events.ts";
import { AppStarted } from "../../events/shell/events.ts";
import { askAgain } from "../ask.ts";
import type { Epic } from "../epic.ts";
import { figure, SESSION_CHECK } from "../rules.ts";

/** 2 tries again make 3 questions. [session-001] */
const retry = {
  id: SESSION_CHECK.id,
  everyMs: figure(SESSION_CHECK.parameters.everyMs, null),
  tries: figure(SESSION_CHECK.parameters.tries, null) + 1,
};

/** Finds out who is there. Without a session cookie one is opened first; a failed check means a visitor. [error-016] */
export const restoreSession: Epic = {
  name: "session/restore",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) => (data.hasSession ? of(null) : deps.call(OpenSession, {}))),
      switchMap(() => askAgain(deps, retry, CheckSession, {})),
      map((result) => {
        const userId = isRight(result) ? result.right.user_id : null;
        return userId === null ? SessionClosed({ reason: "start" }) : SessionOpened({ userId });
      }),
    ),
};
