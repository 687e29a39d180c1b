import type { SportsState } from "../../events/sports/state.ts";
import { gameOf, type SportsTables } from "../../events/sports/tables.ts";
import { listMarkets } from "./markets.ts";

/** Heads over the prices of several matches of one sport: those of the first with an open market. */
export function mainColumns(
  gameIds: readonly number[],
  tables: SportsTables,
  types: SportsState["marketTypes"],
): readonly string[] {
  for (const id of gameIds) {
    const game = gameOf(tables, id);
    const main = game && listMarkets(game, tables, types).main;
    const outcomes = main && types[main.typeId]?.outcomes;
    if (outcomes !== undefined && outcomes.length <= 3) return outcomes.map(({ shortName }) => shortName);
  }
  return [];
}
