import * as t from "io-ts";
import { nullable, openString, shape } from "../../infra/codec.ts";

const pair = t.refinement(t.array(t.number), (list) => list.length === 2, "pair of numbers");

export const Opponent = shape({ id: t.number, name: openString, nameEn: openString });

export const Score = shape(
  { full: pair, formatted: openString },
  {
    periods: t.array(shape({ id: t.number, name: openString, values: pair })),
    current: t.array(openString),
    serving: t.number,
    details: t.record(openString, t.array(t.number)),
  },
);
export type Score = t.TypeOf<typeof Score>;

/** A match as the feeds send it (contract, GameCard). `timeSec` is the match clock, `startTime` Unix seconds. */
export const GameCard = shape(
  {
    id: t.number,
    permanentId: t.number,
    number: t.number,
    sportId: t.number,
    champId: t.number,
    kind: t.number,
    status: t.number,
    finished: t.boolean,
    startTime: t.number,
    marketsCount: t.number,
  },
  {
    title: openString,
    opponent1: Opponent,
    opponent2: Opponent,
    score: Score,
    timeSec: t.number,
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

export const GamePatch = shape(
  { id: t.number },
  {
    status: t.number,
    finished: t.boolean,
    startTime: t.number,
    score: Score,
    timeSec: t.number,
    isClockRunning: t.boolean,
    isBlocked: t.boolean,
    marketsCount: t.number,
    isTop: t.boolean,
  },
);

export const Champ = shape(
  { id: t.number, sportId: t.number, name: openString, nameEn: openString, order: t.number },
  { countryCode: openString, isTop: t.boolean },
);
export type Champ = t.TypeOf<typeof Champ>;

const ids = t.array(t.number);
const params = t.array(nullable(t.number));
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
export const PriceColumns = t.refinement(
  shape({ ids, coefs: ids, states: ids }),
  sameLength,
  "price columns of one length",
);
const IdSpace = shape({ games: pair, markets: pair, outcomes: pair });

const answer = { cursor: t.number, full: t.boolean, pollAfterMs: t.number, serverTime: t.number };
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
/** Whole list or changes (contract, FeedAnswer): columns for markets and outcomes, applied in the order stated there. */
export const FeedAnswer = shape(answer, changes);
export type FeedAnswer = t.TypeOf<typeof FeedAnswer>;

const MarketGroup = shape({ id: t.number, name: openString, order: t.number });
export const GameAnswer = shape(
  { ...answer, gameId: t.number },
  { ...changes, marketGroups: t.array(MarketGroup) },
);

export const PricesAnswer = shape(
  {
    cursor: t.number,
    pollAfterMs: t.number,
    serverTime: t.number,
    prices: PriceColumns,
    gameIds: ids,
  },
  { missingIds: ids, patches: t.array(GamePatch) },
);

export const FeedSport = shape({
  id: t.number,
  name: openString,
  nameEn: openString,
  order: t.number,
  gamesCount: t.number,
  champsCount: t.number,
});
export type FeedSport = t.TypeOf<typeof FeedSport>;

export const MarketType = shape({
  id: t.number,
  groupId: t.number,
  name: openString,
  shortName: openString,
  order: t.number,
  columns: t.number,
  outcomes: t.array(shape({ typeId: t.number, name: openString, shortName: openString })),
});
export type MarketType = t.TypeOf<typeof MarketType>;
export const MarketTypesAnswer = shape({ groups: t.array(MarketGroup), types: t.array(MarketType) });
