import * as t from "io-ts";
import { nullable, openString, shape } from "../../infra/codec.ts";

export const CouponTypeId = t.union([t.literal(0), t.literal(1), t.literal(2), t.literal(4), t.literal(9)]);
export type CouponTypeId = t.TypeOf<typeof CouponTypeId>;

/** Market part of a bet; `id` is the outcome id of the feed, `coef` the price the player agreed to. [bets-001] */
export const BetMarket = shape({
  id: t.number,
  coef: t.number,
  sportId: t.number,
  typeId: t.number,
  kind: t.number,
  isLive: t.boolean,
  champId: t.number,
  champName: openString,
  sportName: openString,
  gameId: t.number,
  param: nullable(t.number),
});

/** Game part of a bet, as it was when the bet was added. [bets-004] */
export const BetGame = shape({
  number: t.number,
  permanentId: t.number,
  status: t.number,
  finished: t.boolean,
  startTime: t.number,
  timeSec: t.number,
  opponent1NameEn: openString,
  opponent2NameEn: openString,
  fullScores: t.array(t.number),
  formattedScore: openString,
});

/** One bet of the coupon. [bets-002] [bets-003] [bets-005] `title` holds the words shown; it is not sent. */
export const Bet = shape({
  market: BetMarket,
  game: BetGame,
  blockId: t.number,
  statusId: t.number,
  additionalType: nullable(openString),
  isBlocked: t.boolean,
  isDepend: t.boolean,
  isBannedExpress: t.boolean,
  isDisabledBanker: t.boolean,
  expressId: nullable(t.number),
  statisticId: nullable(openString),
  playersDuel: nullable(shape({ player1Id: t.number, player2Id: t.number })),
  pageType: openString,
  title: shape({
    outcome: openString,
    market: openString,
    opponent1: openString,
    opponent2: openString,
  }),
});
export type Bet = t.TypeOf<typeof Bet>;

/** Blocked, dependent or banned from an express: such a bet cannot be placed. [bets-007] */
export const isLocked = (bet: Bet): boolean => bet.isBlocked || bet.isDepend || bet.isBannedExpress;

/** [bets-006] */
export const isBonusBet = (bet: Bet): boolean =>
  bet.market.sportId === 0 || bet.additionalType !== null;
