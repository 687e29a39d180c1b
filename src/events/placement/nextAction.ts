import { accountTypes } from "../account/index.ts";
import { isDemoMoneyOffered } from "./demoMoney.ts";
import { type PlayClosed, playClosedTo } from "../limits/index.ts";
import { intentOf } from "./intent.ts";
import { obstacles } from "./obstacles.ts";
import {
  type CouponDetails,
  couponAccount,
  isPlacing,
  lockedBets,
  movedBets,
  needsConsent,
  stakeOf,
} from "../coupon/index.ts";

/** The next useful thing the coupon can do. */
export type NextAction =
  | { readonly tag: "placing" }
  /** Who the player is, or what is on the account, is not known yet. */
  | { readonly tag: "opening" }
  | { readonly tag: "remove_locked"; readonly count: number }
  | { readonly tag: "log_in" }
  /** One of the player's limits forbids the bet. */
  | { readonly tag: "closed"; readonly by: PlayClosed }
  /** An amount that can be staked, in place of one that cannot. */
  | { readonly tag: "stake"; readonly amount: number }
  /** The balance is below the least stake, and the site gives demo money. */
  | { readonly tag: "top_up" }
  | { readonly tag: "topping_up" }
  /** The balance is below the least stake. */
  | { readonly tag: "no_money" }
  /** The very bet that has no answer: it is not placed a second time. */
  | { readonly tag: "ask_again" }
  /** A bet of the player has no answer, and this is another one. */
  | { readonly tag: "place_another" }
  | { readonly tag: "accept_place" }
  | { readonly tag: "place" };

export function nextAction(state: CouponDetails): NextAction {
  const { coupon, session } = state;
  if (isPlacing(coupon)) return { tag: "placing" };
  const intent = intentOf(state);
  if (intent === "same") return { tag: "ask_again" };
  const found = obstacles(state);
  if (found.includes("coupon_locked")) {
    return { tag: "remove_locked", count: lockedBets(coupon).length };
  }
  if (session.tag === "unknown" || found.includes("no_account")) return { tag: "opening" };
  if (found.includes("sign_in_needed")) return { tag: "log_in" };
  const closed = playClosedTo(state, stakeOf(state).amount);
  if (closed !== null) return { tag: "closed", by: closed };
  if (found.length > 0) return possibleStake(state);
  if (intent === "another") return { tag: "place_another" };
  const isAsked = movedBets(coupon).some((view) => needsConsent(view, coupon.changeCoefAction));
  return { tag: isAsked ? "accept_place" : "place" };
}

/**
 * The nearest stake that can be placed. Above the maximum that is the maximum. Above the balance it is what a coupon
 * begins with: one digit too many must not offer all that a player has.
 */
function possibleStake(state: CouponDetails): NextAction {
  const { amount, initial, min, max, most } = stakeOf(state);
  const money = couponAccount(state)?.money ?? 0;
  const isAboveMoney = amount > money && (max === null || max > money);
  const wanted = amount > 0 && !isAboveMoney ? amount : initial;
  const nearest = Math.min(Math.max(wanted, min), most ?? wanted);
  if (nearest >= min && nearest > 0) return { tag: "stake", amount: nearest };
  const isBonus = couponAccount(state)?.type === accountTypes.bonus;
  if (isBonus || !isDemoMoneyOffered(state)) return { tag: "no_money" };
  return { tag: state.coupon.isToppingUp ? "topping_up" : "top_up" };
}
