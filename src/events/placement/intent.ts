import { openTwin, ownOpenBets } from "./openBets.ts";
import {
  type CouponDetails,
  type OpenBet,
  betsToSend,
  couponAccount,
  isSingles,
  isSystem,
  openSingles,
  stakeOf,
  systemOf,
} from "../coupon/index.ts";

/** The open bet that the current coupon, or one of its singles, would place a second time. */
export function twinOfCoupon(state: CouponDetails): OpenBet | null {
  const { bets } = state.coupon;
  const account = couponAccount(state);
  if (account === null || bets.length === 0) return null;
  if (isSingles(state.coupon)) {
    const twins = openSingles(state).map(({ amount, bet }) =>
      openTwin(state, { accountId: account.id, amount, bets: [bet] }),
    );
    return twins.find((twin) => twin !== null) ?? null;
  }
  return openTwin(state, {
    accountId: account.id,
    amount: stakeOf(state).amount,
    bets: betsToSend(state.coupon),
    systemValue: isSystem(state.coupon) ? systemOf(state.coupon).size : undefined,
  });
}

/**
 * The meaning of placing the coupon while bets of the player have no answer: `new`, there are no such bets;
 * `same`, checking such a bet once more; `another`, one more bet.
 */
export type Intent = "new" | "same" | "another";

export function intentOf(state: CouponDetails): Intent {
  if (ownOpenBets(state).length === 0) return "new";
  return twinOfCoupon(state) === null ? "another" : "same";
}
