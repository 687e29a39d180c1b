import { ChosenGames } from "../chosenGames/events.ts";
import type { CallError } from "../define.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { TabShown } from "../shell/events.ts";
import { isOver } from "../sports/index.ts";
import {
  AddFavorite,
  type Favorite,
  FavoriteAdded,
  type FavoriteLists,
  FavoriteRemoved,
  Favorites,
  FavoritesFound,
  FavoritesWanted,
  RemoveFavorite,
} from "./events.ts";
import { asAdded, withChange } from "./lists.ts";
import { type FavoriteChange, type FavoritesState, initial } from "./state.ts";

/** A match that began this long ago is over, even if no feed says so any more. */
const longestSec = 36 * 3_600;

const changed = (state: FavoritesState, change: FavoriteChange): FavoritesState => ({
  ...state,
  lists: withChange(state.lists, change),
  unsent: state.isOwned ? [...state.unsent, change] : state.unsent,
});

const asking = (state: FavoritesState): FavoritesState => ({ ...state, isAsking: true });

/** The server's list, with the changes that it does not have yet. */
const received = (
  state: FavoritesState,
  body: FavoriteLists,
  unsent: readonly FavoriteChange[],
): FavoritesState => ({
  ...state,
  lists: unsent.reduce(withChange, body),
  isLoaded: true,
  unsent,
  isAsking: false,
  failedAt: null,
});

const failed = (state: FavoritesState, at: number): FavoritesState => ({
  ...state,
  isAsking: false,
  failedAt: at,
});

/** The server refuses this change for good: the match is over, or there are too many. */
const isRefused = ({ tag, status = 0 }: CallError): boolean =>
  tag === "http" && [400, 404, 409].includes(status);

type Item = Pick<Favorite, "type" | "id">;

/** The changes without the one that was sent, the oldest of its kind. */
function withoutSent(
  { unsent }: FavoritesState,
  { type, id }: Item,
  isAdded: boolean,
): readonly FavoriteChange[] {
  const sent = unsent.findIndex(
    ({ favorite, ...change }) =>
      change.isAdded === isAdded && favorite.type === type && favorite.id === id,
  );
  return unsent.filter((_change, index) => index !== sent);
}

/** The list is loaded again without the refused change. */
const refused = (state: FavoritesState, item: Item, isAdded: boolean): FavoritesState => ({
  ...state,
  unsent: withoutSent(state, item, isAdded),
  isLoaded: false,
  isAsking: false,
  failedAt: null,
});

export const favoritesSlice = createSlice<"favorites", FavoritesState>("favorites", initial)
  .on(FavoritesFound, (state, found, { at }) => {
    const games = found.games.filter(
      ({ startTime }) => startTime === undefined || startTime + longestSec > at / 1000,
    );
    const lists = { ...found, games };
    // A player's device has only what the server does not have yet.
    if (!state.isOwned) return { ...state, lists };
    const unsent = [...asAdded(lists), ...state.unsent];
    return { ...state, unsent, lists: unsent.reduce(withChange, state.lists) };
  })
  .on(FavoriteAdded, (state, favorite) => ({
    ...changed(state, { isAdded: true, favorite }),
    lastRemoved: null,
  }))
  .on(FavoriteRemoved, (state, { favorite, isUndoable }) => ({
    ...changed(state, { isAdded: false, favorite }),
    lastRemoved: isUndoable ? favorite : null,
  }))
  // A visitor's favourites join the player's.
  .on(SessionOpened, (state) => ({
    ...initial,
    isOwned: true,
    lists: state.lists,
    unsent: asAdded(state.lists),
  }))
  .on(SessionClosed, (state, { reason }) => (reason === "start" ? state : initial))
  .on(FavoritesWanted, (state) => ({ ...state, isLoaded: false, failedAt: null }))
  // Another tab may have changed them.
  .on(TabShown, (state) => ({ ...state, isLoaded: false }))
  .on(Favorites.asked, asking)
  .on(AddFavorite.asked, asking)
  .on(RemoveFavorite.asked, asking)
  .on(Favorites.answered, (state, { body }) => received(state, body, state.unsent))
  .on(AddFavorite.answered, (state, { ask, body }) =>
    received(state, body, withoutSent(state, ask, true)),
  )
  .on(RemoveFavorite.answered, (state, { ask, body }) =>
    received(state, body, withoutSent(state, ask, false)),
  )
  .on(Favorites.failed, (state, _failed, { at }) => failed(state, at))
  .on(AddFavorite.failed, (state, { ask, error }, { at }) =>
    isRefused(error) ? refused(state, ask, true) : failed(state, at),
  )
  .on(RemoveFavorite.failed, (state, { ask, error }, { at }) =>
    isRefused(error) ? refused(state, ask, false) : failed(state, at),
  )
  // A match that is over leaves; on the screen it stays until the list is opened again.
  .on(ChosenGames.answered, (state, { body }) => {
    const over = new Set(
      (body.full ? (body.games ?? []) : []).filter(isOver).map(({ permanentId }) => permanentId),
    );
    const games = state.lists.games.filter(({ permanentId }) => !over.has(permanentId));
    return games.length === state.lists.games.length
      ? state
      : { ...state, lists: { ...state.lists, games } };
  });
