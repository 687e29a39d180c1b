import { debounce, type MonoTypeOperatorFunction, throttle, timer } from "rxjs";
import type { Deps } from "../epic.ts";
import type { Rule } from "./rule.ts";

/**
 * Limits the rate of a stream as the rule says. `throttle`: the first value passes immediately; of those
 * within the next `ms`, the last passes when the time is up, or none with `isTrailing: false`. `debounce`:
 * the last value passes after `ms` of silence. These are durations, so setting the clock does not matter.
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
