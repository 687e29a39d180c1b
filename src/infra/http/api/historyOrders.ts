import {
  ClearBetsHistory,
  MailBetsHistory,
  MailCasinoHistory,
} from "../../../events/historyOrders/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const order = { method: "POST", kind: "player", timeoutMs: CALL_TIMEOUT_MS } as const;

const accountField = (accountId: number | null) => (accountId === null ? {} : { accountId });

/** Orders about the history of bets. */
export const historyOrderEndpoints: readonly Endpoint[] = [
  endpoint(MailBetsHistory, ({ accountId, dateFrom, dateTo }) => ({
    ...order,
    path: "/web-api/bets/history/mail",
    body: { ...accountField(accountId), dateFrom, dateTo },
  })),
  endpoint(MailCasinoHistory, ({ dateFrom, dateTo }) => ({
    ...order,
    path: "/web-api/bets/history/casino-mail",
    body: { dateFrom, dateTo },
  })),
  endpoint(ClearBetsHistory, ({ accountId }) => ({
    ...order,
    path: "/web-api/bets/history/clear",
    body: accountField(accountId),
  })),
];
