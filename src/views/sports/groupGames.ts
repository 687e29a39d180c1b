import { type Game, gameOf, type SportsTables } from "../../events/sports/tables.ts";

/**
 * The matches of a list by sport or championship, which a match never changes; in each group the
 * earliest first. Groups stand in the order of their first match in the feed.
 */
export function groupGames(
  ids: readonly number[],
  tables: SportsTables,
  groupOf: (game: Game) => number,
): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, Game[]>();
  for (const id of ids) {
    const game = gameOf(tables, id);
    if (game === undefined) continue;
    const group = groups.get(groupOf(game));
    if (group === undefined) groups.set(groupOf(game), [game]);
    else group.push(game);
  }
  const isEarlier = (one: Game, two: Game) => one.startTime - two.startTime || one.id - two.id;
  return new Map([...groups].map(([id, games]) => [id, games.sort(isEarlier).map(({ id }) => id)]));
}
