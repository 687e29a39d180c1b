import type { Account } from "../account/index.ts";
import {
  type Block,
  antiExpressOf,
  blocksCost,
  blocksOf,
  type CouponDetails,
  couponAccount,
  hasBlocks,
  isAntiExpress,
  isSingles,
  isSystem,
  lockedBets,
  loweredStake,
  openSingles,
  placedStake,
  promoProblem,
  silenceOf,
  sizesOf,
  stakeOf,
  sumOf,
  wrongBlock,
} from "../coupon/index.ts";
import { isAboveSingleWager } from "../limits/index.ts";
import { isBelowExactCoef } from "./exactCoef.ts";

/** Everything that prevents placing now. */
export type Obstacle =
  | "coupon_empty"
  | "sign_in_needed"
  | "no_account"
  | "coupon_locked"
  | "block_wrong"
  | "system_size"
  | "anti_express_none"
  | "anti_express_unpriced"
  | "odds_below_lowest"
  | "promo_unusable"
  | "prices_silent"
  | "amount_missing"
  | "amount_below_minimum"
  | "amount_above_maximum"
  | "amount_above_single_wager"
  | "not_enough_money";

export function obstacles(state: CouponDetails): readonly Obstacle[] {
  const { coupon, session } = state;
  const result: Obstacle[] = [];
  if (isSingles(coupon)) return singlesObstacles(state);
  if (coupon.bets.length === 0) result.push("coupon_empty");
  if (lockedBets(coupon).length > 0) result.push("coupon_locked");
  if (wrongBlock(state) !== null) result.push("block_wrong");
  else if (isSystem(coupon) && sizesOf(coupon).length === 0) result.push("system_size");
  if (isAntiExpress(coupon)) {
    const offer = antiExpressOf(coupon);
    if (offer === null) result.push("anti_express_none");
    if (offer === undefined) result.push("anti_express_unpriced");
  }
  if (isBelowExactCoef(state)) result.push("odds_below_lowest");
  if (silenceOf(coupon) !== null) result.push("prices_silent");
  if (session.tag !== "player") return [...result, "sign_in_needed"];
  const account = couponAccount(state);
  if (account === null) return [...result, "no_account"];
  if (promoProblem(state) !== null) result.push("promo_unusable");
  const { amount, isFree, min, max } = stakeOf(state);
  if (hasBlocks(coupon)) {
    // All blocks are one bet.
    if (!isFree && isAboveSingleWager(state, blocksCost(state), account.iso))
      result.push("amount_above_single_wager");
    return [...result, ...partsObstacles(state, blocksOf(state), account)];
  }
  if (amount <= 0) return [...result, "amount_missing"];
  if (amount < min) result.push("amount_below_minimum");
  if (max !== null && amount > max && loweredStake(state) === null)
    result.push("amount_above_maximum");
  // What the server lowers is no less than asked for: the limit holds for what is sent.
  if (!isFree && isAboveSingleWager(state, amount, account.iso))
    result.push("amount_above_single_wager");
  if (placedStake(state) > account.money && !isFree) result.push("not_enough_money");
  return result;
}

/** A locked single is left out; only if all are locked, nothing can be placed. */
function singlesObstacles(state: CouponDetails): readonly Obstacle[] {
  const singles = openSingles(state);
  const result: Obstacle[] = singles.length === 0 ? ["coupon_locked"] : [];
  if (silenceOf(state.coupon) !== null) result.push("prices_silent");
  if (state.session.tag !== "player") return [...result, "sign_in_needed"];
  const account = couponAccount(state);
  if (account === null) return [...result, "no_account"];
  const isAbove = singles.some(({ amount }) => isAboveSingleWager(state, amount, account.iso));
  return [
    ...result,
    ...(isAbove ? (["amount_above_single_wager"] as const) : []),
    ...partsObstacles(state, singles, account),
  ];
}

/** What is wrong with the amounts of singles or of blocks. */
function partsObstacles(
  state: CouponDetails,
  parts: readonly Pick<Block, "amount" | "max" | "min">[],
  account: Account,
): readonly Obstacle[] {
  if (parts.some(({ amount }) => amount <= 0)) return ["amount_missing"];
  const result: Obstacle[] = [];
  if (parts.some(({ amount, min }) => amount < min)) result.push("amount_below_minimum");
  if (parts.some(({ amount, max }) => max !== null && amount > max))
    result.push("amount_above_maximum");
  const total = sumOf(
    parts.map(({ amount }) => amount),
    account.iso,
  );
  if (total > account.money && !stakeOf(state).isFree) result.push("not_enough_money");
  return result;
}
