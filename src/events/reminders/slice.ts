import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { CouponReminderDropped, CouponReminderScheduled, CouponReminderShown } from "./events.ts";
import { initial } from "./state.ts";

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
