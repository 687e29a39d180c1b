import { finite, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

export { StoredReminder } from "./stored.ts";

/**
 * A reminder of this bet is due at `timeToShow` (Unix ms), unless the coupon is opened before.
 * [reminders-001]
 */
export const CouponReminderScheduled = defineEvent(
  "CouponReminderScheduled",
  1,
  shape({ id: finite, timeToShow: finite }),
);
/** The reminder is no longer needed. [reminders-006] */
export const CouponReminderDropped = defineEvent("CouponReminderDropped", 1, shape({}));
/** The player is reminded, once per session. [reminders-004] [reminders-005] */
export const CouponReminderShown = defineEvent("CouponReminderShown", 1, shape({ id: finite }));
