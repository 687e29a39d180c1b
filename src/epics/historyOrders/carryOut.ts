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

/** Sends the player's requests about their history to the server, once each. [route-bets-003] */
export const carryOutHistoryOrders: Epic = {
  name: "historyOrders/carryOut",
  run: (deps) =>
    merge(
      deps.on(BetsMailOrdered).pipe(mergeMap(({ data }) => deps.call(MailBetsHistory, data))),
      deps.on(CasinoMailOrdered).pipe(mergeMap(({ data }) => deps.call(MailCasinoHistory, data))),
      deps.on(HistoryClearOrdered).pipe(mergeMap(({ data }) => deps.call(ClearBetsHistory, data))),
    ).pipe(ignoreElements()),
};
