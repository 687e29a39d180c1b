import * as t from "io-ts";
import type { DataOf } from "../events/define.ts";
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
import { finite, personal, shape } from "../infra/codec.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Writes to support. */
export const WriteToSupport = defineCommand("WriteToSupport", Letter);
/** Orders a call. */
export const OrderCall = defineCommand("OrderCall", CallOrder);
/** Asks once more for the ordered calls. */
export const RefreshCalls = defineCommand("RefreshCalls", shape({}));
/** Shows older calls. */
export const LoadMoreCalls = defineCommand("LoadMoreCalls", shape({}));
/** Cancels an ordered call. */
export const CancelOrderedCall = defineCommand("CancelOrderedCall", shape({ callId: finite }));
/** Asks once more for the appeals. */
export const RefreshAppeals = defineCommand("RefreshAppeals", shape({}));
/** Appeals against a block. */
export const AppealBlock = defineCommand("AppealBlock", shape({ text: personal(t.string) }));

export const supportCommands = {
  WriteToSupport,
  OrderCall,
  RefreshCalls,
  LoadMoreCalls,
  CancelOrderedCall,
  RefreshAppeals,
  AppealBlock,
} as const;

type Empty = Readonly<Record<never, never>>;

/** Nothing is sent twice at a time. */
export const writeToSupport: Decider<Letter> = (letter, { support }) =>
  support.letter.tag === "sending" ? refuse("nothing_to_do") : accept(SupportLetterWritten(letter));

export const orderCall: Decider<CallOrder> = (order, { support }) =>
  support.callOrder.tag === "sending" ? refuse("nothing_to_do") : accept(SupportCallOrdered(order));

export const refreshCalls: Decider<Empty> = (_data, { session, support }) => {
  if (session.tag !== "player") return refuse("sign_in_needed");
  return support.calls.load === "loading"
    ? refuse("nothing_to_do")
    : accept(SupportCallsWanted({ pageToken: null }));
};

export const loadMoreCalls: Decider<Empty> = (_data, { support: { calls } }) =>
  calls.nextPageToken === null || calls.load === "loading"
    ? refuse("nothing_to_do")
    : accept(SupportCallsWanted({ pageToken: calls.nextPageToken }));

/** One at a time, and only one that still waits. */
export const cancelOrderedCall: Decider<DataOf<typeof CancelOrderedCall>> = (
  { callId },
  { support: { calls, cancelling } },
) => {
  const isWaiting = calls.items.some((call) => call.callId === callId && call.state === "ordered");
  const isBusy = cancelling !== null && cancelling.error === null;
  return isWaiting && !isBusy ? accept(SupportCallUnwanted({ callId })) : refuse("nothing_to_do");
};

export const refreshAppeals: Decider<Empty> = (_data, { session, support }) => {
  if (session.tag !== "player") return refuse("sign_in_needed");
  return support.appeals.load === "loading"
    ? refuse("nothing_to_do")
    : accept(BlockAppealsWanted({}));
};

/** One appeal waits at a time. */
export const appealBlock: Decider<DataOf<typeof AppealBlock>> = (
  { text },
  { session, support: { appeal, appeals } },
) => {
  if (session.tag !== "player") return refuse("sign_in_needed");
  const isWaiting = appeals.items.some(({ state }) => state === "open");
  return appeal.tag === "sending" || isWaiting
    ? refuse("nothing_to_do")
    : accept(BlockAppealWritten({ text }));
};
