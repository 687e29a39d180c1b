import { answered, asked, failed, keyOf } from "../content/piece.ts";
import { RouteEntered } from "../navigation/events.ts";
import { SessionClosed } from "../session/events.ts";
import type { Sending } from "../sending.ts";
import { createSlice } from "../slice.ts";
import {
  AppealWritten,
  CallOrdered,
  CallUnwanted,
  CancelCall,
  LetterWritten,
  LoadAppeals,
  LoadCalls,
  LoadContacts,
  LoadTopics,
  SendAppeal,
  SendCallOrder,
  SendLetter,
} from "./events.ts";
import { initial, type SupportState } from "./state.ts";

const sending: Sending = { tag: "sending" };
const sent: Sending = { tag: "sent" };

/** Another page begins with a fresh form; one that is on its way is waited for. */
const rested = (form: Sending): Sending => (form.tag === "sending" ? form : { tag: "idle" });

export const supportSlice = createSlice<"support", SupportState>("support", initial)
  .on(LoadContacts.asked, (state, { ask }) => ({
    ...state,
    contacts: asked(state.contacts, keyOf(ask)),
  }))
  .on(LoadContacts.answered, (state, { ask, body }, { at }) => ({
    ...state,
    contacts: answered(state.contacts, keyOf(ask), body, at),
  }))
  .on(LoadContacts.failed, (state, { ask, error }) => ({
    ...state,
    contacts: failed(state.contacts, keyOf(ask), error),
  }))
  .on(LoadTopics.asked, (state, { ask }) => ({ ...state, topics: asked(state.topics, keyOf(ask)) }))
  .on(LoadTopics.answered, (state, { ask, body }, { at }) => ({
    ...state,
    topics: answered(state.topics, keyOf(ask), body.items, at),
  }))
  .on(LoadTopics.failed, (state, { ask, error }) => ({
    ...state,
    topics: failed(state.topics, keyOf(ask), error),
  }))
  .on(RouteEntered, (state) => ({
    ...state,
    letter: rested(state.letter),
    callOrder: rested(state.callOrder),
    appeal: rested(state.appeal),
    cancelling: state.cancelling?.error == null ? state.cancelling : null,
  }))
  .on(LetterWritten, (state) => ({ ...state, letter: sending }))
  .on(SendLetter.answered, (state) => ({ ...state, letter: sent }))
  .on(SendLetter.failed, (state, { error }) => ({ ...state, letter: { tag: "failed", error } }))
  .on(CallOrdered, (state) => ({ ...state, callOrder: sending }))
  .on(SendCallOrder.answered, (state) => ({ ...state, callOrder: sent }))
  .on(SendCallOrder.failed, (state, { error }) => ({
    ...state,
    callOrder: { tag: "failed", error },
  }))
  .on(LoadCalls.asked, (state) => ({ ...state, calls: { ...state.calls, load: "loading" } }))
  .on(LoadCalls.failed, (state) => ({ ...state, calls: { ...state.calls, load: "failed" } }))
  .on(LoadCalls.answered, (state, { ask, body }) => ({
    ...state,
    calls: {
      items: ask.pageToken === null ? body.items : [...state.calls.items, ...body.items],
      nextPageToken: body.nextPageToken,
      load: "done",
    },
  }))
  .on(CallUnwanted, (state, { callId }) => ({ ...state, cancelling: { callId, error: null } }))
  .on(CancelCall.answered, (state, { ask }) => ({
    ...state,
    cancelling: null,
    calls: {
      ...state.calls,
      items: state.calls.items.map((call) =>
        call.callId === ask.callId ? { ...call, state: "cancelled" } : call,
      ),
    },
  }))
  .on(CancelCall.failed, (state, { ask, error }) => ({
    ...state,
    cancelling: { callId: ask.callId, error },
  }))
  .on(LoadAppeals.asked, (state) => ({ ...state, appeals: { ...state.appeals, load: "loading" } }))
  .on(LoadAppeals.failed, (state) => ({ ...state, appeals: { ...state.appeals, load: "failed" } }))
  .on(LoadAppeals.answered, (state, { body }) => ({
    ...state,
    appeals: { items: body.items, load: "done" },
  }))
  .on(AppealWritten, (state) => ({ ...state, appeal: sending }))
  .on(SendAppeal.answered, (state) => ({ ...state, appeal: sent }))
  .on(SendAppeal.failed, (state, { error }) => ({ ...state, appeal: { tag: "failed", error } }))
  // What a player has ordered and written goes with her; the texts are for everybody.
  .on(SessionClosed, ({ contacts, topics }) => ({ ...initial, contacts, topics }));
