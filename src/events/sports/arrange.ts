import { outcomeState } from "./outcomeState.ts";
import { listMarkets, type MarketTypes, marketsOf } from "./markets.ts";
import { isOver } from "./phase.ts";
import { type Game, gameOf, type Market, outcomeOf, type SportsTables } from "./tables.ts";

/** A match in its row: what stands there keeps its room while the list is on screen, open or not. */
export type ShownGame = {
  readonly id: number;
  /** Of the market with the result; null: there was none. */
  readonly typeId: number | null;
  /** Prices of that market. */
  readonly cells: number;
  readonly hasTotals: boolean;
};

/** A market on the page of its match, with the outcomes that could be had. */
export type ShownMarket = Market & {
  readonly outcomes: readonly {
    readonly id: number;
    readonly typeId: number;
    readonly param: number | null;
  }[];
};

type Sports = {
  readonly tables: SportsTables;
  readonly marketTypes: MarketTypes;
  readonly champs: Readonly<Record<number, { readonly order: number }>>;
};

/** Of so few outcomes none is left out: each has its column. */
const fewOutcomes = 3;

/** Under what a list stands: nothing, so that it is as the server ranks it, or the heads of its groups. */
export type Heads = "none" | "sports" | "champs";

type Row = { readonly game: Game; readonly canBet: boolean; readonly shown: ShownGame };

/**
 * A list as a player who comes to it wants it: without what is over, what they can bet on before what they cannot, and under
 * each head the earliest first.
 */
export function arrangeGames(
  ids: readonly number[],
  sports: Sports,
  heads: Heads,
): readonly ShownGame[] {
  const rows = ids.flatMap((id) => {
    const game = gameOf(sports.tables, id);
    return game === undefined || isOver(game) ? [] : [rowOf(game, sports)];
  });
  const groups = heads === "none" ? [rows] : groupsOf(rows, sports, heads);
  return groups.flatMap((group) => openFirst(group).map(({ shown }) => shown));
}

function rowOf(game: Game, { tables, marketTypes }: Sports): Row {
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

function groupsOf(rows: readonly Row[], { champs }: Sports, heads: "sports" | "champs") {
  const groups = new Map<number, Row[]>();
  const order = ({ game }: Row) => champs[game.champId]?.order ?? Number.MAX_SAFE_INTEGER;
  const inOrder = heads === "champs" ? rows.toSorted((one, two) => order(one) - order(two)) : rows;
  for (const row of inOrder) {
    const { sportId, champId } = row.game;
    const head = heads === "sports" ? sportId : champId;
    groups.set(head, [...(groups.get(head) ?? []), row]);
  }
  return openFirst(
    [...groups.values()].map((group) => ({
      canBet: group.some(({ canBet }) => canBet),
      group: group.sort(
        ({ game: one }, { game: two }) => one.startTime - two.startTime || one.id - two.id,
      ),
    })),
  ).map(({ group }) => group);
}

const openFirst = <T extends { readonly canBet: boolean }>(all: readonly T[]): readonly T[] =>
  all.toSorted((one, two) => Number(two.canBet) - Number(one.canBet));

/** The markets of a match without what has become impossible, such as a score that is passed. */
export function arrangeMarkets(gameId: number, { tables, marketTypes }: Sports) {
  const game = gameOf(tables, gameId);
  if (game === undefined || isOver(game)) return [];
  return marketsOf(game, tables, marketTypes).flatMap((market): ShownMarket[] => {
    const known = market.outcomeIds
      .map((id) => outcomeOf(tables, id))
      .filter((outcome) => outcome !== undefined);
    const possible = known.filter(({ state }) => state !== outcomeState.gone);
    const outcomes = known.length <= fewOutcomes ? known : possible;
    if (possible.length === 0) return [];
    return [
      { ...market, outcomes: outcomes.map(({ id, typeId, param }) => ({ id, typeId, param })) },
    ];
  });
}
