import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../infra/codec.ts";

const pair = t.refinement(t.array(finite), (list) => list.length === 2, "pair of numbers");

const Opponent = shape({ id: finite, name: openString, nameEn: openString });

const Score = shape(
  { full: pair, formatted: openString },
  {
    periods: t.array(shape({ id: finite, name: openString, values: pair })),
    current: t.array(openString),
    serving: finite,
    details: t.record(openString, t.array(finite)),
  },
);
export type Score = t.TypeOf<typeof Score>;

/** A match as the feeds send it (contract, GameCard). `timeSec` is the match clock, `startTime` Unix seconds. */
export const GameCard = shape(
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

const GamePatch = shape(
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
  },
);

export const Champ = shape(
  { id: finite, sportId: finite, name: openString, nameEn: openString, order: finite },
  { countryCode: openString, isTop: t.boolean },
);
export type Champ = t.TypeOf<typeof Champ>;

const ids = t.array(finite);
const params = t.array(nullable(finite));
const sameLength = (columns: Readonly<Record<string, readonly unknown[]>>): boolean =>
  new Set(Object.values(columns).map((column) => column.length)).size === 1;

const MarketColumns = t.refinement(
  shape({ ids, gameIds: ids, typeIds: ids, params }),
  sameLength,
  "market columns of one length",
);
const OutcomeColumns = t.refinement(
  shape({ ids, marketIds: ids, typeIds: ids, params, coefs: ids, states: ids }),
  sameLength,
  "outcome columns of one length",
);
const PriceColumns = t.refinement(
  shape({ ids, coefs: ids, states: ids }),
  sameLength,
  "price columns of one length",
);
const IdSpace = shape({ games: pair, markets: pair, outcomes: pair });

const answer = { cursor: finite, full: t.boolean, pollAfterMs: finite, serverTime: finite };
const changes = {
  more: t.boolean,
  idSpace: IdSpace,
  champs: t.array(Champ),
  games: t.array(GameCard),
  patches: t.array(GamePatch),
  removedGames: ids,
  markets: MarketColumns,
  removedMarkets: ids,
  outcomes: OutcomeColumns,
  prices: PriceColumns,
};
/**
 * Whole list or changes (contract, FeedAnswer): columns for markets and outcomes, applied in the order stated there.
 */
export const FeedAnswer = shape(answer, changes);
export type FeedAnswer = t.TypeOf<typeof FeedAnswer>;

const MarketGroup = shape({ id: finite, name: openString, order: finite });
export const GameAnswer = shape(
  { ...answer, gameId: finite },
  { ...changes, marketGroups: t.array(MarketGroup) },
);

export const PricesAnswer = shape(
  {
    cursor: finite,
    pollAfterMs: finite,
    serverTime: finite,
    prices: PriceColumns,
    gameIds: ids,
  },
  { missingIds: ids, patches: t.array(GamePatch) },
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
  outcomes: t.array(shape({ typeId: finite, name: openString, shortName: openString })),
});
export type MarketType = t.TypeOf<typeof MarketType>;
export const MarketTypesAnswer = shape({
  groups: t.array(MarketGroup),
  types: t.array(MarketType),
});
