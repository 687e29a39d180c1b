import { type Either, isRight } from "fp-ts/lib/Either.js";
import { EMPTY, filter, ignoreElements, map, merge, type Observable, switchMap } from "rxjs";
import { activeAccount } from "../../events/account/index.ts";
import type { Draft } from "../../events/define.ts";
import {
  EndOtherSessions,
  EndSession,
  LoginSessions,
  LoginSessionsWanted,
  SessionBets,
  SessionDeposits,
} from "../../events/loginSessions/events.ts";
import { currentSession, hasSessionClock } from "../../events/loginSessions/index.ts";
import type { State } from "../../events/index.ts";
import type { Epic } from "../epic.ts";
import { opened } from "../rules/opened.ts";
import { unanswered } from "../rules/unanswered.ts";

/** Far more pages than one session fills; a server that never ends its list is not asked forever. */
const MOST_PAGES = 50;

/**
 * Loads the player's sessions each time their page is opened, older ones on request, and all again where nobody knows
 * whether one was ended.
 */
export const loadLoginSessions: Epic = {
  name: "loginSessions/load",
  run: (deps) =>
    merge(
      opened(deps, "sessionHistory").pipe(map(() => null)),
      deps.on(LoginSessionsWanted).pipe(map(({ data }) => data.pageToken)),
      deps.on(EndSession.failed, EndOtherSessions.failed).pipe(
        unanswered(deps),
        map(() => null),
      ),
    ).pipe(
      switchMap((pageToken) => deps.call(LoginSessions, { pageToken })),
      ignoreElements(),
    ),
};

/** Another account, and under a session clock another balance, has other bets. */
function accountInView(state: State): string | null {
  const active = activeAccount(state.account);
  if (active === null) return null;
  return hasSessionClock(state) ? `${active.id} ${active.money}` : `${active.id}`;
}

/**
 * Once this session and the account are known, every bet and deposit since it began, page by page; where the session clock shows what
 * they brought, again whenever the balance has moved.
 */
export const loadSessionBets: Epic = {
  name: "loginSessions/bets",
  run: (deps) =>
    merge(
      // An older page may be the first that names this session.
      deps
        .on(LoginSessions.answered)
        .pipe(
          filter(
            ({ data }) =>
              data.ask.pageToken === null || deps.state().loginSessions.bets.tag === "idle",
          ),
        ),
      deps.select(accountInView),
    ).pipe(
      switchMap(() => {
        const { account, loginSessions } = deps.state();
        const current = currentSession(loginSessions);
        const accountId = activeAccount(account)?.id;
        if (current === null || accountId === undefined) return EMPTY;
        const ask = { accountId, dateFrom: current.startedAt };
        return merge(
          pagesOf((pageToken) => deps.call(SessionBets, { ...ask, pageToken })),
          pagesOf((pageToken) => deps.call(SessionDeposits, { ...ask, pageToken })),
        );
      }),
      ignoreElements(),
    ),
};

type Answer = { readonly nextPageToken: string | null };

function pagesOf<E>(
  ask: (pageToken: string | null) => Observable<Either<E, Answer>>,
  pageToken: string | null = null,
  left = MOST_PAGES,
): Observable<Draft> {
  return ask(pageToken).pipe(
    switchMap((result) => {
      const next = isRight(result) ? result.right.nextPageToken : null;
      return next === null || left <= 1 ? EMPTY : pagesOf(ask, next, left - 1);
    }),
  );
}
