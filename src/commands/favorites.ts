import { shape } from "../codec/codec.ts";
import {
  Favorite,
  FavoriteAdded,
  FavoriteRemoved,
  FavoritesWanted,
} from "../events/favorites/events.ts";
import { hasFavorite, idsOf, mostFavorites } from "../events/favorites/index.ts";
import { NotificationShown } from "../events/notifications/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const full = NotificationShown({
  id: "favorites-full",
  status: "warning",
  variant: "default",
  text: "favoritesFull",
  action: "none",
});

/** Adds a favourite, or removes it if it is one. There are 200 at most of each kind, and the player is told. */
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
      ? accept(full)
      : accept(FavoriteAdded(favorite));
  },
  "wait",
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
