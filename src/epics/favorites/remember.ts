import { filter, map, skip } from "rxjs";
import type { FavoriteLists } from "../../events/favorites/events.ts";
import { noFavorites, withChange } from "../../events/favorites/index.ts";
import type { State } from "../../events/index.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** What this device keeps: a visitor's favourites, or what a player's server does not have yet. */
function kept({ favorites }: State): FavoriteLists {
  if (!favorites.isOwned) return favorites.lists;
  return favorites.unsent.filter(({ isAdded }) => isAdded).reduce(withChange, noFavorites);
}

const isEmpty = ({ games, champs, teams }: FavoriteLists): boolean =>
  games.length + champs.length + teams.length === 0;

const textOf = (state: State): string | null => {
  const lists = kept(state);
  return isEmpty(lists) ? null : JSON.stringify(lists);
};

/** Stores them whenever they change; none removes them. */
export const rememberFavorites: Epic = {
  name: "favorites/remember",
  run: (deps) =>
    deps.select(textOf).pipe(
      skip(1),
      filter(() => deps.state().session.tag !== "unknown"),
      map((value) => ValueStored({ area: "local", key: "tl.favorites", value })),
    ),
};
