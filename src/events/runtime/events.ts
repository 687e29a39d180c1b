import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** A rule set a timer; `delayMs` is the delay it asked for, `dueAt` the resulting time (Unix ms). */
export const TimerArmed = defineEvent(
  "TimerArmed",
  1,
  shape({ timer: finite, rule: openString, delayMs: finite, dueAt: finite }),
);
/** A rule cancelled its timer before it was due. */
export const TimerCancelled = defineEvent(
  "TimerCancelled",
  1,
  shape({ timer: finite, rule: openString }),
);
/** A timer fired: an input, because replay cannot know when that actually happened. */
export const TimerFired = defineInput("TimerFired", 1, shape({ timer: finite, rule: openString }));
/** A tester moved this timer to another time (Unix ms); other timers do not change. */
export const TimerMoved = defineEvent("TimerMoved", 1, shape({ timer: finite, dueAt: finite }));
/** The timer panel was opened or closed. */
export const TimerPanelToggled = defineEvent("TimerPanelToggled", 1, shape({ isOpen: t.boolean }));
/** An id or random number drawn by a rule: an input, so that replay gets the same one. */
export const RandomDrawn = defineInput("RandomDrawn", 1, shape({ value: openString }));
/** A rule cancelled a call before its answer arrived; the port aborts it. */
export const CallCancelled = defineEvent("CallCancelled", 1, shape({ call: finite }));
/** A decider refused a command; `code` is the reason (translated only in views). */
export const CommandRefused = defineEvent(
  "CommandRefused",
  1,
  shape({ command: openString, code: openString }),
);
/** Code for a command that waits because its domain has not loaded yet. */
export const POSTPONED = "postponed";
/** A command waits for its domain and is repeated when that has loaded. */
export const CommandPostponed = defineEvent("CommandPostponed", 1, shape({ command: openString }));
/** An epic threw and is stopped; the others keep running. */
export const EpicCrashed = defineEvent(
  "EpicCrashed",
  1,
  shape({ epic: openString, message: openString }),
);
/**
 * A turn did not end: what it had left to do was dropped after so many entries. `by`: the epic that made most of the last
 * ones, which is stopped; null when there is none.
 */
export const TurnCut = defineEvent(
  "TurnCut",
  1,
  shape({ entries: finite, by: nullable(openString) }),
);
/** A fold threw: its slice stays as it was before the event `culprit`. */
export const FoldCrashed = defineEvent(
  "FoldCrashed",
  1,
  shape({ slice: openString, culprit: finite, message: openString }),
);
/** `count` parts of an answer were invalid and left out; `detail` describes the first of them. */
export const AnswerPartsLeftOut = defineInput(
  "AnswerPartsLeftOut",
  1,
  shape({ call: openString, count: finite, detail: openString }),
);
/**
 * The parameters of every rule, as `RULE.parameter`: from the catalogue at start, then those in effect once
 * the site config has loaded. So a log contains the rules it was recorded with, even those that never fired.
 */
export const RulesStated = defineEvent(
  "RulesStated",
  2,
  shape({ parameters: t.record(openString, finite) }),
);

/**
 * Why code outside the first load is needed: `player` when a player is signed in, `later` after the first
 * page, `signIn` with its forms, `coupon` when it is not empty or is opened, `routes` with the first address
 * outside the first load, `frame` and `finding` once the first section is ready or has failed, `content` with a page of
 * server content, `remote` with the first remote section.
 */
export const Need = t.keyof({
  player: null,
  later: null,
  signIn: null,
  coupon: null,
  routes: null,
  frame: null,
  finding: null,
  content: null,
  remote: null,
});
export type Need = t.TypeOf<typeof Need>;
/** The domains of this need are required from now on; a port loads them. */
export const DomainsWanted = defineEvent("DomainsWanted", 1, shape({ need: Need }));
/**
 * The domains have loaded and are active from this entry on: an input, because replay cannot know when that
 * was.
 */
export const DomainsArrived = defineInput(
  "DomainsArrived",
  1,
  shape({ need: Need, domains: t.array(openString) }),
);
/** The domains could not be loaded. */
export const DomainsMissing = defineInput("DomainsMissing", 1, shape({ need: Need }));
