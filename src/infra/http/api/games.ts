import { GamesPreview } from "../../../events/games/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** Our own games. */
export const gamesEndpoints: readonly Endpoint[] = [
  endpoint(GamesPreview, (ask) => ({
    method: "GET",
    path: "/web-api/games-preview/light",
    // As a text: `false` would be left out, and the server wants to be told.
    query: { ...ask, whence: 55, includeCategories: "false" },
    kind: "either",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
