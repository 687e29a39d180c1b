import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { TabMessageReceived } from "../tabs/events.ts";
import {
  RegistrationReminderPlanned,
  RegistrationReminderShown,
  RegistrationReminderSilenced,
  RegistrationSilenceFound,
} from "./events.ts";
import { initial } from "./state.ts";

export const registrationSlice = createSlice("registration", initial)
  .on(AppStarted, (state, { stored }) => ({
    ...state,
    nextAt: stored.registrationNextAt ?? 0,
  }))
  .on(RegistrationReminderPlanned, (state, { plan }) => ({ ...state, plan }))
  .on(RegistrationReminderShown, (state, { nextAllowedAt }) => ({
    ...state,
    plan: null,
    nextAt: nextAllowedAt,
  }))
  .on(RegistrationReminderSilenced, (state, { until }) => ({ ...state, silentUntil: until }))
  .on(RegistrationSilenceFound, (state, { until }) => ({ ...state, silentUntil: until }))
  .on(TabMessageReceived, (state, { message }) =>
    message.kind === "askedIn" ? { ...state, nextAt: message.nextAllowedAt } : state,
  );
