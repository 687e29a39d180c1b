import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";

/**
 * `tl.s.couponReminder`: bet of the reminder (`id`), when it is due (Unix ms), whether it was shown.
 * [reminders-003]
 */
export const StoredReminder = shape({ id: finite, timeToShow: finite, isShown: t.boolean });
export type StoredReminder = t.TypeOf<typeof StoredReminder>;
