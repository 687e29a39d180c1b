import { type Game, listMarkets } from "../../events/sports/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** What a list shows of a match; new whenever the match gets or loses a market. */
export function useListMarkets(game: Game) {
  // The tables keep their identity while their records change; the row hears of those by its game.
  const tables = useSelect(({ sports }) => sports.tables);
  const types = useSelect(({ sports }) => sports.marketTypes);
  return listMarkets(game, tables, types);
}
