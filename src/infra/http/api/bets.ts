import { BetsHistory, OpenedBets } from "../../../events/bets/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** The player's bets. */
export const betEndpoints: readonly Endpoint[] = [
  endpoint(BetsHistory, ({ status, pageToken, accountId, filter = {} }) => ({
    method: "GET",
    path: "/web-api/bets/history",
    query: { status, accountId, ...filter, pageToken },
    kind: "player",
    timeoutMs,
  })),
  endpoint(OpenedBets, ({ pageToken, accountId }) => ({
    method: "GET",
    path: "/web-api/bets/open",
    query: { accountId, pageToken },
    kind: "player",
    timeoutMs,
  })),
];
