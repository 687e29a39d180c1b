import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

export const CouponTypeId = t.union([
  t.literal(0),
  t.literal(1),
  t.literal(2),
  t.literal(4),
  t.literal(9),
]);
export type CouponTypeId = t.TypeOf<typeof CouponTypeId>;
/**
 * The price of a single or an express is the product of the prices of its bets; a system is an express of each
 * combination of them; an anti-express wins when the express of its bets does not; a set of singles is one coupon per bet.
 * [coupon-013] [coupon-014] [coupon-015] [coupon-016]
 */
export const couponTypes = {
  single: 0,
  express: 1,
  system: 2,
  antiExpress: 4,
  singles: 9,
} as const;

/**
 * The market of a bet; `id` is the outcome id of the feed, `coef` the price the player agreed to. [bets-001]
 */
const BetMarket = shape({
  id: finite,
  coef: finite,
  sportId: finite,
  typeId: finite,
  kind: finite,
  isLive: t.boolean,
  champId: finite,
  champName: openString,
  sportName: openString,
  gameId: finite,
  param: nullable(finite),
});

/** The game of a bet, as it was when the bet was added. [bets-004] */
const BetGame = shape({
  number: finite,
  permanentId: finite,
  status: finite,
  finished: t.boolean,
  startTime: finite,
  timeSec: finite,
  opponent1NameEn: openString,
  opponent2NameEn: openString,
  fullScores: t.array(finite),
  formattedScore: openString,
});

const betFields = {
  market: BetMarket,
  game: BetGame,
  blockId: finite,
  statusId: finite,
  additionalType: nullable(openString),
  isBlocked: t.boolean,
  isDepend: t.boolean,
  isBannedExpress: t.boolean,
  isDisabledBanker: t.boolean,
  expressId: nullable(finite),
  statisticId: nullable(openString),
  playersDuel: nullable(shape({ player1Id: finite, player2Id: finite })),
  pageType: openString,
  title: shape(
    {
      outcome: openString,
      market: openString,
      opponent1: openString,
      opponent2: openString,
    },
    { marketTypeId: finite, marketParam: nullable(finite) },
  ),
};
/**
 * One bet of the coupon. [bets-002] [bets-003] [bets-005] `title` holds the texts shown, and what the
 * names of pick and market are made of again in another language; it is not sent.
 * `isBanker`: in a system it is in every combination, see `bankersOf`. `addedCoef`: the price at which it was added, once the
 * player has agreed to another one; not sent either.
 */
export const Bet = shape(betFields, { isBanker: t.boolean, addedCoef: finite });
export type Bet = t.TypeOf<typeof Bet>;

/** Blocked, dependent or banned from an express: such a bet cannot be placed. [bets-007] */
export const isLocked = (bet: Bet): boolean => bet.isBlocked || bet.isDepend || bet.isBannedExpress;
