import type { SportsState } from "./state.ts";
import { gameOf, type Market, marketOf, type Outcome } from "./tables.ts";

/** What a match is named by. */
type Sides = {
  readonly title?: string;
  readonly opponent1?: { readonly name: string };
  readonly opponent2?: { readonly name: string };
};

/** Fills a name pattern: `{param}`, `{opponent1}`, `{opponent2}` (contract, MarketType). */
export function fillName(pattern: string, param: number | null, game: Sides | undefined): string {
  return pattern
    .replaceAll("({param})", param === null ? "" : `(${signed(param)})`)
    .replaceAll("{param}", param === null ? "" : signless(param))
    .replaceAll("{opponent1}", game?.opponent1?.name ?? game?.title ?? "")
    .replaceAll("{opponent2}", game?.opponent2?.name ?? "")
    .trim();
}

/** A handicap, in brackets after a side, always has its sign. */
const signed = (param: number): string => (param > 0 ? `+${param}` : signless(param));
const signless = (param: number): string => String(param).replace("-", "−");

/** The name of a market, in the language of the market types; that of a sub-game is named with it: "1st half: Total 1.5". */
export const marketName = (sports: SportsState, market: Market): string => {
  const type = sports.marketTypes[market.typeId];
  const game = gameOf(sports.tables, market.gameId);
  const name = fillName(type?.name ?? "", market.param, game);
  return game?.mainGameId ? `${game.title}: ${name}` : name;
};

/** The names of an outcome: the long one (coupon) and the short one (cell). */
export function outcomeNames(
  sports: SportsState,
  outcome: Outcome,
): { readonly name: string; readonly shortName: string } {
  const market = marketOf(sports.tables, outcome.marketId);
  const game = market && gameOf(sports.tables, market.gameId);
  const type = market && sports.marketTypes[market.typeId];
  const names = type?.outcomes.find(({ typeId }) => typeId === outcome.typeId);
  return {
    name: fillName(names?.name ?? "", outcome.param, game),
    shortName: fillName(names?.shortName ?? "", outcome.param, game),
  };
}
