import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { foldSubmission, reset } from "../submission.ts";
import {
  BetsMailOrdered,
  CasinoMailOrdered,
  ClearBetsHistory,
  HistoryClearOrdered,
  HistoryOrderLeft,
  MailBetsHistory,
  MailCasinoHistory,
} from "./events.ts";
import { initial } from "./state.ts";

export const historyOrdersSlice = createSlice("historyOrders", initial)
  .on(HistoryOrderLeft, (state, { kind }) => ({ ...state, [kind]: reset(state[kind]) }))
  .on(SessionClosed, () => initial);
foldSubmission(historyOrdersSlice, "betsMail", BetsMailOrdered, MailBetsHistory);
foldSubmission(historyOrdersSlice, "casinoMail", CasinoMailOrdered, MailCasinoHistory);
foldSubmission(historyOrdersSlice, "clear", HistoryClearOrdered, ClearBetsHistory);
