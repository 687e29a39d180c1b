import type { Favorite, FavoriteLists } from "./events.ts";

/** A change that the server does not have yet. */
export type FavoriteChange = { readonly isAdded: boolean; readonly favorite: Favorite };

export type FavoritesState = {
  /** What the player sees: of the device or the server, with the changes that the server does not have yet. */
  readonly lists: FavoriteLists;
  /** They are a player's, on the server; a visitor's are on this device. */
  readonly isOwned: boolean;
  /** A player's: whether the server's list is here. */
  readonly isLoaded: boolean;
  /** Oldest first; none of a visitor. */
  readonly unsent: readonly FavoriteChange[];
  /** A request is under way. */
  readonly isAsking: boolean;
  /** When the last request failed (Unix ms); null: it did not. */
  readonly failedAt: number | null;
  readonly lastRemoved: Favorite | null;
};

export const noFavorites: FavoriteLists = { games: [], champs: [], teams: [] };

export const initial: FavoritesState = {
  lists: noFavorites,
  isOwned: false,
  isLoaded: false,
  unsent: [],
  isAsking: false,
  failedAt: null,
  lastRemoved: null,
};

/** As many of each type as one list of the feed may name. */
export const mostFavorites = 200;
