import type { Bet } from "../events/coupon/index.ts";
import type { CouponToPlace } from "../events/placement/index.ts";
import type { State } from "../events/index.ts";
import { coefViewOf } from "../events/settings/index.ts";
import { gameOf } from "../events/sports/index.ts";

type PlayerChoices = Pick<
  CouponToPlace,
  "accountId" | "amount" | "coef" | "typeId" | "changeCoefAction" | "options"
> & { readonly bets: readonly Bet[] };

/** The coupon as it is sent, with the fields that the player does not choose. [coupon-007] */
export function couponToPlace(
  state: State,
  { bets, coef, ...choices }: PlayerChoices,
): CouponToPlace {
  const { isDropOnScoreChange } = state.coupon;
  return {
    ...choices,
    amountByBlockId: {},
    bets: isDropOnScoreChange ? bets.map((bet) => withCurrentScore(state, bet)) : [...bets],
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

/** The bet with the score shown when the player places it, not when they picked it. */
function withCurrentScore({ sports }: State, bet: Bet): Bet {
  const score = gameOf(sports.tables, bet.market.gameId)?.score;
  if (score === undefined) return bet;
  return {
    ...bet,
    game: { ...bet.game, fullScores: [...score.full], formattedScore: score.formatted ?? "" },
  };
}
