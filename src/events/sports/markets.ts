import type { MarketType } from "./feed.ts";
import { type Game, type Market, marketOf, type SportsTables } from "./tables.ts";

export type MarketTypes = Readonly<Record<number, MarketType>>;

/** Market type of the total of a match (contract, listMarketTypes). */
const totalTypeId = 17;

/** The markets of a match that are in the tables now, in the order of their types and lines. */
export function marketsOf(game: Game, tables: SportsTables, types: MarketTypes): readonly Market[] {
  const order = ({ typeId }: Market) => types[typeId]?.order ?? Number.MAX_SAFE_INTEGER;
  return game.marketIds
    .map((id) => marketOf(tables, id))
    .filter((market) => market !== undefined)
    .sort((one, two) => order(one) - order(two) || (one.param ?? 0) - (two.param ?? 0));
}

/** What a list shows of a match: who wins, and the lines of the total. */
export function listMarkets(game: Game, tables: SportsTables, types: MarketTypes) {
  const markets = marketsOf(game, tables, types);
  return {
    main: markets.find(({ param }) => param === null),
    totals: markets.filter(({ typeId }) => typeId === totalTypeId),
  };
}
