import { EMPTY, filter, map, merge, mergeMap, type Observable, of } from "rxjs";
import {
  RegistrationTriesCounted,
  SignInTriesCounted,
  TriesRead,
} from "../../events/analytics/events.ts";
import { SignInRefused } from "../../events/auth/events.ts";
import type { Draft } from "../../events/define.ts";
import { RegistrationAnswered, RegistrationAsked } from "../../events/registrationForm/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";

const stored = (key: string, value: unknown): Draft =>
  ValueStored({ area: "local", key, value: value === null ? null : JSON.stringify(value) });

const signInTries = (count: number): Observable<Draft> =>
  of(SignInTriesCounted({ count }), stored("tl.loginAttempts", count === 0 ? null : count));

/** Counts sign-ins that were refused, until one succeeds; the count outlives the visit. [analytics-010] */
export const countSignIns: Epic = {
  name: "analytics/signInTries",
  run: (deps) => {
    const count = () => deps.state().analytics.tries.signIn;
    return merge(
      deps.on(SignInRefused),
      // The refusal came before these rules were loaded.
      deps.on(TriesRead).pipe(filter(() => deps.state().auth.request.tag === "refused")),
      deps.on(SessionOpened).pipe(map(() => null)),
    ).pipe(
      mergeMap((refusal) => {
        if (refusal !== null) return signInTries(count() + 1);
        return count() === 0 ? EMPTY : signInTries(0);
      }),
    );
  },
};

const registrationTries = (deps: Deps, isDone: boolean): Observable<Draft> => {
  const { registration } = deps.state().analytics.tries;
  if (isDone && registration === null) return EMPTY;
  const tries = isDone ? null : { count: (registration?.count ?? 0) + 1, lastAt: deps.clock.now() };
  return of(RegistrationTriesCounted({ tries }), stored("tl.registrationTries", tries));
};

/**
 * Counts registrations that were sent, and when the last one was, until one succeeds; both outlive the visit.
 * [analytics-009]
 */
export const countRegistrations: Epic = {
  name: "analytics/registrationTries",
  run: (deps) =>
    merge(
      deps.on(RegistrationAsked).pipe(map(() => false)),
      deps.on(RegistrationAnswered).pipe(
        filter(({ data }) => data.outcome === "done" || data.outcome === "activation"),
        map(() => true),
      ),
    ).pipe(mergeMap((isDone) => registrationTries(deps, isDone))),
};
