import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** A rule has set a timer; `delayMs` is what the rule asked for, `dueAt` the instant it makes (Unix ms). */
export const TimerArmed = defineEvent(
  "TimerArmed",
  1,
  shape({ timer: finite, rule: openString, delayMs: finite, dueAt: finite }),
);
/** A rule took its timer back before it was due. */
export const TimerCancelled = defineEvent(
  "TimerCancelled",
  1,
  shape({ timer: finite, rule: openString }),
);
/** A timer came due: an input, because only the outside knows when that really was. */
export const TimerFired = defineInput("TimerFired", 1, shape({ timer: finite, rule: openString }));
/** Somebody who tests wants this timer at another instant (Unix ms); no other timer changes. */
export const TimerMoved = defineEvent("TimerMoved", 1, shape({ timer: finite, dueAt: finite }));
/** The panel of the timers was opened or closed. */
export const TimerPanelToggled = defineEvent("TimerPanelToggled", 1, shape({ isOpen: t.boolean }));
/** An id or a random number drawn by a rule: an input, so that replay gets the same one. */
export const RandomDrawn = defineInput("RandomDrawn", 1, shape({ value: openString }));
/** A rule gave up a call before its answer came; the port aborts it. */
export const CallCancelled = defineEvent("CallCancelled", 1, shape({ call: finite }));
/** A decider said no; `code` names the reason (translated in views only). */
export const CommandRefused = defineEvent(
  "CommandRefused",
  1,
  shape({ command: openString, code: openString }),
);
/** What a decider says of a command whose domain is not here yet, and which waits for it. */
export const POSTPONED = "postponed";
/** A command waits for its domain; it is given again when that has arrived. */
export const CommandPostponed = defineEvent("CommandPostponed", 1, shape({ command: openString }));
/** An epic threw and is stopped; the others go on. */
export const EpicCrashed = defineEvent(
  "EpicCrashed",
  1,
  shape({ epic: openString, message: openString }),
);
/** A fold threw: its slice stays as it was before the event `culprit`. */
export const FoldCrashed = defineEvent(
  "FoldCrashed",
  1,
  shape({ slice: openString, culprit: finite, message: openString }),
);
/** So many parts of an answer could not be read and were left out; `detail` says what was wrong with the first. */
export const AnswerPartsLeftOut = defineInput(
  "AnswerPartsLeftOut",
  1,
  shape({ call: openString, count: finite, detail: openString }),
);
/**
 * The figures of every rule, as `RULE.parameter`: those of the catalogue at start, those in force once the site
 * config is known. A log thereby says which rules it was made with, also of those that never fired.
 */
export const RulesStated = defineEvent(
  "RulesStated",
  1,
  shape({ figures: t.record(openString, finite) }),
);

/**
 * What code is needed for that the first load does not have: `player` when somebody is signed in, `later` after the
 * first page, `signIn` with its forms, `coupon` when that holds something or is looked at, `routes` with the first
 * address that is not one of the first load's, `frame` when the first section stands, `content` with a page of the
 * server's content, `remote` with the first section that the site config has elsewhere.
 */
export const Need = t.keyof({
  player: null,
  later: null,
  signIn: null,
  coupon: null,
  routes: null,
  frame: null,
  content: null,
  remote: null,
});
export type Need = t.TypeOf<typeof Need>;
/** From now on there is need of these domains; a port loads them. */
export const DomainsWanted = defineEvent("DomainsWanted", 1, shape({ need: Need }));
/** They are here, and act from this entry on: an input, because only the outside knows when that was. */
export const DomainsArrived = defineInput(
  "DomainsArrived",
  1,
  shape({ need: Need, domains: t.array(openString) }),
);
/** They could not be loaded. */
export const DomainsMissing = defineInput("DomainsMissing", 1, shape({ need: Need }));
