import { outcomeState } from "./outcomeState.ts";
import { listMarkets, type MarketTypes, marketsOf } from "./markets.ts";
import { isOver } from "./phase.ts";
import { type Game, gameOf, type Market, outcomeOf, type SportsTables } from "./tables.ts";

/**
 * A match in its row. Its cells keep their space while the list is on screen, whether they are open or not.
 */
export type ShownGame = {
  readonly id: number;
  /** Type of the market on the result; null if there was none. */
  readonly typeId: number | null;
  /** Number of prices in that market. */
  readonly cells: number;
  readonly hasTotals: boolean;
};

/** A market on the page of its match, with the outcomes that could still happen. */
export type ShownMarket = Market & {
  readonly outcomes: readonly {
    readonly id: number;
    readonly typeId: number;
    readonly param: number | null;
  }[];
};

/** What a list or a match is arranged by. */
export type SportsData = {
  readonly tables: SportsTables;
  readonly marketTypes: MarketTypes;
  readonly champs: Readonly<Record<number, { readonly order: number }>>;
};

/** Up to this many outcomes, impossible ones are not left out: each has its column. */
const maxColumns = 3;

/** How a list is grouped: by sport, by championship, or not at all, which keeps the order of the server. */
export type Heads = "none" | "sports" | "champs";

type Row = { readonly game: Game; readonly canBet: boolean; readonly shown: ShownGame };

/**
 * A list as a player expects it on opening the page: no finished matches, those open for bets before the
 * others, and the earliest first within each group.
 */
export function arrangeGames(
  ids: readonly number[],
  sports: SportsData,
  heads: Heads,
): readonly ShownGame[] {
  const rows = ids.flatMap((id) => {
    const game = gameOf(sports.tables, id);
    return game === undefined || isOver(game) ? [] : [rowOf(game, sports)];
  });
  const groups = heads === "none" ? [rows] : groupsOf(rows, sports, heads);
  return groups.flatMap((group) => openFirst(group).map(({ shown }) => shown));
}

function rowOf(game: Game, { tables, marketTypes }: SportsData): Row {
  const { main, totals } = listMarkets(game, tables, marketTypes);
  return {
    game,
    canBet:
      main?.outcomeIds.some((id) => outcomeOf(tables, id)?.state === outcomeState.open) ?? false,
    shown: {
      id: game.id,
      typeId: main?.typeId ?? null,
      cells: main?.outcomeIds.length ?? 0,
      hasTotals: totals.length > 0,
    },
  };
}

function groupsOf(rows: readonly Row[], { champs }: SportsData, heads: "sports" | "champs") {
  const groups = new Map<number, Row[]>();
  const order = ({ game }: Row) => champs[game.champId]?.order ?? Number.MAX_SAFE_INTEGER;
  const sortedRows = heads === "champs" ? rows.toSorted((a, b) => order(a) - order(b)) : rows;
  for (const row of sortedRows) {
    const { sportId, champId } = row.game;
    const groupId = heads === "sports" ? sportId : champId;
    groups.set(groupId, [...(groups.get(groupId) ?? []), row]);
  }
  return openFirst(
    [...groups.values()].map((group) => ({
      canBet: group.some(({ canBet }) => canBet),
      group: group.sort(({ game: a }, { game: b }) => a.startTime - b.startTime || a.id - b.id),
    })),
  ).map(({ group }) => group);
}

const openFirst = <T extends { readonly canBet: boolean }>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => Number(b.canBet) - Number(a.canBet));

/** The markets of a match without outcomes that can no longer happen, such as a score already exceeded. */
export function arrangeMarkets(gameId: number, { tables, marketTypes }: SportsData) {
  const game = gameOf(tables, gameId);
  if (game === undefined || isOver(game)) return [];
  return marketsOf(game, tables, marketTypes).flatMap((market): ShownMarket[] => {
    const allOutcomes = market.outcomeIds
      .map((id) => outcomeOf(tables, id))
      .filter((outcome) => outcome !== undefined);
    const possible = allOutcomes.filter(({ state }) => state !== outcomeState.gone);
    const outcomes = allOutcomes.length <= maxColumns ? allOutcomes : possible;
    if (possible.length === 0) return [];
    return [
      { ...market, outcomes: outcomes.map(({ id, typeId, param }) => ({ id, typeId, param })) },
    ];
  });
}
