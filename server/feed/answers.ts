import type { Book } from "./book.ts";
import { champCard, gameCard, gamePatch, type Language } from "./cards.ts";
import { marketColumns, outcomeColumns, priceColumns } from "./columns.ts";
import type { FeedName, Game } from "./types.ts";
import { byInterest } from "./interest.ts";
import { mergeTicks, type Tick } from "./ticks.ts";

/** Maximum ticks per answer; a client further behind gets `more` and asks again immediately. */
const ticksPerAnswer = 100;

/** The games and markets that an answer covers. */
export type Selection = {
  readonly feed: FeedName;
  readonly hasGame: (game: Game) => boolean;
  /** The games of a complete answer, in order; absent: all matches that it has. */
  readonly games?: readonly Game[];
  /** Absent: of all its games. */
  readonly hasMarketsOf?: (game: Game) => boolean;
  readonly hasMarketType: (typeId: number) => boolean;
};

/**
 * FeedAnswer of the contract: the complete list without `since` or for a cursor that is no longer available,
 * otherwise the changes after it. The answer depends only on sealed ticks, so it is the same for everybody.
 */
export function feedAnswer(
  book: Book,
  selection: Selection,
  since: number | null,
  lng: Language,
  maxTicks = ticksPerAnswer,
) {
  const ticks = since === null ? null : book.ticksSince(since);
  if (ticks === null) return { ...head(book, selection.feed), ...fullList(book, selection, lng) };
  const sentTicks = ticks.slice(0, maxTicks);
  const last = sentTicks.at(-1);
  return {
    cursor: last?.number ?? book.cursor,
    full: false,
    ...(sentTicks.length < ticks.length ? { more: true } : {}),
    pollAfterMs: pollAfterMs(selection.feed),
    serverTime: last?.sealedAt ?? book.sealedAt,
    ...(last ? changes(book, selection, mergeTicks(sentTicks), lng) : {}),
  };
}

export function pollAfterMs(feed: FeedName): number {
  return feed === "live" ? 3000 : 15_000;
}

function head(book: Book, feed: FeedName) {
  return {
    cursor: book.cursor,
    full: true,
    pollAfterMs: pollAfterMs(feed),
    serverTime: book.sealedAt,
    idSpace: book.idSpace(),
  };
}

function fullList(book: Book, selection: Selection, lng: Language) {
  const { hasMarketsOf = () => true } = selection;
  const games =
    selection.games ??
    byInterest(
      book,
      [...book.games.values()].filter((game) => isSelected(selection, game)),
    );
  const markets = games
    .filter(hasMarketsOf)
    .flatMap((game) => book.marketsOf(game.id))
    .filter((market) => selection.hasMarketType(market.typeId));
  return {
    champs: champsOf(book, games, selection.feed, lng),
    games: games.map((game) => gameCard(game, lng)),
    markets: marketColumns(markets),
    outcomes: outcomeColumns(markets.flatMap((market) => book.outcomesOf(market.id))),
  };
}

function changes(book: Book, selection: Selection, tick: Tick, lng: Language) {
  const hasGame = (id: number) => {
    const game = book.gameEver(id);
    return game !== undefined && isSelected(selection, game);
  };
  const { hasMarketsOf = () => true } = selection;
  const hasMarket = (id: number) => {
    const market = book.marketEver(id);
    if (market === undefined || !selection.hasMarketType(market.typeId)) return false;
    const game = book.gameEver(market.gameId);
    return game !== undefined && isSelected(selection, game) && hasMarketsOf(game);
  };
  const games = [...tick.games.values()].filter((game) => isSelected(selection, game));
  const markets = [...tick.markets.values()].filter(({ id }) => hasMarket(id));
  const outcomes = [...tick.outcomes.values()].filter(({ marketId }) => hasMarket(marketId));
  const prices = [...tick.prices].filter(([, { marketId }]) => hasMarket(marketId));
  const lists = {
    removedGames: [...tick.removedGames.keys()].filter(hasGame),
    removedMarkets: [...tick.removedMarkets.keys()].filter(hasMarket),
    champs: champsOf(book, games, selection.feed, lng),
    games: games.map((game) => gameCard(game, lng)),
    patches: [...tick.patches]
      .filter(([id]) => hasGame(id))
      .map(([id, patch]) => ({ id, ...gamePatch(patch, lng) })),
  };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0)),
    ...(markets.length > 0 ? { markets: marketColumns(markets) } : {}),
    ...(outcomes.length > 0 ? { outcomes: outcomeColumns(outcomes) } : {}),
    ...(prices.length > 0
      ? { prices: priceColumns(prices.map(([id, price]) => ({ id, ...price }))) }
      : {}),
  };
}

/** Sub-games are found inside their match: no list has any. */
function isSelected(selection: Selection, game: Game): boolean {
  const isHere = selection.games !== undefined || game.subGame === undefined;
  return isHere && game.feed === selection.feed && selection.hasGame(game);
}

function champsOf(book: Book, games: readonly Game[], feed: FeedName, lng: Language) {
  const ids = new Set(games.map((game) => game.champId));
  return [...ids].flatMap((id) => {
    const champ = book.champs.get(id);
    return champ ? [champCard(champ, book.gamesCount(feed, id), lng)] : [];
  });
}
