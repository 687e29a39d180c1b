import { type Game, type ShownGame, type SportsTables, gameOf } from "../../events/sports/index.ts";

/** Groups the matches of a list by sport or championship, which never change for a match. */
export function groupShown(
  shown: readonly ShownGame[],
  tables: SportsTables,
  headOf: (game: Game) => number,
): readonly (readonly [number, readonly ShownGame[]])[] {
  const groups = new Map<number, ShownGame[]>();
  for (const row of shown) {
    const game = gameOf(tables, row.id);
    if (game === undefined) continue;
    const head = headOf(game);
    const group = groups.get(head);
    if (group === undefined) groups.set(head, [row]);
    else group.push(row);
  }
  return [...groups];
}
