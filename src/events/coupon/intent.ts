import { activeAccount } from "../account/state.ts";
import type { State } from "../index.ts";
import { openTwin, ownOpenBets } from "./openBets.ts";
import type { OpenBet } from "./state.ts";

/** The open bet that the coupon, as it stands, would place a second time. */
export function twinOfCoupon(state: State): OpenBet | null {
  const { amount, bets } = state.coupon;
  const account = activeAccount(state.account);
  if (amount === null || account === null || bets.length === 0) return null;
  return openTwin(state, { accountId: account.id, amount, bets });
}

/** What placing the coupon means while bets of hers have no answer: nothing special, asking once more, or a bet more. */
export type Intent = "new" | "same" | "another";

export function intentOf(state: State): Intent {
  if (ownOpenBets(state).length === 0) return "new";
  return twinOfCoupon(state) === null ? "another" : "same";
}
