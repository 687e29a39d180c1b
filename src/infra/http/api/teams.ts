import { Team, TeamPlayer } from "../../../events/teams/events.ts";
import { type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";

/** Teams and their players; shared and cacheable. */
export const teamEndpoints: readonly Endpoint[] = [
  endpoint(Team, ({ teamId, lng }) => ({
    method: "GET",
    path: `/line-feed/v1/teams/${teamId}`,
    query: { lng },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
  endpoint(TeamPlayer, ({ playerId, lng }) => ({
    method: "GET",
    path: `/line-feed/v1/players/${playerId}`,
    query: { lng },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
];
