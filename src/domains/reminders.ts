import {
  COUPON_REMINDER,
  couponReminder,
  rememberReminder,
} from "../epics/reminders/couponReminder.ts";
import { remindersSlice } from "../events/reminders/slice.ts";
import { domain } from "./domain.ts";

/** Reminds the player of bets left in the coupon. */
export const reminders = domain({
  name: "reminders",
  slices: [remindersSlice],
  epics: [couponReminder, rememberReminder],
  rules: [COUPON_REMINDER],
});
