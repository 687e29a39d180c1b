import { type Either, isRight } from "fp-ts/lib/Either.js";
import {
  defaultIfEmpty,
  defer,
  distinctUntilChanged,
  EMPTY,
  groupBy,
  ignoreElements,
  map,
  mergeMap,
  NEVER,
  type Observable,
  of,
  repeat,
  startWith,
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
import { every, POLL, type Wanted, wantedPolls } from "./wanted.ts";

/** A server in trouble is asked less and less often, and not by all visitors at the same instant. */
export const POLL_BACK_OFF = rule({
  id: "POLL-BACK-OFF",
  ledger: ["polling-003", "polling-004"],
  parameters: { mostMs: { unit: "ms", fallback: 60_000 } },
});

const none: readonly Wanted[] = [];

export type Switch = { readonly key: string; readonly wanted: Wanted | null };

/**
 * Keeps fresh what is wanted: asks, waits a whole interval after the answer, asks again. The interval is the site's, or
 * what the server asks for; failures make it longer.
 */
export const pollWhat = (name: string, wanted: (state: State) => readonly Wanted[]): Epic => ({
  name,
  run: (deps) => {
    const putOff: PutOff = new Map();
    return deps.state$.pipe(
      startWith(deps.state()),
      map((state) => (runs(POLL, state) ? wanted(state) : none)),
      distinctUntilChanged((before, after) => keysOf(before) === keysOf(after)),
      switches,
      groupBy(({ key }) => key),
      mergeMap((group$) =>
        group$.pipe(
          switchMap(({ wanted }) => (wanted === null ? EMPTY : keepAsking(deps, wanted, putOff))),
        ),
      ),
      ignoreElements(),
    );
  },
});

/** Keeps fresh what the screen shows of the public feeds. */
export const poll = pollWhat("sports/poll", wantedPolls);

const keysOf = (polls: readonly Wanted[]): string => polls.map(({ key }) => key).join(" ");

/** Turns each next list of polls into what to start and what to stop, so that the others run on untouched. */
export const switches = (polls$: Observable<readonly Wanted[]>): Observable<Switch> =>
  defer(() => {
    let running: readonly Wanted[] = [];
    return polls$.pipe(
      mergeMap((polls): Switch[] => {
        const stopped = running.filter(({ key }) => !polls.some((poll) => poll.key === key));
        const started = polls.filter(({ key }) => !running.some((poll) => poll.key === key));
        running = polls;
        return [
          ...stopped.map(({ key }) => ({ key, wanted: null })),
          ...started.map((wanted) => ({ key: wanted.key, wanted })),
        ];
      }),
    );
  });

/** What the server has put off: until when (Unix ms), and for how long in all. By the key of the poll. */
type PutOff = Map<string, { readonly endsAt: number; readonly wholeMs: number }>;

/** What an answer says of the next question (contract, "Feeds"). */
type Pace = {
  readonly pollAfterMs?: number;
  /** There is more than this answer holds. */
  readonly more?: boolean;
  readonly cursor?: number;
};

/** Asks again and again. What the server has put off stays so when the screen, or the connection, was away meanwhile. */
const keepAsking = (deps: Deps, wanted: Wanted, putOff: PutOff): Observable<unknown> =>
  defer(() => {
    let isQuiet = true;
    let failures = 0;
    let cursor: number | undefined;
    const wait = (rule: Rule, ms: number) => timer(ms, deps.clock.rule(rule.id));

    const next = (result: Either<CallError, object>): Observable<unknown> => {
      const state = deps.state();
      const paceMs = wanted.everyMs(state);
      isQuiet = false;
      if (isRight(result)) {
        const { pollAfterMs = 0, more, cursor: reached }: Pace = result.right;
        const isFurther = reached !== cursor;
        failures = 0;
        cursor = reached;
        if (more === true && isFurther) return of(null);
        const wantedMs = Math.min(pollAfterMs, every("serverMostMs")(state));
        return wait(POLL, Math.max(paceMs, wantedMs));
      }
      failures += 1;
      const putOffMs = retryAfterMs(result, state, paceMs);
      if (putOffMs !== null) {
        putOff.set(wanted.key, { endsAt: deps.clock.now() + putOffMs, wholeMs: putOffMs });
        return held();
      }
      const backOff = backOffMs({
        failures,
        firstMs: paceMs,
        longestMs: parameter(POLL_BACK_OFF, "mostMs", state.shell.config),
        share: shareOf(deps.uuid()),
      });
      return wait(POLL_BACK_OFF, Math.max(paceMs, backOff));
    };

    const held = (): Observable<unknown> => {
      const { endsAt, wholeMs } = putOff.get(wanted.key) ?? { endsAt: 0, wholeMs: 0 };
      return endsAt <= deps.clock.now() ? of(null) : waitForServer(deps, endsAt, wholeMs);
    };

    return held().pipe(
      switchMap(() =>
        defer(() => wanted.ask(deps, isQuiet)).pipe(
          tap(() => putOff.delete(wanted.key)),
          defaultIfEmpty(null),
          // Ended with the session it was asked in: this poll is over too, and whoever comes next starts one of their own.
          switchMap((result) => (result === null ? NEVER : next(result))),
          repeat(),
        ),
      ),
    );
  });
