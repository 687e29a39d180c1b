import { ignoreElements, mergeMap, Observable, tap, timer } from "rxjs";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { type Rule, runs } from "./rule.ts";

/**
 * Something is due at time `at` (Unix ms), but never later than `wholeMs` from now: otherwise a time from
 * before the clock was set back would wait for hours. `key` distinguishes several deadlines of one rule.
 */
export type Due = { readonly key: string; readonly at: number; readonly wholeMs: number };

type Deadline = {
  readonly name: string;
  readonly rule: Rule;
  /** It protects the player: if it crashes, the session ends safely. */
  readonly isGuard?: boolean;
  /** All deadlines that follow from the state; called only while the rule runs. Must be cheap and pure. */
  readonly due: (state: State) => readonly Due[];
  /**
   * Called when a deadline is reached. Its events must move the deadline or remove it, or the same one would
   * fire again after a pause. Work in progress here is not cancelled.
   */
  readonly fire: (deps: Deps, key: string) => Observable<Draft>;
};

/**
 * A rule as a deadline: the state alone decides what is due when, and nothing else arms, resets, pauses or
 * cancels it. Timers are only hints: the host checks all deadlines whenever the page wakes.
 */
export const deadline = ({ name, rule, isGuard = false, due, fire }: Deadline): Epic => ({
  name,
  isGuard,
  run: (deps) => dueKeys(deps, rule, due).pipe(mergeMap((key) => fire(deps, key))),
});

type Armed = { readonly at: number; readonly stop: () => void };

const dueKeys = (deps: Deps, rule: Rule, due: Deadline["due"]): Observable<string> =>
  new Observable((subscriber) => {
    const armed = new Map<string, Armed>();
    const arm = ({ key, at, wholeMs }: Due) => {
      const leftMs = Math.min(Math.max(0, at - deps.clock.now()), wholeMs);
      const wait = timer(leftMs, deps.clock.rule(rule.id)).subscribe(() => subscriber.next(key));
      armed.set(key, { at, stop: () => wait.unsubscribe() });
    };
    const update = (deadlines: readonly Due[]) => {
      for (const [key, { at, stop }] of armed) {
        if (deadlines.some((deadline) => deadline.key === key && deadline.at === at)) continue;
        stop();
        armed.delete(key);
      }
      for (const deadline of deadlines) if (!armed.has(deadline.key)) arm(deadline);
    };
    deps
      .select((state) => (runs(rule, state) ? due(state) : []))
      .pipe(tap(update), ignoreElements())
      .subscribe(subscriber);
    return () => {
      for (const { stop } of armed.values()) stop();
    };
  });
