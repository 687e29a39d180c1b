import { type Either, isLeft, isRight, left } from "fp-ts/lib/Either.js";
import {
  EMPTY,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
} from "rxjs";
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
import { AppStarted, CameOnline, TabShown } from "../../events/shell/events.ts";
import { TabMessageReceived } from "../../events/tabs/events.ts";
import type { Sealed } from "../../codec/codec.ts";
import type { Deps, Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { rule, runs } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { siteOpen } from "../rules/conditions.ts";

/** 2 retries make 3 requests. [session-001] */
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
 * Finds out who is signed in, at the start and after a sign-in in another tab. Without a session cookie a session is
 * opened first. A sign-out that the server has not received yet goes before everything else, because that session would
 * still be valid.
 */
export const restoreSession: Epic = {
  name: "session/restore",
  run: (deps) =>
    whileRuns(deps, SESSION_CHECK, () =>
      merge(
        deps.on(AppStarted).pipe(
          // A page that finds the site closed makes no calls. [maintenance-004]
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
        // A failed check at the start means a visitor, for now; later it means nothing. [error-016]
        if (isLeft(result) && session.tag !== "unknown") return EMPTY;
        return applyAnswer(session, isLeft(result) ? null : userOf(result.right));
      }),
    ),
};

type Checked = Either<CallError, DataOf<typeof CheckSession.answered>["body"]>;

/**
 * A check that the server did not get, or could not answer, is made again when the page comes online or is looked at
 * again: the visitor may be a player, unless they have just signed out.
 */
const check = (deps: Deps): Observable<Checked> =>
  askAgain(deps, SESSION_CHECK, CheckSession, {}).pipe(
    switchMap((result) =>
      isRight(result) || (result.left.status ?? 500) < 500
        ? of(result)
        : deps.on(CameOnline, TabShown).pipe(
            take(1),
            map(() => deps.state().session),
            filter((session) => session.tag !== "visitor" || session.signOut === null),
            switchMap(() => check(deps)),
            startWith(result),
          ),
    ),
  );

/** A player who has asked to sign out is not checked. */
const notChecked = left<CallError>({ tag: "http" });

function start(
  deps: Deps,
  { hasSession, stored }: DataOf<typeof AppStarted>,
): ReturnType<typeof check> {
  if (hasSession) return check(deps);
  const open = () => deps.call(OpenSession, {}).pipe(switchMap(() => check(deps)));
  // The server sets the cookie again on every sign-in, so a cookie means that the mark is outdated.
  if (stored.isSignOutOwed !== true) return open();
  return askAgain(deps, SESSION_CHECK, Disconnect, {}).pipe(
    switchMap((result) => (isRight(result) && result.right.success ? open() : of(notChecked))),
  );
}

/** The events for the answer of the session check; none if it changes nothing. */
function applyAnswer(session: SessionState, userId: Sealed | null): Observable<Draft> {
  const currentId = session.tag === "player" ? session.userId : null;
  if (session.tag === "unknown" && userId === null) return of(SessionClosed({ reason: "start" }));
  if (userId === currentId) return EMPTY;
  return of(
    ...(currentId === null ? [] : [SessionClosed({ reason: "tab" })]),
    ...(userId === null ? [] : [SessionOpened({ userId })]),
  );
}
