import type { ShownGame, SportsState } from "../../events/sports/index.ts";

/** More prices than this do not fit side by side. */
const mostColumns = 3;

/** Column headers for the matches of one sport, taken from the first one with open markets. */
export function listColumns(
  rows: readonly ShownGame[],
  types: SportsState["marketTypes"],
): { readonly main: readonly string[]; readonly hasTotals: boolean } {
  const typeId = rows.find((row) => row.typeId !== null)?.typeId ?? 0;
  const outcomes = types[typeId]?.outcomes ?? [];
  return {
    main: outcomes.length > mostColumns ? [] : outcomes.map(({ shortName }) => shortName),
    hasTotals: rows.some(({ hasTotals }) => hasTotals),
  };
}
