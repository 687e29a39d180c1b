import { distinctUntilChanged, EMPTY, map, type Observable, startWith, switchMap } from "rxjs";
import type { Deps } from "../epic.ts";
import { type Rule, runs } from "./rule.ts";

/**
 * The stream of `work` as long as the rule runs; begun anew whenever it runs again, with all its timers gone between.
 */
export const whileRuns = <T>(deps: Deps, rule: Rule, work: () => Observable<T>): Observable<T> =>
  deps.state$.pipe(
    startWith(deps.state()),
    map((state) => runs(rule, state)),
    distinctUntilChanged(),
    switchMap((isOn) => (isOn ? work() : EMPTY)),
  );
