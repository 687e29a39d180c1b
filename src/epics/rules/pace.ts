import { debounce, type MonoTypeOperatorFunction, throttle, timer } from "rxjs";
import type { Deps } from "../epic.ts";
import type { Rule } from "./rule.ts";

/**
 * Slows a stream down as the rule says. `throttle`: the first passes at once, and of what comes within `ms` after it
 * the last passes when the time is up, or with `isTrailing: false` none does. `debounce`: the last passes when `ms`
 * were quiet. Lengths, no instants: a clock that is set does not matter.
 */
export const paced = <T>(
  deps: Deps,
  rule: Rule,
  ms: number,
  { isTrailing = true }: { readonly isTrailing?: boolean } = {},
): MonoTypeOperatorFunction<T> => {
  const wait = () => timer(ms, deps.clock.rule(rule.id));
  return rule.pace === "throttle"
    ? throttle(wait, { leading: true, trailing: isTrailing })
    : debounce(wait);
};
