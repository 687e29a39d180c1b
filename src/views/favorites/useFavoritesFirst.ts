import { useMemo, useState } from "react";
import { type Game, type ShownGame, gameOf } from "../../events/sports/index.ts";
import type { FavoriteLists } from "../../events/favorites/events.ts";
import { useSelect } from "../hooks/useSelect.ts";

/**
 * Matches in their order, favourite ones first, and those of favourite championships and teams. The favourites are
 * those of the moment at which the screen opened: nothing moves away from a finger.
 */
export function useFavoritesFirst(shown: readonly ShownGame[]): readonly ShownGame[] {
  const lists = useSelect(({ favorites }) => favorites.lists);
  const [opened] = useState(lists);
  const tables = useSelect(({ sports }) => sports.tables);
  // What makes a match a favourite never changes.
  return useMemo(() => {
    const isFirst = ({ id }: ShownGame): boolean => isFavorite(opened, gameOf(tables, id));
    const first = shown.filter(isFirst);
    return first.length === 0 ? shown : [...first, ...shown.filter((row) => !isFirst(row))];
  }, [shown, tables, opened]);
}

const isFavorite = ({ games, champs, teams }: FavoriteLists, game: Game | undefined): boolean =>
  game !== undefined &&
  (champs.includes(game.champId) ||
    games.some(({ permanentId }) => permanentId === game.permanentId) ||
    [game.opponent1, game.opponent2].some((side) => side !== undefined && teams.includes(side.id)));
