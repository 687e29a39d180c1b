import {
  ClearBetsHistory,
  MailBetsHistory,
  MailCasinoHistory,
} from "../../../events/historyOrders/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const base = { method: "POST", kind: "player", timeoutMs: CALL_TIMEOUT_MS } as const;

const accountField = (accountId: number | null) => (accountId === null ? {} : { accountId });

/** Requests to mail or clear the betting history. */
export const historyOrderEndpoints: readonly Endpoint[] = [
  endpoint(MailBetsHistory, ({ accountId, dateFrom, dateTo }) => ({
    ...base,
    path: "/web-api/bets/history/mail",
    body: { ...accountField(accountId), dateFrom, dateTo },
  })),
  endpoint(MailCasinoHistory, ({ dateFrom, dateTo }) => ({
    ...base,
    path: "/web-api/bets/history/casino-mail",
    body: { dateFrom, dateTo },
  })),
  endpoint(ClearBetsHistory, ({ accountId }) => ({
    ...base,
    path: "/web-api/bets/history/clear",
    body: accountField(accountId),
  })),
];
