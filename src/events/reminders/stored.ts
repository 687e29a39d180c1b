import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";

/** `tl.s.couponReminder`: of which bet (`id`), when it is due (Unix ms), and whether it was shown. [reminders-003] */
export const StoredReminder = shape({ id: finite, timeToShow: finite, isShown: t.boolean });
export type StoredReminder = t.TypeOf<typeof StoredReminder>;
