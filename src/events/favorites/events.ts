import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineEvent, defineInput, defineSessionCall } from "../define.ts";

export const FavoriteType = t.keyof({ game: null, champ: null, team: null });
export type FavoriteType = t.TypeOf<typeof FavoriteType>;

/** A match by its permanent id; `startTime` (Unix seconds) is known to this device only. */
export const FavoriteGame = looseShape(
  { permanentId: finite, sportId: finite },
  { startTime: finite },
);
export type FavoriteGame = t.TypeOf<typeof FavoriteGame>;

/** Favourites in the order in which they were added (contract, Favorites). */
export const FavoriteLists = looseShape(
  { games: list(FavoriteGame), champs: list(finite), teams: list(finite) },
  {},
);
export type FavoriteLists = t.TypeOf<typeof FavoriteLists>;

/** A favourite; `id` is the permanent id of a match. `sportId` and `startTime` belong to a match. */
export const Favorite = shape(
  { type: FavoriteType, id: finite },
  { sportId: finite, startTime: finite },
);
export type Favorite = t.TypeOf<typeof Favorite>;

const item = shape({ type: FavoriteType, id: finite });

/** GET /web-api/favorites */
export const Favorites = defineSessionCall("Favorites", 1, shape({}), FavoriteLists);
/** POST /web-api/favorites; answers with all of them. One that is there already stays where it is. */
export const AddFavorite = defineSessionCall("AddFavorite", 1, item, FavoriteLists);
/** DELETE /web-api/favorites/{type}/{id}; answers with all that are left. */
export const RemoveFavorite = defineSessionCall("RemoveFavorite", 1, item, FavoriteLists);

/** The favourites that this device has stored; another tab may have changed them. */
export const FavoritesFound = defineInput("FavoritesFound", 1, FavoriteLists);
export const FavoriteAdded = defineEvent("FavoriteAdded", 1, Favorite);
/** `isUndoable`: it is gone from the screen, so the player is offered to take it back. */
export const FavoriteRemoved = defineEvent(
  "FavoriteRemoved",
  1,
  shape({ favorite: Favorite, isUndoable: t.boolean }),
);
/** The list of a player is to be loaded again. */
export const FavoritesWanted = defineEvent("FavoritesWanted", 1, shape({}));
