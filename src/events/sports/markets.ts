import type { MarketType } from "./feed.ts";
import { type Game, type Market, marketOf, type SportsTables } from "./tables.ts";

export type MarketTypes = Readonly<Record<number, MarketType>>;

/** Market type of match totals (contract, listMarketTypes). */
const totalTypeId = 17;

/** The markets of a match that are in the tables, sorted by type and line. */
export function marketsOf(game: Game, tables: SportsTables, types: MarketTypes): readonly Market[] {
  const order = ({ typeId }: Market) => types[typeId]?.order ?? Number.MAX_SAFE_INTEGER;
  return game.marketIds
    .map((id) => marketOf(tables, id))
    .filter((market) => market !== undefined)
    .sort((a, b) => order(a) - order(b) || (a.param ?? 0) - (b.param ?? 0));
}

/** The markets that a list shows for a match: the winner and the lines of the total. */
export function listMarkets(game: Game, tables: SportsTables, types: MarketTypes) {
  const markets = marketsOf(game, tables, types);
  return {
    main: markets.find(({ param }) => param === null),
    totals: markets.filter(({ typeId }) => typeId === totalTypeId),
  };
}
