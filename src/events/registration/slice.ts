import { RouteEntered } from "../navigation/events.ts";
import { SessionOpened } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { TabMessageHeard } from "../tabs/events.ts";
import {
  RegistrationReminderClosed,
  RegistrationReminderPlanned,
  RegistrationReminderShown,
} from "./events.ts";
import { initial, type RegistrationState } from "./state.ts";

const withoutOffer = (state: RegistrationState): RegistrationState =>
  state.isOffered ? { ...state, isOffered: false } : state;

export const registrationSlice = createSlice("registration", initial)
  .onPlain(AppStarted, (state, { stored }) => ({
    ...state,
    nextAt: stored.registrationNextAt ?? 0,
  }))
  .onPlain(RegistrationReminderPlanned, (state, { plan }) => ({ ...state, plan }))
  .onPlain(RegistrationReminderShown, (_state, { nextAllowedAt }) => ({
    plan: null,
    nextAt: nextAllowedAt,
    isOffered: true,
  }))
  .onPlain(TabMessageHeard, (state, { message }) =>
    message.kind === "askedIn" ? { ...state, nextAt: message.nextAllowedAt } : state,
  )
  .onPlain(RegistrationReminderClosed, withoutOffer)
  .onPlain(RouteEntered, withoutOffer)
  .onPlain(SessionOpened, withoutOffer);
