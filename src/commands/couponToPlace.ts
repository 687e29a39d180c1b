import type { Bet } from "../events/coupon/index.ts";
import type { CouponToPlace } from "../events/placement/index.ts";
import type { State } from "../events/index.ts";
import { coefViewOf } from "../events/settings/index.ts";
import { gameOf } from "../events/sports/index.ts";

type Ordered = Pick<
  CouponToPlace,
  "accountId" | "amount" | "coef" | "typeId" | "changeCoefAction"
> & { readonly bets: readonly Bet[] };

/** What is sent of an order, with all that the player was not asked about. [coupon-007] */
export function couponToPlace(state: State, { bets, coef, ...ordered }: Ordered): CouponToPlace {
  const { isDropOnScoreChange } = state.coupon;
  return {
    ...ordered,
    amountByBlockId: {},
    bets: isDropOnScoreChange ? bets.map((bet) => asSeenNow(state, bet)) : [...bets],
    coef,
    coefByView: coef.toFixed(2),
    coefViewId: coefViewOf(state),
    exactCoef: 0,
    isDropOnScoreChange,
    refId: null,
    systemValue: state.coupon.systemValue,
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: null,
  };
}

/** The bet with the score that stands on the page when the player places it, not when they picked it. */
function asSeenNow({ sports }: State, bet: Bet): Bet {
  const score = gameOf(sports.tables, bet.market.gameId)?.score;
  if (score === undefined) return bet;
  return {
    ...bet,
    game: { ...bet.game, fullScores: [...score.full], formattedScore: score.formatted ?? "" },
  };
}
