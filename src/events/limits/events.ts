import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";

/**
 * A limit of the player. [limits-001] `limitState` is ACTIVE, PENDING or INACTIVE; timestamps in Unix
 * seconds, money in major units of `measure`; for a session limit `limitBalance` is in seconds, -1 for none.
 * [limits-015]
 */
export const ClientLimit = shape({
  limitType: finite,
  limitValue: finite,
  limitBalance: finite,
  limitState: openString,
  startedAt: finite,
  endsAt: nullable(finite),
  needApprove: t.boolean,
  measure: openString,
});
export type ClientLimit = t.TypeOf<typeof ClientLimit>;

/** GET /limit-service-api/api/external/web/v3/limits [call-limits-002] */
export const ClientLimits = defineSessionCall(
  "ClientLimits",
  1,
  shape({}),
  shape({ data: t.array(ClientLimit) }),
);
/** POST /limit-service-api/api/external/web/v3/ping [call-limits-010] Counts this session's time. */
export const SessionPing = defineSessionCall(
  "SessionPing",
  1,
  shape({}),
  shape({ data: shape({ limitBalance: finite }) }),
);
const ActionResult = shape({ title: openString });
/**
 * POST /limit-service-api/api/external/web/v3/limitaction: 1 approves, 0 rejects. [call-limits-007]
 * [limits-008]
 */
export const DecideLimit = defineSessionCall(
  "DecideLimit",
  1,
  shape({ limitType: finite, action: finite }),
  ActionResult,
);
/**
 * DELETE /limit-service-api/api/external/web/v3/limit: the other way to reject. [call-limits-008]
 * [limits-010]
 */
export const CancelLimit = defineSessionCall(
  "CancelLimit",
  1,
  shape({ limitType: finite }),
  ActionResult,
);

const LimitRef = shape({ limitType: finite });
/** A pending limit has waited long enough: the player is asked to confirm or reject it. [limits-007] */
export const LimitApprovalDue = defineEvent("LimitApprovalDue", 1, LimitRef);
/** The player has decided; the server has to be notified. */
export const LimitApprovalGiven = defineEvent(
  "LimitApprovalGiven",
  1,
  shape({ limitType: finite, isApproved: t.boolean }),
);
/** The player decides later: they are asked again after the next page load. */
export const LimitApprovalPutOff = defineEvent("LimitApprovalPutOff", 1, LimitRef);
/** The limits may have changed on the server: they are requested again. */
export const LimitsWanted = defineEvent("LimitsWanted", 1, shape({}));
