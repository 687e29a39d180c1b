import type { StoredReminder } from "./stored.ts";

export type RemindersState = {
  readonly couponReminder: StoredReminder | null;
  /** One reminder a session; this one has been spent. */
  readonly isCouponReminderShown: boolean;
};

export const initial: RemindersState = { couponReminder: null, isCouponReminderShown: false };
