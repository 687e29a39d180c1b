import { shape } from "../codec/codec.ts";
import {
  Favorite,
  FavoriteAdded,
  FavoriteRemoved,
  FavoritesWanted,
} from "../events/favorites/events.ts";
import { hasFavorite, idsOf, mostFavorites } from "../events/favorites/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Adds a favourite, or removes it if it is one. */
export const ToggleFavorite = defineCommand(
  "ToggleFavorite",
  Favorite,
  (favorite, { favorites: { lists }, navigation }) => {
    if (hasFavorite(lists, favorite)) {
      // Elsewhere its star stays on the screen and takes it back.
      const isUndoable = /favorites$/i.test(navigation.route.name);
      return accept(FavoriteRemoved({ favorite, isUndoable }));
    }
    return idsOf(lists, favorite.type).length >= mostFavorites
      ? refuse("favorites_full")
      : accept(FavoriteAdded(favorite));
  },
);

/** Takes back the last removal. */
export const RestoreFavorite = defineCommand(
  "RestoreFavorite",
  shape({}),
  (_data, { favorites: { lastRemoved } }) =>
    lastRemoved === null ? refuse("nothing_to_do") : accept(FavoriteAdded(lastRemoved)),
);

/** Loads a player's favourites again. */
export const RefreshFavorites = defineCommand(
  "RefreshFavorites",
  shape({}),
  (_data, { favorites, session }) =>
    session.tag !== "player" || favorites.isAsking
      ? refuse("nothing_to_do")
      : accept(FavoritesWanted({})),
);
