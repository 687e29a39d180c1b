import { rules } from "../../src/catalogue.ts";
import type { Rule } from "../../src/epics/rules/rule.ts";
import type { Entry } from "../../src/events/define.ts";
import { TimerArmed } from "../../src/events/runtime/events.ts";
import { TimerHost } from "../../src/infra/host/timers.ts";
import { replace, swapPace } from "./mutants.ts";
import { wakeCheck } from "./page.ts";

const ruleNamed = (id: string): Rule => {
  const found = rules.find((rule) => rule.id === id);
  if (found === undefined) throw new Error(`there is no rule ${id}`);
  return found;
};

/** Nothing checks the wall clock any more, neither on waking nor when a browser timer fires. */
function removeWakeCheck(): () => void {
  const { onEntry } = TimerHost.prototype;
  wakeCheck.isRemoved = true;
  TimerHost.prototype.onEntry = function (entry: Entry) {
    const isArming = TimerArmed.is(entry);
    const never = { dueAt: Number.POSITIVE_INFINITY };
    onEntry.call(this, isArming ? { ...entry, data: { ...entry.data, ...never } } : entry);
  };
  return () => {
    wakeCheck.isRemoved = false;
    TimerHost.prototype.onEntry = onEntry;
  };
}

/**
 * Faults that the tests of the rules must notice in the right places; each returns a function that undoes it.
 */
export const faults = {
  wake: removeWakeCheck,
  pause: () => replace(ruleNamed("POLL").pauses, "pollingPaused", () => false),
  throttle: () => swapPace(ruleNamed("IDLE-ACTIVITY"))(),
} as const satisfies Readonly<Record<string, () => () => void>>;
