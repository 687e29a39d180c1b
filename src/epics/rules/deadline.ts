import { mergeMap, Observable, startWith, timer } from "rxjs";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { type Rule, runs } from "./rule.ts";

/**
 * Something is due at the instant `at` (Unix ms), but never later than `wholeMs` from now: an instant from
 * before the clock was set back would wait for hours. `key` tells several apart that one rule waits for.
 */
export type Due = { readonly key: string; readonly at: number; readonly wholeMs: number };

type Deadline = {
  readonly name: string;
  readonly rule: Rule;
  /** It protects the player: when it dies the session ends safely. */
  readonly isGuard?: boolean;
  /** What is to come by the state, all of it; asked only while the rule runs. Must be cheap and pure. */
  readonly due: (state: State) => readonly Due[];
  /**
   * What happens then. The facts must move `due` on, or take it away: a pause would else bring the same
   * instant up once more. What is under way here runs to its end.
   */
  readonly fire: (deps: Deps, key: string) => Observable<Draft>;
};

/**
 * A rule as a deadline: the state says what is due when, and nothing else arms, resets, pauses or cancels it.
 * The timers are hints: the host looks at all instants whenever the page wakes.
 */
export const deadline = ({ name, rule, isGuard = false, due, fire }: Deadline): Epic => ({
  name,
  isGuard,
  run: (deps) => fired(deps, rule, due).pipe(mergeMap((key) => fire(deps, key))),
});

type Armed = { readonly at: number; readonly stop: () => void };
const nothing: readonly Due[] = [];

const fired = (deps: Deps, rule: Rule, due: Deadline["due"]): Observable<string> =>
  new Observable((subscriber) => {
    const armed = new Map<string, Armed>();
    const arm = ({ key, at, wholeMs }: Due) => {
      const leftMs = Math.min(Math.max(0, at - deps.clock.now()), wholeMs);
      const wait = timer(leftMs, deps.clock.rule(rule.id)).subscribe(() => subscriber.next(key));
      armed.set(key, { at, stop: () => wait.unsubscribe() });
    };
    const look = (state: State) => {
      const wanted = runs(rule, state) ? due(state) : nothing;
      for (const [key, { at, stop }] of armed) {
        if (wanted.some((one) => one.key === key && one.at === at)) continue;
        stop();
        armed.delete(key);
      }
      for (const one of wanted) if (!armed.has(one.key)) arm(one);
    };
    const looking = deps.state$.pipe(startWith(deps.state())).subscribe({
      next: look,
      error: (error: unknown) => subscriber.error(error),
    });
    return () => {
      looking.unsubscribe();
      for (const { stop } of armed.values()) stop();
    };
  });
