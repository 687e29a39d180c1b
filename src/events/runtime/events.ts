import * as t from "io-ts";
import { openString, shape } from "../../infra/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** A rule has set a timer; `delayMs` is what the rule asked for, `dueAt` the instant it makes (Unix ms). */
export const TimerArmed = defineEvent(
  "TimerArmed",
  1,
  "session",
  shape({ timer: t.number, rule: openString, delayMs: t.number, dueAt: t.number }),
);
/** A rule took its timer back before it was due. */
export const TimerCancelled = defineEvent(
  "TimerCancelled",
  1,
  "session",
  shape({ timer: t.number, rule: openString }),
);
/** A timer came due: an input, because only the outside knows when that really was. */
export const TimerFired = defineInput(
  "TimerFired",
  1,
  "session",
  shape({ timer: t.number, rule: openString }),
);
/** An id or a random number drawn by a rule: an input, so that replay gets the same one. */
export const RandomDrawn = defineInput("RandomDrawn", 1, "session", shape({ value: openString }));
/** A rule gave up a call before its answer came; the port aborts it. */
export const CallCancelled = defineEvent("CallCancelled", 1, "session", shape({ call: t.number }));
/** A decider said no; `code` names the reason (translated in views only). */
export const CommandRefused = defineEvent(
  "CommandRefused",
  1,
  "session",
  shape({ command: openString, code: openString }),
);
/** An epic threw and is stopped; the others go on. */
export const EpicCrashed = defineEvent(
  "EpicCrashed",
  1,
  "session",
  shape({ epic: openString, message: openString }),
);
/** A fold threw: its slice stays as it was before the event `culprit`. */
export const FoldCrashed = defineEvent(
  "FoldCrashed",
  1,
  "session",
  shape({ slice: openString, culprit: t.number, message: openString }),
);
