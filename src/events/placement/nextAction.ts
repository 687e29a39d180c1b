import { accountTypes } from "../account/index.ts";
import { isDemoMoneyOffered } from "./demoMoney.ts";
import { type PlayClosed, playClosedTo } from "../limits/index.ts";
import { fittingAmounts } from "./fittingAmounts.ts";
import { intentOf } from "./intent.ts";
import { obstacles } from "./obstacles.ts";
import {
  type CouponDetails,
  couponAccount,
  isPlacing,
  isSingles,
  lockedBets,
  movedBets,
  needsConsent,
  openSingles,
  stakeOf,
  sumOf,
} from "../coupon/index.ts";

/** The next action that the coupon offers. */
export type NextAction =
  | { readonly tag: "placing" }
  /** The player or their accounts are not known yet. */
  | { readonly tag: "opening" }
  | { readonly tag: "remove_locked"; readonly count: number }
  | { readonly tag: "log_in" }
  /** One of the player's limits forbids the bet. */
  | { readonly tag: "closed"; readonly by: PlayClosed }
  /** Replaces an impossible stake by a possible one. */
  | { readonly tag: "stake"; readonly amount: number }
  /** Replaces impossible amounts of a set of singles by possible ones. */
  | { readonly tag: "fit_amounts"; readonly total: number }
  /** The balance is below the least stake, and the site offers demo money. */
  | { readonly tag: "top_up" }
  | { readonly tag: "topping_up" }
  /** The balance is below the least stake. */
  | { readonly tag: "no_money" }
  /** The same bet has no answer yet: it is checked instead of placed twice. */
  | { readonly tag: "ask_again" }
  /** Another bet of the player has no answer yet. */
  | { readonly tag: "place_another" }
  | { readonly tag: "accept_place" }
  | { readonly tag: "place" };

export function nextAction(state: CouponDetails): NextAction {
  const { coupon, session } = state;
  if (isPlacing(coupon)) return { tag: "placing" };
  const intent = intentOf(state);
  if (intent === "same") return { tag: "ask_again" };
  const currentObstacles = obstacles(state);
  if (currentObstacles.includes("coupon_locked")) {
    return { tag: "remove_locked", count: lockedBets(coupon).length };
  }
  if (session.tag === "unknown" || currentObstacles.includes("no_account"))
    return { tag: "opening" };
  if (currentObstacles.includes("sign_in_needed")) return { tag: "log_in" };
  const closed = playClosedTo(state, totalStakeOf(state), couponAccount(state)?.iso);
  if (closed !== null) return { tag: "closed", by: closed };
  if (currentObstacles.length > 0)
    return isSingles(coupon) ? possibleAmounts(state) : possibleStake(state);
  if (intent === "another") return { tag: "place_another" };
  const isConsentNeeded = movedBets(coupon).some(
    (view) =>
      needsConsent(view, coupon.changeCoefAction) && !(isSingles(coupon) && view.lock !== null),
  );
  return { tag: isConsentNeeded ? "accept_place" : "place" };
}

/** What the coupon takes from the account, in major units. */
export const totalStakeOf = (state: CouponDetails): number =>
  isSingles(state.coupon)
    ? sumOf(
        openSingles(state).map(({ amount }) => amount),
        stakeOf(state).iso,
      )
    : stakeOf(state).amount;

function possibleAmounts(state: CouponDetails): NextAction {
  const amounts = fittingAmounts(state);
  if (amounts === null) return noMoney(state);
  const total = sumOf(
    amounts.map(({ amount }) => amount),
    stakeOf(state).iso,
  );
  return { tag: "fit_amounts", total };
}

/**
 * The nearest stake that can be placed: for a stake above the maximum the maximum, for one above the balance
 * the initial stake, so that one digit too many does not offer the player's whole balance.
 */
function possibleStake(state: CouponDetails): NextAction {
  const { amount, initial, min, max, most } = stakeOf(state);
  const money = couponAccount(state)?.money ?? 0;
  const isAboveMoney = amount > money && (max === null || max > money);
  const target = amount > 0 && !isAboveMoney ? amount : initial;
  const nearest = Math.min(Math.max(target, min), most ?? target);
  if (nearest >= min && nearest > 0) return { tag: "stake", amount: nearest };
  return noMoney(state);
}

function noMoney(state: CouponDetails): NextAction {
  const isBonus = couponAccount(state)?.type === accountTypes.bonus;
  if (isBonus || !isDemoMoneyOffered(state)) return { tag: "no_money" };
  return { tag: state.coupon.isToppingUp ? "topping_up" : "top_up" };
}
