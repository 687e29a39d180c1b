import type { StoredReminder } from "./stored.ts";

export type RemindersState = {
  readonly couponReminder: StoredReminder | null;
  /** The only reminder of this session has been shown. */
  readonly isCouponReminderShown: boolean;
};

export const initial: RemindersState = { couponReminder: null, isCouponReminderShown: false };
