import type { PlayClosed } from "../limits/index.ts";
import { betsToRemove } from "./dependent.ts";
import { intentOf } from "./intent.ts";
import { type Obstacle, obstacles } from "./obstacles.ts";
import { nothingFits, possibleStakes } from "./possibleStakes.ts";
import {
  antiExpressOf,
  type BetLock,
  type CouponDetails,
  isAntiExpress,
  isPlacing,
  isSingles,
  movedBets,
  needsConsent,
  type PromoProblem,
  totalCoefOf,
  type WrongBlock,
  withoutCode,
} from "../coupon/index.ts";

/** The next action that the coupon offers. */
export type NextAction =
  | { readonly tag: "placing" }
  /** The feed has been silent for `ms`: placing opens with the next prices. */
  | { readonly tag: "awaiting_prices"; readonly ms: number }
  /** The player or their accounts are not known yet. */
  | { readonly tag: "opening" }
  /** The accounts did not come: they are asked for again. */
  | { readonly tag: "refresh_accounts" }
  /** So many of the locked bets; `lock`: only of those that it locks. */
  | { readonly tag: "remove_locked"; readonly count: number; readonly lock?: BetLock }
  | { readonly tag: "log_in" }
  /** There is nothing to place. */
  | { readonly tag: "add_bets" }
  /** One of the player's limits forbids the bet, the one on a single bet whatever is staked. */
  | { readonly tag: "closed"; readonly by: PlayClosed | "amount_above_single_wager" }
  /** The total price is below the lowest that the player takes: it becomes the lowest. */
  | { readonly tag: "lower_exact_coef"; readonly coef: number }
  /** The promo code is being checked for this coupon. */
  | { readonly tag: "checking_promo" }
  /** That failed: it is checked once more. */
  | { readonly tag: "check_promo" }
  /** The promo code cannot pay for this coupon: it is taken out. */
  | { readonly tag: "drop_promo"; readonly problem: PromoProblem }
  /** Replaces an impossible stake by a possible one. */
  | { readonly tag: "stake"; readonly amount: number }
  /** The bets of a block that has too few of them join another one. */
  | { readonly tag: "join_block"; readonly block: WrongBlock }
  /** The server offers no system of these bets. */
  | { readonly tag: "make_express" }
  /** The server offers no anti-express of these bets: they become an express. */
  | { readonly tag: "leave_anti_express" }
  /** The server is making the price of the anti-express. */
  | { readonly tag: "pricing" }
  /** Replaces impossible amounts of a set of singles, or of blocks, by possible ones. */
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
  const { coupon } = state;
  if (isPlacing(coupon)) return { tag: "placing" };
  const intent = intentOf(state);
  if (intent === "same") return { tag: "ask_again" };
  const [first] = obstacles(state);
  if (first !== undefined) return actionFor(state, first);
  if (intent === "another") return { tag: "place_another" };
  const isConsentNeeded = pricesOf(coupon).some((view) =>
    needsConsent(view, coupon.changeCoefAction),
  );
  return { tag: isConsentNeeded ? "accept_place" : "place" };
}

/** What the player can do about it, or waits for. */
export function actionFor(state: CouponDetails, obstacle: Obstacle): NextAction {
  const { coupon, session } = state;
  switch (obstacle.code) {
    case "coupon_locked":
      return { tag: "remove_locked", count: betsToRemove(coupon).length };
    case "block_wrong":
      return { tag: "join_block", block: obstacle.block };
    case "system_size":
      return { tag: "make_express" };
    case "anti_express_none":
      return { tag: "leave_anti_express" };
    case "anti_express_unpriced":
      return { tag: "pricing" };
    case "no_account":
      return { tag: state.account.updateError === null ? "opening" : "refresh_accounts" };
    case "sign_in_needed":
      return { tag: session.tag === "unknown" ? "opening" : "log_in" };
    case "odds_below_lowest":
      return { tag: "lower_exact_coef", coef: totalCoefOf(state) };
    case "promo_unusable":
      return promoAction(obstacle.problem);
    case "prices_silent":
      return { tag: "awaiting_prices", ms: obstacle.ms };
    case "coupon_empty":
    case "amount_missing":
    case "amount_below_minimum":
    case "amount_above_maximum":
    case "amount_above_single_wager":
    case "not_enough_money": {
      const paying = withoutCode(state);
      const stakes = possibleStakes(paying);
      if (stakes === null) return nothingFits(paying);
      return obstacle.code === "coupon_empty" ? { tag: "add_bets" } : stakes;
    }
    default:
      return { tag: "closed", by: obstacle.code };
  }
}

/** The prices that the player agrees to by placing; a locked single is not placed. */
function pricesOf(coupon: CouponDetails["coupon"]) {
  if (isAntiExpress(coupon)) return [antiExpressOf(coupon) ?? { coef: 0, agreedCoef: null }];
  return movedBets(coupon).filter(({ lock }) => !isSingles(coupon) || lock === null);
}

function promoAction(problem: PromoProblem): NextAction {
  if (problem.tag === "checking") return { tag: "checking_promo" };
  return problem.tag === "unchecked" ? { tag: "check_promo" } : { tag: "drop_promo", problem };
}
