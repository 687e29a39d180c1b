import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { columns, list, looseShape } from "../../codec/tolerant.ts";

const ids = list(finite);
const pair = t.refinement(t.array(finite), (list) => list.length === 2, "pair of numbers");

const Opponent = shape({ id: finite, name: openString, nameEn: openString });

export const Score = looseShape(
  { full: pair, formatted: openString },
  {
    periods: t.array(shape({ id: finite, name: openString, values: pair })),
    current: t.array(openString),
    serving: finite,
    details: t.record(openString, t.array(finite)),
  },
);
export type Score = t.TypeOf<typeof Score>;

/**
 * A match as the feeds send it (contract, GameCard). `timeSec` is the match clock, `startTime` Unix seconds.
 */
export const GameCard = looseShape(
  {
    id: finite,
    permanentId: finite,
    number: finite,
    sportId: finite,
    champId: finite,
    kind: finite,
    status: finite,
    finished: t.boolean,
    startTime: finite,
    marketsCount: finite,
  },
  {
    /** Of a sub-game, a period that is bet on by itself: its match. */
    mainGameId: finite,
    subGameIds: ids,
    title: openString,
    opponent1: Opponent,
    opponent2: Opponent,
    score: Score,
    timeSec: finite,
    isClockRunning: t.boolean,
    isBlocked: t.boolean,
    isTop: t.boolean,
    isBannedExpress: t.boolean,
    hasVideo: t.boolean,
    statisticId: openString,
    pageType: openString,
  },
);
export type GameCard = t.TypeOf<typeof GameCard>;

const GamePatch = looseShape(
  { id: finite },
  {
    status: finite,
    finished: t.boolean,
    startTime: finite,
    score: Score,
    timeSec: finite,
    isClockRunning: t.boolean,
    isBlocked: t.boolean,
    marketsCount: finite,
    isTop: t.boolean,
    subGameIds: ids,
  },
);

export const Champ = looseShape(
  { id: finite, sportId: finite, name: openString, nameEn: openString, order: finite },
  { countryCode: openString, isTop: t.boolean },
);
export type Champ = t.TypeOf<typeof Champ>;

const param = nullable(finite);

const MarketColumns = columns({ ids: finite, gameIds: finite, typeIds: finite, params: param });
const OutcomeColumns = columns({
  ids: finite,
  marketIds: finite,
  typeIds: finite,
  params: param,
  coefs: finite,
  states: finite,
});
const PriceColumns = columns({ ids: finite, coefs: finite, states: finite });
const IdSpace = shape({ games: pair, markets: pair, outcomes: pair });

const answer = { cursor: finite, full: t.boolean, pollAfterMs: finite, serverTime: finite };
const changes = {
  more: t.boolean,
  idSpace: IdSpace,
  champs: list(Champ),
  games: list(GameCard),
  patches: list(GamePatch),
  removedGames: ids,
  markets: MarketColumns,
  removedMarkets: ids,
  outcomes: OutcomeColumns,
  prices: PriceColumns,
};
/**
 * The full list or changes to it (contract, FeedAnswer); markets and outcomes as columns, applied in the
 * order of the contract.
 */
export const FeedAnswer = looseShape(answer, changes);
export type FeedAnswer = t.TypeOf<typeof FeedAnswer>;

const MarketGroup = shape({ id: finite, name: openString, order: finite });
export const GameAnswer = looseShape(
  { ...answer, gameId: finite },
  { ...changes, subGames: list(GameCard), marketGroups: list(MarketGroup) },
);

export const PricesAnswer = looseShape(
  {
    cursor: finite,
    pollAfterMs: finite,
    serverTime: finite,
    prices: PriceColumns,
    gameIds: ids,
  },
  { missingIds: ids, patches: list(GamePatch) },
);

export const FeedSport = shape({
  id: finite,
  name: openString,
  nameEn: openString,
  order: finite,
  gamesCount: finite,
  champsCount: finite,
});
export type FeedSport = t.TypeOf<typeof FeedSport>;

export const MarketType = shape({
  id: finite,
  groupId: finite,
  name: openString,
  shortName: openString,
  order: finite,
  columns: finite,
  outcomes: list(shape({ typeId: finite, name: openString, shortName: openString })),
});
export type MarketType = t.TypeOf<typeof MarketType>;
export const MarketTypesAnswer = shape({
  groups: list(MarketGroup),
  types: list(MarketType),
});
