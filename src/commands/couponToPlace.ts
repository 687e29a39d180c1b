import { type Bet, couponTypes, hyperBonusToSend, noHyperBonus } from "../events/coupon/index.ts";
import type { CouponToPlace } from "../events/placement/index.ts";
import type { State } from "../events/index.ts";
import { couponOdds, knownCoefView } from "../events/money/odds.ts";
import { coefViewOf } from "../events/settings/index.ts";
import { gameOf } from "../events/sports/index.ts";

type PlayerChoices = Pick<
  CouponToPlace,
  "accountId" | "amount" | "coef" | "typeId" | "changeCoefAction" | "options"
> & { readonly bets: readonly Bet[]; readonly exactCoef?: number } & Partial<
    Pick<CouponToPlace, "amountByBlockId">
  >;

/** The coupon as it is sent, with the fields that the player does not choose. [coupon-007] */
export function couponToPlace(
  state: State,
  { bets, coef, ...choices }: PlayerChoices,
): CouponToPlace {
  const { isDropOnScoreChange } = state.coupon;
  const coefViewId = coefViewOf(state);
  const isOnePrice = bets.length === 1 || choices.typeId === couponTypes.antiExpress;
  const format = couponOdds(isOnePrice);
  return {
    exactCoef: 0,
    amountByBlockId: {},
    ...choices,
    bets: isDropOnScoreChange ? bets.map((bet) => withCurrentScore(state, bet)) : [...bets],
    coef,
    coefByView: format(coef, knownCoefView(coefViewId)),
    coefViewId,
    isDropOnScoreChange,
    refId: state.userConfig.config?.user_ref_id ?? null,
    systemValue: state.coupon.systemValue,
    ...(choices.typeId === couponTypes.express ? hyperBonusToSend(state) : noHyperBonus),
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
