import { isLeft, isRight, left } from "fp-ts/lib/Either.js";
import { EMPTY, filter, map, merge, mergeMap, type Observable, of, switchMap } from "rxjs";
import type { CallError, DataOf, Draft } from "../../events/define.ts";
import {
  CheckSession,
  userOf,
  Disconnect,
  OpenSession,
  SessionClosed,
  SessionOpened,
} from "../../events/session/events.ts";
import type { SessionState } from "../../events/session/state.ts";
import { AppStarted } from "../../events/shell/events.ts";
import { TabMessageReceived } from "../../events/tabs/events.ts";
import type { Sealed } from "../../codec/codec.ts";
import type { Deps, Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { rule, runs } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { siteOpen } from "../rules/conditions.ts";

/** 2 retries make 3 questions. [session-001] */
export const SESSION_CHECK = rule({
  id: "SESSION-CHECK",
  ledger: ["session-001", "error-016"],
  parameters: {
    everyMs: { unit: "ms", fallback: 1_500 },
    retries: { unit: "count", fallback: 2 },
  },
  needs: { siteOpen },
});

/**
 * Finds out who is there, at the start and when somebody signed in in another tab. Without a session cookie one is
 * opened first; a sign-out that the server has not heard of comes before all else, for its session would still count.
 */
export const restoreSession: Epic = {
  name: "session/restore",
  run: (deps) =>
    whileRuns(deps, SESSION_CHECK, () =>
      merge(
        deps.on(AppStarted).pipe(
          // A page that finds the site closed asks nothing. [maintenance-004]
          filter(() => runs(SESSION_CHECK, deps.state())),
          map(({ data }) => start(deps, data)),
        ),
        deps.on(TabMessageReceived).pipe(
          filter(({ data }) => data.message.kind === "signedIn"),
          map(() => check(deps)),
        ),
      ).pipe(switchMap((result) => result)),
    ).pipe(
      mergeMap((result) => {
        const { session } = deps.state();
        // Later a failed check tells nothing; at the start it means a visitor. [error-016]
        if (isLeft(result) && session.tag !== "unknown") return EMPTY;
        return found(session, isLeft(result) ? null : userOf(result.right));
      }),
    ),
};

const check = (deps: Deps) => askAgain(deps, SESSION_CHECK, CheckSession, {});

/** Whoever asked to leave is not asked after. */
const notAsked = left<CallError>({ tag: "http" });

function start(
  deps: Deps,
  { hasSession, stored }: DataOf<typeof AppStarted>,
): ReturnType<typeof check> {
  if (hasSession) return check(deps);
  const open = () => deps.call(OpenSession, {}).pipe(switchMap(() => check(deps)));
  // The server sets the cookie again for whoever signs in: then the mark is an old one.
  if (stored.isSignOutOwed !== true) return open();
  return askAgain(deps, SESSION_CHECK, Disconnect, {}).pipe(
    switchMap((result) => (isRight(result) && result.right.success ? open() : of(notAsked))),
  );
}

/** What there is to tell when the server says who is there: nothing when that is known. */
function found(session: SessionState, userId: Sealed | null): Observable<Draft> {
  const known = session.tag === "player" ? session.userId : null;
  if (session.tag === "unknown" && userId === null) return of(SessionClosed({ reason: "start" }));
  if (userId === known) return EMPTY;
  return of(
    ...(known === null ? [] : [SessionClosed({ reason: "tab" })]),
    ...(userId === null ? [] : [SessionOpened({ userId })]),
  );
}
