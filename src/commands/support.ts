import * as t from "io-ts";
import {
  BlockAppealsWanted,
  BlockAppealWritten,
  CallOrder,
  SupportCallOrdered,
  SupportCallsWanted,
  SupportCallUnwanted,
  Letter,
  SupportLetterWritten,
} from "../events/support/events.ts";
import { isCancellingCall } from "../events/support/index.ts";
import { bodyOf, isLoading } from "../events/remoteData.ts";
import { itemsOf, nextTokenOf } from "../events/remoteList.ts";
import { finite, personal, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Sends a message to support, one at a time. */
export const WriteToSupport = defineCommand("WriteToSupport", Letter, (letter, { support }) =>
  support.letter.tag === "sending" ? refuse("nothing_to_do") : accept(SupportLetterWritten(letter)),
);

/** Requests a call. */
export const OrderCall = defineCommand("OrderCall", CallOrder, (order, { support }) =>
  support.callOrder.tag === "sending" ? refuse("nothing_to_do") : accept(SupportCallOrdered(order)),
);

/** Reloads the requested calls. */
export const RefreshCalls = defineCommand(
  "RefreshCalls",
  shape({}),
  (_data, { session, support }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    return isLoading(support.calls)
      ? refuse("nothing_to_do")
      : accept(SupportCallsWanted({ pageToken: null }));
  },
);

/** Loads older calls. */
export const LoadMoreCalls = defineCommand(
  "LoadMoreCalls",
  shape({}),
  (_data, { support: { calls } }) => {
    const pageToken = nextTokenOf(calls);
    return pageToken === null || isLoading(calls)
      ? refuse("nothing_to_do")
      : accept(SupportCallsWanted({ pageToken }));
  },
);

/** Cancels a requested call. One at a time, and only one that is still waiting. */
export const CancelOrderedCall = defineCommand(
  "CancelOrderedCall",
  shape({ callId: finite }),
  ({ callId }, { support }) => {
    const isWaiting = itemsOf(support.calls).some(
      (call) => call.callId === callId && call.state === "ordered",
    );
    return isWaiting && !isCancellingCall({ support })
      ? accept(SupportCallUnwanted({ callId }))
      : refuse("nothing_to_do");
  },
);

/** Reloads the appeals. */
export const RefreshAppeals = defineCommand(
  "RefreshAppeals",
  shape({}),
  (_data, { session, support }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    return isLoading(support.appeals) ? refuse("nothing_to_do") : accept(BlockAppealsWanted({}));
  },
);

/** Appeals against a block. Only one appeal may be pending. */
export const AppealBlock = defineCommand(
  "AppealBlock",
  shape({ text: personal(t.string) }),
  ({ text }, { session, support: { appeal, appeals } }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    const isWaiting = (bodyOf(appeals) ?? []).some(({ state }) => state === "open");
    return appeal.tag === "sending" || isWaiting
      ? refuse("nothing_to_do")
      : accept(BlockAppealWritten({ text }));
  },
);
