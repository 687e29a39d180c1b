import {
  defer,
  distinctUntilChanged,
  EMPTY,
  groupBy,
  ignoreElements,
  map,
  mergeMap,
  type Observable,
  startWith,
  switchMap,
  timer,
} from "rxjs";
import type { State } from "../../events/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { runs } from "../rules/rule.ts";
import { POLL, type Wanted, wantedPolls } from "./wanted.ts";

const none: readonly Wanted[] = [];

export type Switch = { readonly key: string; readonly wanted: Wanted | null };

/** Keeps fresh what is wanted: asks, waits a whole interval after the answer, asks again. */
export const pollWhat = (name: string, wanted: (state: State) => readonly Wanted[]): Epic => ({
  name,
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map((state) => (runs(POLL, state) ? wanted(state) : none)),
      distinctUntilChanged((before, after) => keysOf(before) === keysOf(after)),
      switches,
      groupBy(({ key }) => key),
      mergeMap((group$) =>
        group$.pipe(
          switchMap(({ wanted }) => (wanted === null ? EMPTY : keepAsking(deps, wanted))),
        ),
      ),
      ignoreElements(),
    ),
});

/** Keeps fresh what the screen shows of the public feeds. */
export const poll = pollWhat("polling/poll", wantedPolls);

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

function keepAsking(deps: Deps, wanted: Wanted): Observable<unknown> {
  const again = (isQuiet: boolean): Observable<unknown> =>
    wanted.ask(deps, isQuiet).pipe(
      switchMap(() => timer(wanted.everyMs(deps.state()), deps.clock.rule(POLL.id))),
      switchMap(() => again(false)),
    );
  return again(true);
}
