import { RouteEntered } from "../navigation/events.ts";
import { SessionClosed } from "../session/events.ts";
import type { Sending } from "../sending.ts";
import { drafted } from "../drafted.ts";
import { createResourceSlice } from "../resource.ts";
import {
  BlockAppealWritten,
  SupportCallOrdered,
  SupportCallUnwanted,
  CancelCall,
  SupportLetterWritten,
  BlockAppeals,
  SupportCalls,
  SendBlockAppeal,
  SupportCallback,
  SupportEmail,
} from "./events.ts";
import { supportResources } from "./resources.ts";
import { initial, type SupportState } from "./state.ts";

const sending: Sending = { tag: "sending" };
const sent: Sending = { tag: "sent" };

/** Another page begins with a fresh form; one that is on its way is waited for. */
const rested = (form: Sending): Sending => (form.tag === "sending" ? form : { tag: "idle" });

export const supportSlice = createResourceSlice<"support", SupportState>(
  "support",
  initial,
  supportResources,
)
  .on(RouteEntered, (state) => ({
    ...state,
    letter: rested(state.letter),
    callOrder: rested(state.callOrder),
    appeal: rested(state.appeal),
    cancelling: state.cancelling?.error == null ? state.cancelling : null,
  }))
  .on(SupportLetterWritten, (state) => ({ ...state, letter: sending }))
  .on(SupportEmail.answered, (state) => ({ ...state, letter: sent }))
  .on(SupportEmail.failed, (state, { error }) => ({ ...state, letter: { tag: "failed", error } }))
  .on(SupportCallOrdered, (state) => ({ ...state, callOrder: sending }))
  .on(SupportCallback.answered, (state) => ({ ...state, callOrder: sent }))
  .on(SupportCallback.failed, (state, { error }) => ({
    ...state,
    callOrder: { tag: "failed", error },
  }))
  .on(SupportCalls.asked, (state) => ({ ...state, calls: { ...state.calls, load: "loading" } }))
  .on(SupportCalls.failed, (state) => ({ ...state, calls: { ...state.calls, load: "failed" } }))
  .on(
    SupportCalls.answered,
    drafted(({ calls }, { ask, body }) => {
      if (ask.pageToken === null) calls.items = [];
      calls.items.push(...body.items);
      calls.nextPageToken = body.nextPageToken;
      calls.load = "done";
    }),
  )
  .on(SupportCallUnwanted, (state, { callId }) => ({
    ...state,
    cancelling: { callId, error: null },
  }))
  .on(
    CancelCall.answered,
    drafted((draft, { ask }) => {
      draft.cancelling = null;
      const cancelled = draft.calls.items.find(({ callId }) => callId === ask.callId);
      if (cancelled !== undefined) cancelled.state = "cancelled";
    }),
  )
  .on(CancelCall.failed, (state, { ask, error }) => ({
    ...state,
    cancelling: { callId: ask.callId, error },
  }))
  .on(BlockAppeals.asked, (state) => ({ ...state, appeals: { ...state.appeals, load: "loading" } }))
  .on(BlockAppeals.failed, (state) => ({ ...state, appeals: { ...state.appeals, load: "failed" } }))
  .on(BlockAppeals.answered, (state, { body }) => ({
    ...state,
    appeals: { items: body.items, load: "done" },
  }))
  .on(BlockAppealWritten, (state) => ({ ...state, appeal: sending }))
  .on(SendBlockAppeal.answered, (state) => ({ ...state, appeal: sent }))
  .on(SendBlockAppeal.failed, (state, { error }) => ({
    ...state,
    appeal: { tag: "failed", error },
  }))
  // What a player has ordered and written goes with them; the texts are for everybody.
  .on(SessionClosed, ({ contacts, topics }) => ({ ...initial, contacts, topics }));
