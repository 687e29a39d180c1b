import { ClearHistory, LeaveHistoryOrder, MailHistory } from "../commands/historyOrders.ts";
import { carryOutHistoryOrders } from "../epics/historyOrders/carryOut.ts";
import { historyOrdersSlice } from "../events/historyOrders/slice.ts";
import { historyOrderEndpoints } from "../infra/http/api/historyOrders.ts";
import { domain } from "./domain.ts";

/** Emailing the history, and clearing it. */
export const historyOrders = domain({
  name: "historyOrders",
  slices: [historyOrdersSlice],
  commands: [MailHistory, ClearHistory, LeaveHistoryOrder],
  epics: [carryOutHistoryOrders],
  endpoints: historyOrderEndpoints,
});
