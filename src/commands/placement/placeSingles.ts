import { PricesAccepted } from "../../events/coupon/events.ts";
import { type Bet, couponAccount, openSingles, wholeAmount } from "../../events/coupon/index.ts";
import type { State } from "../../events/index.ts";
import { PlacementRetried } from "../../events/placement/events.ts";
import { obstacles, ownOpenBets } from "../../events/placement/index.ts";
import { twinOfCoupon } from "../../events/placement/intent.ts";
import { SinglesRequested } from "../../events/placement/singlesEvents.ts";
import { couponToPlace } from "../couponToPlace.ts";
import { accept, type Decision, refuse } from "../decision.ts";

/** What a bet was in a system is no part of a single. */
const single = ({ isBanker: _mark, ...bet }: Bet): Bet => ({ ...bet, blockId: 0 });

type Moved = readonly {
  readonly bet: { readonly market: { readonly id: number } };
  readonly coef: number;
}[];

/** The player agrees to the prices shown. */
export const acceptedPrices = (moved: Moved) =>
  PricesAccepted({ prices: moved.map(({ bet, coef }) => ({ betId: bet.market.id, coef })) });

/**
 * Places each bet of the coupon as a single, all in one request; locked ones stay in the coupon. If one of them
 * is still waiting for an answer, that is asked for instead of placing it twice. [coupon-016] [coupon-043]
 */
export function placeSingles(state: State, isAnotherBet: boolean): Decision {
  const twin = twinOfCoupon(state);
  if (twin !== null) return accept(PlacementRetried({ key: twin.key }));
  const [first] = obstacles(state);
  if (first !== undefined) return refuse(first.code);
  const account = couponAccount(state);
  if (account === null) return refuse("no_account");
  const singles = openSingles(state);
  if (!isAnotherBet && ownOpenBets(state).length > 0) return refuse("question_open");
  const coupons = singles.map(({ amount, bet, coef }) =>
    couponToPlace(state, {
      accountId: account.id,
      amount: wholeAmount(amount, account.iso) ?? 0,
      bets: [single({ ...bet, market: { ...bet.market, coef } })],
      coef,
      typeId: 0,
      changeCoefAction: state.coupon.changeCoefAction,
    }),
  );
  const moved = singles.filter(({ agreedCoef }) => agreedCoef !== null);
  const request = SinglesRequested({ coupons });
  return moved.length === 0 ? accept(request) : accept(acceptedPrices(moved), request);
}
