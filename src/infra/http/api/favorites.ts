import { AddFavorite, Favorites, RemoveFavorite } from "../../../events/favorites/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const path = "/web-api/favorites";
const timeoutMs = CALL_TIMEOUT_MS;

/** A player's favourites. */
export const favoriteEndpoints: readonly Endpoint[] = [
  endpoint(Favorites, () => ({ method: "GET", path, kind: "player", timeoutMs })),
  endpoint(AddFavorite, ({ type, id }) => ({
    method: "POST",
    path,
    body: { type, id },
    kind: "player",
    timeoutMs,
  })),
  endpoint(RemoveFavorite, ({ type, id }) => ({
    method: "DELETE",
    path: `${path}/${type}/${id}`,
    kind: "player",
    timeoutMs,
  })),
];
