import { type Either, isRight } from "fp-ts/lib/Either.js";
import {
  defaultIfEmpty,
  defer,
  EMPTY,
  groupBy,
  ignoreElements,
  mergeMap,
  NEVER,
  type Observable,
  of,
  repeat,
  switchMap,
  tap,
  timer,
} from "rxjs";
import type { CallError } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { backOffMs, shareOf } from "../rules/backOff.ts";
import { retryAfterMs, waitForServer } from "../rules/retryAfter.ts";
import { parameter, type Rule, rule, runs } from "../rules/rule.ts";
import { every, POLL, type Poll, pollsOfScreen } from "./polls.ts";

/** A failing server is polled less and less often, and not by all visitors at the same moment. */
export const POLL_BACK_OFF = rule({
  id: "POLL-BACK-OFF",
  ledger: ["polling-003", "polling-004"],
  parameters: { mostMs: { unit: "ms", fallback: 60_000 } },
});

const none: readonly Poll[] = [];

export type Switch = { readonly key: string; readonly poll: Poll | null };

/**
 * Runs the polls that the state asks for: calls, waits a full interval after the answer, calls again. The interval is the
 * site's, or what the server asks for; failures lengthen it.
 */
export const pollEpic = (name: string, pollsFor: (state: State) => readonly Poll[]): Epic => ({
  name,
  run: (deps) => {
    const putOff: PutOff = new Map();
    return deps
      .select(
        (state) => (runs(POLL, state) ? pollsFor(state) : none),
        (previous, next) => keysOf(previous) === keysOf(next),
      )
      .pipe(
        switches,
        groupBy(({ key }) => key),
        mergeMap((group$) =>
          group$.pipe(
            switchMap(({ poll }) => (poll === null ? EMPTY : keepAsking(deps, poll, putOff))),
          ),
        ),
        ignoreElements(),
      );
  },
});

/** Polls the public feeds for the current screen. */
export const poll = pollEpic("sports/poll", pollsOfScreen);

const keysOf = (polls: readonly Poll[]): string => polls.map(({ key }) => key).join(" ");

/** Turns each new list of polls into those to start and those to stop, so that the others keep running. */
export const switches = (polls$: Observable<readonly Poll[]>): Observable<Switch> =>
  defer(() => {
    let running: readonly Poll[] = [];
    return polls$.pipe(
      mergeMap((polls): Switch[] => {
        const stopped = running.filter(({ key }) => !polls.some((poll) => poll.key === key));
        const started = polls.filter(({ key }) => !running.some((poll) => poll.key === key));
        running = polls;
        return [
          ...stopped.map(({ key }) => ({ key, poll: null })),
          ...started.map((poll) => ({ key: poll.key, poll })),
        ];
      }),
    );
  });

/** Polls that the server has put off: until when (Unix ms) and for how long in total, by poll key. */
type PutOff = Map<string, { readonly endsAt: number; readonly wholeMs: number }>;

/** What an answer says about the next request (contract, "Feeds"). */
type Pace = {
  readonly pollAfterMs?: number;
  /** There is more than this answer holds. */
  readonly more?: boolean;
  readonly cursor?: number;
};

/** Repeats a poll. A delay set by the server stays in force if the poll was stopped meanwhile. */
const keepAsking = (deps: Deps, poll: Poll, putOff: PutOff): Observable<unknown> =>
  defer(() => {
    let isQuiet = true;
    let failures = 0;
    let cursor: number | undefined;
    const wait = (rule: Rule, ms: number) => timer(ms, deps.clock.rule(rule.id));

    const nextPoll = (result: Either<CallError, object>): Observable<unknown> => {
      const state = deps.state();
      const paceMs = poll.everyMs(state);
      isQuiet = false;
      if (isRight(result)) {
        const { pollAfterMs = 0, more, cursor: newCursor }: Pace = result.right;
        const hasAdvanced = newCursor !== cursor;
        failures = 0;
        cursor = newCursor;
        if (more === true && hasAdvanced) return of(null);
        const serverMs = Math.min(pollAfterMs, every("serverMostMs")(state));
        return wait(POLL, Math.max(paceMs, serverMs));
      }
      failures += 1;
      const putOffMs = retryAfterMs(result, state, paceMs);
      if (putOffMs !== null) {
        putOff.set(poll.key, { endsAt: deps.clock.now() + putOffMs, wholeMs: putOffMs });
        return waitIfPutOff();
      }
      const backOff = backOffMs({
        failures,
        firstMs: paceMs,
        longestMs: parameter(POLL_BACK_OFF, "mostMs", state.shell.config),
        share: shareOf(deps.uuid()),
      });
      return wait(POLL_BACK_OFF, Math.max(paceMs, backOff));
    };

    const waitIfPutOff = (): Observable<unknown> => {
      const { endsAt, wholeMs } = putOff.get(poll.key) ?? { endsAt: 0, wholeMs: 0 };
      return endsAt <= deps.clock.now() ? of(null) : waitForServer(deps, endsAt, wholeMs);
    };

    return waitIfPutOff().pipe(
      switchMap(() =>
        defer(() => poll.ask(deps, isQuiet)).pipe(
          tap(() => putOff.delete(poll.key)),
          defaultIfEmpty(null),
          // The call ended with its session: this poll is over, and the next session starts its own.
          switchMap((result) => (result === null ? NEVER : nextPoll(result))),
          repeat(),
        ),
      ),
    );
  });
