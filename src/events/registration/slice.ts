import { RouteEntered } from "../navigation/events.ts";
import { SessionOpened } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { TabMessageReceived } from "../tabs/events.ts";
import {
  RegistrationReminderClosed,
  RegistrationReminderPlanned,
  RegistrationReminderShown,
} from "./events.ts";
import { initial, type RegistrationState } from "./state.ts";

const withoutOffer = (state: RegistrationState): RegistrationState =>
  state.isOffered ? { ...state, isOffered: false } : state;

export const registrationSlice = createSlice("registration", initial)
  .on(AppStarted, (state, { stored }) => ({
    ...state,
    nextAt: stored.registrationNextAt ?? 0,
  }))
  .on(RegistrationReminderPlanned, (state, { plan }) => ({ ...state, plan }))
  .on(RegistrationReminderShown, (_state, { nextAllowedAt }) => ({
    plan: null,
    nextAt: nextAllowedAt,
    isOffered: true,
  }))
  .on(TabMessageReceived, (state, { message }) =>
    message.kind === "askedIn" ? { ...state, nextAt: message.nextAllowedAt } : state,
  )
  .on(RegistrationReminderClosed, withoutOffer)
  .on(RouteEntered, withoutOffer)
  .on(SessionOpened, withoutOffer);
