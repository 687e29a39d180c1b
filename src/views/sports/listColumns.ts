import type { SportsState } from "../../events/sports/state.ts";
import { gameOf, type SportsTables } from "../../events/sports/tables.ts";
import { listMarkets } from "./markets.ts";

/** More prices than this do not stand side by side. */
const mostColumns = 3;

/** Heads over the prices of several matches of one sport, as the first with open markets has them. */
export function listColumns(
  gameIds: readonly number[],
  tables: SportsTables,
  types: SportsState["marketTypes"],
): { readonly main: readonly string[]; readonly hasTotals: boolean } {
  const listed = gameIds
    .map((id) => gameOf(tables, id))
    .filter((game) => game !== undefined)
    .map((game) => listMarkets(game, tables, types));
  const typeId = listed.find(({ main }) => main !== undefined)?.main?.typeId ?? 0;
  const outcomes = types[typeId]?.outcomes ?? [];
  return {
    main: outcomes.length > mostColumns ? [] : outcomes.map(({ shortName }) => shortName),
    hasTotals: listed.some(({ totals }) => totals.length > 0),
  };
}
