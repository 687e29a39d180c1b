import type { Sealed } from "../../codec/codec.ts";
import type { CallError } from "../define.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  BetsMailOrdered,
  CasinoMailOrdered,
  ClearBetsHistory,
  HistoryClearOrdered,
  type HistoryOrderKind,
  HistoryOrderLeft,
  MailBetsHistory,
  MailCasinoHistory,
} from "./events.ts";
import { type HistoryOrder, type HistoryOrdersState, initial } from "./state.ts";

const send = (state: HistoryOrdersState, kind: HistoryOrderKind): HistoryOrdersState => ({
  ...state,
  [kind]: { tag: "sending" },
});

/** Who orders and who hears of it are one: after a sign-out nobody waits. */
const settle = (
  state: HistoryOrdersState,
  kind: HistoryOrderKind,
  order: HistoryOrder,
): HistoryOrdersState => (state[kind].tag === "sending" ? { ...state, [kind]: order } : state);

const outcome = (body: { readonly success: boolean; readonly message?: Sealed }): HistoryOrder => ({
  tag: body.success ? "done" : "refused",
  message: body.message ?? null,
});
const failure = (error: CallError): HistoryOrder => ({ tag: "failed", error });

export const historyOrdersSlice = createSlice("historyOrders", initial)
  .on(BetsMailOrdered, (state) => send(state, "betsMail"))
  .on(MailBetsHistory.answered, (state, { body }) => settle(state, "betsMail", outcome(body)))
  .on(MailBetsHistory.failed, (state, { error }) => settle(state, "betsMail", failure(error)))
  .on(CasinoMailOrdered, (state) => send(state, "casinoMail"))
  .on(MailCasinoHistory.answered, (state, { body }) => settle(state, "casinoMail", outcome(body)))
  .on(MailCasinoHistory.failed, (state, { error }) => settle(state, "casinoMail", failure(error)))
  .on(HistoryClearOrdered, (state) => send(state, "clear"))
  .on(ClearBetsHistory.answered, (state, { body }) => settle(state, "clear", outcome(body)))
  .on(ClearBetsHistory.failed, (state, { error }) => settle(state, "clear", failure(error)))
  .on(HistoryOrderLeft, (state, { kind }) =>
    state[kind].tag === "sending" ? state : { ...state, [kind]: initial[kind] },
  )
  .on(SessionClosed, () => initial);
