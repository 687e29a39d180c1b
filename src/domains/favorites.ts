import { RefreshFavorites, RestoreFavorite, ToggleFavorite } from "../commands/favorites.ts";
import { rememberFavorites } from "../epics/favorites/remember.ts";
import { FAVORITES_SEND, sendFavorites } from "../epics/favorites/send.ts";
import { favoritesSlice } from "../events/favorites/slice.ts";
import { favoriteEndpoints } from "../infra/http/api/favorites.ts";
import { favoritesPort, watchFavorites } from "../infra/ports/favorites.ts";
import { domain } from "./domain.ts";

/** Favourite matches, championships and teams. */
export const favorites = domain({
  name: "favorites",
  slices: [favoritesSlice],
  commands: [ToggleFavorite, RestoreFavorite, RefreshFavorites],
  epics: [sendFavorites, rememberFavorites],
  rules: [FAVORITES_SEND],
  endpoints: favoriteEndpoints,
  ports: ({ window, areas: { local }, report, state }) => {
    watchFavorites(window, local, report, () => state().favorites.isOwned);
    return [{ onEntry: favoritesPort(local, report) }];
  },
});
