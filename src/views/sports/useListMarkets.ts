import { type Game, listMarkets } from "../../events/sports/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** The markets of a match that a list shows; changes when the match gets or loses a market. */
export function useListMarkets(game: Game) {
  // The tables are mutable: their identity stays when records change. The row renders again through its
  // `game`.
  const tables = useSelect(({ sports }) => sports.tables);
  const types = useSelect(({ sports }) => sports.marketTypes);
  return listMarkets(game, tables, types);
}
