import { EMPTY, type Observable, switchMap } from "rxjs";
import type { Deps } from "../epic.ts";
import { type Rule, runs } from "./rule.ts";

/**
 * Subscribes to `work` while the rule runs; starts over whenever it runs again, with all timers cancelled in
 * between.
 */
export const whileRuns = <T>(deps: Deps, rule: Rule, work: () => Observable<T>): Observable<T> =>
  deps.select((state) => runs(rule, state)).pipe(switchMap((isOn) => (isOn ? work() : EMPTY)));
