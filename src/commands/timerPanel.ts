import * as t from "io-ts";
import type { State } from "../events/index.ts";
import { TimerMoved, TimerPanelToggled } from "../events/runtime/events.ts";
import { finite, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const DUE_IN_MS = 5_000;

const isProduction = ({ shell }: State): boolean =>
  shell.config === null || shell.config.site.environment === "production";

/** Opens or closes the timer panel; not in production. */
export const ShowTimers = defineCommand(
  "ShowTimers",
  shape({ isOpen: t.boolean }),
  ({ isOpen }, state) =>
    isProduction(state) || state.runtime.isPanelOpen === isOpen
      ? refuse("nothing_to_do")
      : accept(TimerPanelToggled({ isOpen })),
  "wait",
);

/** Makes a single armed timer due in five seconds; not in production. */
export const MakeTimerDue = defineCommand(
  "MakeTimerDue",
  shape({ timer: finite }),
  ({ timer }, state, now) => {
    const armed = state.runtime.timers[timer];
    const dueAt = now + DUE_IN_MS;
    return isProduction(state) || armed === undefined || armed.dueAt <= dueAt
      ? refuse("nothing_to_do")
      : accept(TimerMoved({ timer, dueAt }));
  },
);
