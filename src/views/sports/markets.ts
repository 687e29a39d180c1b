import { fillName } from "../../events/sports/names.ts";
import type { MarketType } from "../../events/sports/feed.ts";
import type { SportsState } from "../../events/sports/state.ts";
import { type Game, type Market, marketOf, type SportsTables } from "../../events/sports/tables.ts";

type MarketTypes = SportsState["marketTypes"];

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

/** A cell's words: what stands in it, and what a reader is told. */
export function cellNames(
  type: MarketType | undefined,
  outcome: { readonly typeId: number; readonly param: number | null },
  game: Game,
) {
  const named = type?.outcomes.find(({ typeId }) => typeId === outcome.typeId);
  const fill = (pattern = "") => fillName(pattern, outcome.param, game);
  return {
    name: fill(named?.name),
    shortName: fill(named?.shortName),
    /** "Over" of "Over 2.5": the line stands elsewhere. */
    sideName: fillName(named?.shortName ?? "", null, game),
    isSide: /^\{opponent[12]\}$/.test(named?.name ?? ""),
  };
}
