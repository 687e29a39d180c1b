import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";

export { StoredReality } from "./stored.ts";

/** Possible answers of a player; `nothing`: they closed the popup. [reality-002] */
export const RealityAction = t.keyof({ continue: null, log_out: null, nothing: null });
export type RealityAction = t.TypeOf<typeof RealityAction>;

/** POST /web-api/api/web/user/v1/reality-check; `popupShowAt` in Unix seconds. [call-reality-001] */
export const RealityCheck = defineSessionCall(
  "RealityCheck",
  1,
  shape({ action: RealityAction, doNotShowAgain: t.boolean, popupShowAt: finite }),
  shape({ success: t.boolean }),
);

/** An interval of this length starts. [reality-001] */
export const RealityStarted = defineEvent("RealityStarted", 1, shape({ intervalMs: finite }));
/**
 * What is counted of a check goes on under an interval of this length: after a reload, or because the player changed
 * the interval. [reality-007]
 */
export const RealityTakenUp = defineEvent("RealityTakenUp", 1, shape({ intervalMs: finite }));
/** The player has no interval any more: one that is set again starts anew. */
export const RealityEnded = defineEvent("RealityEnded", 1, shape({}));
/** A step of the interval is over; it counts for `byMs`. [reality-006] */
export const RealityStepped = defineEvent("RealityStepped", 1, shape({ byMs: finite }));
/** The interval is over, and the player is asked. [reality-002] */
export const RealityCheckShown = defineEvent("RealityCheckShown", 1, shape({}));
/** The player's answer to the check that was shown at `shownAt` (Unix ms). [reality-003] */
export const RealityAnswered = defineEvent(
  "RealityAnswered",
  1,
  shape({ action: RealityAction, doNotShowAgain: t.boolean, shownAt: finite }),
);
/** After an answer the policy pack pauses play until `until` (Unix ms). */
export const RealityPauseBegan = defineEvent("RealityPauseBegan", 1, shape({ until: finite }));
/** Play is open again. */
export const RealityPauseEnded = defineEvent("RealityPauseEnded", 1, shape({}));
/** Another tab has advanced the interval: `leftMs` of it are left. */
export const RealityTimeShared = defineEvent("RealityTimeShared", 1, shape({ leftMs: finite }));
