import { SessionClosed } from "../session/events.ts";
import { RouteEntered } from "../navigation/events.ts";
import { withBody } from "../remoteData.ts";
import { foldRemoteData, joinPages } from "../remoteList.ts";
import { createResourceSlice } from "../resource.ts";
import { foldSubmission, reset } from "../submission.ts";
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

export const supportSlice = createResourceSlice<"support", SupportState>(
  "support",
  initial,
  supportResources,
)
  .on(RouteEntered, (state) => ({
    ...state,
    letter: reset(state.letter),
    callOrder: reset(state.callOrder),
    appeal: reset(state.appeal),
    cancelling: state.cancelling?.error == null ? state.cancelling : null,
  }))
  .on(SupportCallUnwanted, (state, { callId }) => ({
    ...state,
    cancelling: { callId, error: null },
  }))
  .on(CancelCall.answered, (state, { ask }) => ({
    ...state,
    cancelling: null,
    calls: withBody(state.calls, (calls) => ({
      ...calls,
      items: calls.items.map((call) =>
        call.callId === ask.callId ? { ...call, state: "cancelled" } : call,
      ),
    })),
  }))
  .on(CancelCall.failed, (state, { ask, error }) => ({
    ...state,
    cancelling: { callId: ask.callId, error },
  }))
  // Calls and messages are removed with the player; contacts and topics are the same for everyone.
  .on(SessionClosed, ({ contacts, topics }) => ({ ...initial, contacts, topics }));
foldSubmission(supportSlice, "letter", SupportLetterWritten, SupportEmail);
foldSubmission(supportSlice, "callOrder", SupportCallOrdered, SupportCallback);
foldSubmission(supportSlice, "appeal", BlockAppealWritten, SendBlockAppeal);
foldRemoteData(
  supportSlice,
  "calls",
  SupportCalls,
  joinPages(({ callId }) => callId),
);
foldRemoteData(supportSlice, "appeals", BlockAppeals, (_loaded, _ask, { items }) => items);
