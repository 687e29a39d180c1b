import type { Favorite, FavoriteLists, FavoriteType } from "./events.ts";
import type { FavoriteChange } from "./state.ts";

export const idsOf = (lists: FavoriteLists, type: FavoriteType): readonly number[] =>
  type === "game"
    ? lists.games.map(({ permanentId }) => permanentId)
    : type === "champ"
      ? lists.champs
      : lists.teams;

export const hasFavorite = (
  lists: FavoriteLists,
  { type, id }: Pick<Favorite, "type" | "id">,
): boolean => idsOf(lists, type).includes(id);

/** The lists after a change; a favourite that is there already stays where it is. */
export function withChange(lists: FavoriteLists, { isAdded, favorite }: FavoriteChange) {
  const { type, id, sportId = 0, startTime } = favorite;
  if (isAdded && hasFavorite(lists, favorite)) return lists;
  const changed = (ids: readonly number[]) =>
    isAdded ? [...ids, id] : ids.filter((other) => other !== id);
  switch (type) {
    case "champ":
      return { ...lists, champs: changed(lists.champs) };
    case "team":
      return { ...lists, teams: changed(lists.teams) };
    default: {
      const others = lists.games.filter(({ permanentId }) => permanentId !== id);
      const game = { permanentId: id, sportId, ...(startTime === undefined ? {} : { startTime }) };
      return { ...lists, games: isAdded ? [...others, game] : others };
    }
  }
}

/** Each favourite of the lists, to be added elsewhere. */
export const asAdded = ({ games, champs, teams }: FavoriteLists): readonly FavoriteChange[] => {
  const added = (favorite: Favorite): FavoriteChange => ({ isAdded: true, favorite });
  return [
    ...games.map(({ permanentId, ...rest }) => added({ type: "game", id: permanentId, ...rest })),
    ...champs.map((id) => added({ type: "champ", id })),
    ...teams.map((id) => added({ type: "team", id })),
  ];
};
