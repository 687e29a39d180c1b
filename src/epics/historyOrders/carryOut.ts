import { ignoreElements, merge, mergeMap } from "rxjs";
import {
  BetsMailOrdered,
  CasinoMailOrdered,
  ClearBetsHistory,
  HistoryClearOrdered,
  MailBetsHistory,
  MailCasinoHistory,
} from "../../events/historyOrders/events.ts";
import type { Epic } from "../epic.ts";

/** Tells the server what the player orders about their history, once for each order. [route-bets-003] */
export const carryOutHistoryOrders: Epic = {
  name: "historyOrders/carryOut",
  run: (deps) =>
    merge(
      deps.on(BetsMailOrdered).pipe(mergeMap(({ data }) => deps.call(MailBetsHistory, data))),
      deps.on(CasinoMailOrdered).pipe(mergeMap(({ data }) => deps.call(MailCasinoHistory, data))),
      deps.on(HistoryClearOrdered).pipe(mergeMap(({ data }) => deps.call(ClearBetsHistory, data))),
    ).pipe(ignoreElements()),
};
