import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { CouponReminderDropped, CouponReminderScheduled, CouponReminderShown } from "./events.ts";
import type { StoredReminder } from "./stored.ts";

export type RemindersState = {
  readonly couponReminder: StoredReminder | null;
  /** One reminder a session; this one has been spent. */
  readonly isCouponReminderShown: boolean;
};

const initial: RemindersState = { couponReminder: null, isCouponReminderShown: false };

export const remindersSlice = createSlice("reminders", initial)
  .on(AppStarted, (_state, { stored }) => ({
    couponReminder: stored.couponReminder ?? null,
    isCouponReminderShown: stored.isCouponReminderShown ?? false,
  }))
  .on(CouponReminderScheduled, (state, { id, timeToShow }) => ({
    ...state,
    couponReminder: { id, timeToShow, isShown: false },
  }))
  .on(CouponReminderDropped, (state) => ({ ...state, couponReminder: null }))
  .on(CouponReminderShown, (state, { id }) => ({
    couponReminder:
      state.couponReminder?.id === id ? { ...state.couponReminder, isShown: true } : null,
    isCouponReminderShown: true,
  }));
