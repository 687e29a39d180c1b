import { accountTypes } from "../account/index.ts";
import { isDemoMoneyOffered } from "./demoMoney.ts";
import {
  isAboveSingleWager,
  type PlayClosed,
  playClosedTo,
  unansweredPrompt,
} from "../limits/index.ts";
import { fittingAmounts, fittingBlocks } from "./fittingAmounts.ts";
import { intentOf } from "./intent.ts";
import { type Obstacle, obstacles } from "./obstacles.ts";
import {
  antiExpressOf,
  blocksOf,
  type CouponDetails,
  couponAccount,
  hasBlocks,
  isAntiExpress,
  isPlacing,
  isSingles,
  lockedBets,
  movedBets,
  needsConsent,
  openSingles,
  placedStake,
  type PromoProblem,
  promoProblem,
  silenceOf,
  stakeOf,
  sumOf,
  totalCoefOf,
  type WrongBlock,
  wrongBlock,
} from "../coupon/index.ts";

/** The next action that the coupon offers. */
export type NextAction =
  | { readonly tag: "placing" }
  /** The feed has been silent for `ms`: placing opens with the next prices. */
  | { readonly tag: "awaiting_prices"; readonly ms: number }
  /** The player or their accounts are not known yet. */
  | { readonly tag: "opening" }
  | { readonly tag: "remove_locked"; readonly count: number }
  | { readonly tag: "log_in" }
  /** One of the player's limits forbids the bet, the one on a single bet whatever is staked. */
  | { readonly tag: "closed"; readonly by: PlayClosed | "amount_above_single_wager" }
  /** The total price is below the lowest that the player takes: it becomes the lowest. */
  | { readonly tag: "lower_exact_coef"; readonly coef: number }
  /** The promo code is being checked for this coupon. */
  | { readonly tag: "checking_promo" }
  /** That failed: it is checked once more. */
  | { readonly tag: "check_promo" }
  /** The promo code cannot pay for this coupon: it is taken out. Null: its amount is out of bounds. */
  | { readonly tag: "drop_promo"; readonly problem: PromoProblem | null }
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
  const { coupon, session } = state;
  if (isPlacing(coupon)) return { tag: "placing" };
  const intent = intentOf(state);
  if (intent === "same") return { tag: "ask_again" };
  const currentObstacles = obstacles(state);
  if (currentObstacles.includes("coupon_locked")) {
    return { tag: "remove_locked", count: lockedBets(coupon).length };
  }
  const block = wrongBlock(state);
  if (block !== null) return { tag: "join_block", block };
  if (currentObstacles.includes("system_size")) return { tag: "make_express" };
  if (currentObstacles.includes("anti_express_none")) return { tag: "leave_anti_express" };
  if (currentObstacles.includes("anti_express_unpriced")) return { tag: "pricing" };
  const closed = playClosedTo(state, totalStakeOf(state), couponAccount(state)?.iso);
  if (session.tag === "player" && closed !== null) return { tag: "closed", by: closed };
  if (session.tag === "unknown" || currentObstacles.includes("no_account"))
    return { tag: "opening" };
  if (currentObstacles.includes("sign_in_needed")) return { tag: "log_in" };
  if (currentObstacles.includes("odds_below_lowest"))
    return { tag: "lower_exact_coef", coef: totalCoefOf(state) };
  // Everything that the player can put right comes before what they can only wait for.
  const ownObstacles = currentObstacles.filter((obstacle) => obstacle !== "prices_silent");
  const promo = promoAction(state, ownObstacles);
  if (promo !== null) return promo;
  if (ownObstacles.length > 0)
    return isSingles(coupon) || hasBlocks(coupon) ? possibleAmounts(state) : possibleStake(state);
  const silentMs = silenceOf(coupon);
  if (silentMs !== null) return { tag: "awaiting_prices", ms: silentMs };
  if (intent === "another") return { tag: "place_another" };
  const isConsentNeeded = pricesOf(coupon).some((view) =>
    needsConsent(view, coupon.changeCoefAction),
  );
  return { tag: isConsentNeeded ? "accept_place" : "place" };
}

/** The prices that the player agrees to by placing; a locked single is not placed. */
function pricesOf(coupon: CouponDetails["coupon"]) {
  if (isAntiExpress(coupon)) return [antiExpressOf(coupon) ?? { coef: 0, agreedCoef: null }];
  return movedBets(coupon).filter(({ lock }) => !isSingles(coupon) || lock === null);
}

/** What the coupon takes from the account, in major units: nothing if a promo code pays. */
export function totalStakeOf(state: CouponDetails): number {
  const { isFree, iso } = stakeOf(state);
  if (!isSingles(state.coupon)) return isFree ? 0 : placedStake(state);
  const amounts = openSingles(state).map((single) => single.amount);
  return sumOf(amounts, iso);
}

/** Null: the code pays, or there is none. */
function promoAction(
  state: CouponDetails,
  currentObstacles: readonly Obstacle[],
): NextAction | null {
  if (currentObstacles.length === 0) return null;
  const problem = promoProblem(state);
  if (problem === null) return stakeOf(state).isFree ? { tag: "drop_promo", problem } : null;
  if (problem.tag === "checking") return { tag: "checking_promo" };
  return problem.tag === "unchecked" ? { tag: "check_promo" } : { tag: "drop_promo", problem };
}

/** The least that can be staked on one bet of the coupon. */
function leastStake(state: CouponDetails): number {
  const { iso, min } = stakeOf(state);
  if (isSingles(state.coupon)) return Math.max(...openSingles(state).map((single) => single.min));
  if (!hasBlocks(state.coupon)) return min;
  const least = blocksOf(state).map((block) => block.min);
  return sumOf(least, iso);
}

function possibleAmounts(state: CouponDetails): NextAction {
  const amounts = hasBlocks(state.coupon) ? fittingBlocks(state) : fittingAmounts(state);
  if (amounts === null) return nothingFits(state);
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
  return nothingFits(state);
}

function nothingFits(state: CouponDetails): NextAction {
  if (isAboveSingleWager(state, leastStake(state), stakeOf(state).iso))
    return { tag: "closed", by: "amount_above_single_wager" };
  const isBonus = couponAccount(state)?.type === accountTypes.bonus;
  if (isBonus || !isDemoMoneyOffered(state)) return { tag: "no_money" };
  // The pack has the player asked about a limit before money is paid in.
  if (unansweredPrompt(state) !== undefined) return { tag: "closed", by: "limits_unanswered" };
  return { tag: state.coupon.isToppingUp ? "topping_up" : "top_up" };
}
