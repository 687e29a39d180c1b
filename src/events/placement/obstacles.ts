import type { Account } from "../account/index.ts";
import {
  antiExpressOf,
  type Bet,
  type BetLock,
  betView,
  type Block,
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
  type PromoProblem,
  promoProblem,
  silenceOf,
  sizesOf,
  stakeOf,
  sumOf,
  type WrongBlock,
  withoutCode,
  withPrepaid,
  wrongBlock,
} from "../coupon/index.ts";
import { closuresOf, isAboveSingleWager, type PlayClosed } from "../limits/index.ts";
import { exactCoefOf, isBelowExactCoef } from "./exactCoef.ts";
import { twinOfCoupon } from "./intent.ts";

/** What is wrong with an amount; in a set of singles or a system in blocks, with which ones. */
type AmountObstacle = {
  readonly code:
    | "amount_missing"
    | "amount_below_minimum"
    | "amount_above_maximum"
    | "amount_above_single_wager"
    | "not_enough_money";
  readonly bets: readonly Bet[];
  readonly blockIds: readonly number[];
};

/** Something that prevents placing now, with what it is about. `code`: what placing is refused with. */
export type Obstacle =
  | { readonly code: "coupon_empty" | "sign_in_needed" | "no_account" | "system_size" }
  | { readonly code: "anti_express_none" | "anti_express_unpriced" }
  | { readonly code: PlayClosed }
  /** All bets that are locked for the same reason. */
  | { readonly code: "coupon_locked"; readonly lock: BetLock; readonly bets: readonly Bet[] }
  | { readonly code: "block_wrong"; readonly block: WrongBlock }
  | { readonly code: "odds_below_lowest"; readonly lowest: number }
  | { readonly code: "promo_unusable"; readonly problem: PromoProblem }
  | { readonly code: "prices_silent"; readonly ms: number }
  | AmountObstacle;

/**
 * Everything that prevents placing now; empty: the coupon can be placed, or asks again for its answer. What the player can put
 * right comes before what they can only wait for.
 */
export function obstacles(state: CouponDetails): readonly Obstacle[] {
  // The bet has been sent: placing it asks for its answer.
  if (twinOfCoupon(state) !== null) return [];
  const { coupon } = state;
  const silentMs = silenceOf(coupon);
  return [
    ...(coupon.bets.length === 0 ? [{ code: "coupon_empty" } as const] : []),
    ...locks(state),
    ...ofType(state),
    ...ofPlayer(state),
    ...(silentMs === null ? [] : [{ code: "prices_silent", ms: silentMs } as const]),
  ];
}

/** Locked bets, by what locks them. A locked single is left out; only if all are locked, nothing can be placed. */
function locks(state: CouponDetails): readonly Obstacle[] {
  const { coupon } = state;
  if (isSingles(coupon) && openSingles(state).length > 0) return [];
  const locked = lockedBets(coupon).flatMap((bet) => {
    const { lock } = betView(coupon, bet);
    return lock === null ? [] : [{ bet, lock }];
  });
  return [...new Set(locked.map(({ lock }) => lock))].map((lock) => ({
    code: "coupon_locked",
    lock,
    bets: locked.filter((one) => one.lock === lock).map(({ bet }) => bet),
  }));
}

/** What the type of the coupon needs. */
function ofType(state: CouponDetails): readonly Obstacle[] {
  const { coupon } = state;
  const block = wrongBlock(state);
  if (block !== null) return [{ code: "block_wrong", block }];
  if (isSystem(coupon) && sizesOf(coupon).length === 0) return [{ code: "system_size" }];
  if (!isAntiExpress(coupon)) return [];
  const offer = antiExpressOf(coupon);
  if (offer) return [];
  return [{ code: offer === null ? "anti_express_none" : "anti_express_unpriced" }];
}

function ofPlayer(state: CouponDetails): readonly Obstacle[] {
  const { coupon, session } = state;
  const lowest = exactCoefOf(coupon);
  const hasPrice = !isAntiExpress(coupon) || Boolean(antiExpressOf(coupon));
  const odds: readonly Obstacle[] =
    hasPrice && isBelowExactCoef(state) ? [{ code: "odds_below_lowest", lowest }] : [];
  if (session.tag !== "player") return [{ code: "sign_in_needed" }, ...odds];
  const account = couponAccount(state);
  const problem = promoProblem(state);
  // Taking the code out is what there is to do, so that the player pays, and then this is in the way too.
  const paying = problem !== null && !waits.has(problem.tag) ? withoutCode(state) : state;
  const play = closuresOf(state, totalStakeOf(paying), account?.iso).map((code) => ({ code }));
  if (account === null) return [...play, { code: "no_account" }, ...odds];
  return [
    ...play,
    ...odds,
    ...(problem === null ? [] : [{ code: "promo_unusable", problem } as const]),
    ...(stakeOf(paying).isFree ? [] : amountObstacles(paying, account)),
  ];
}

/** What the server says of the code is not known yet. */
const waits: ReadonlySet<PromoProblem["tag"]> = new Set(["checking", "unchecked"]);

/** What is wrong with what the player pays; `blockIds` and `bets`: with which parts, if not with the whole. */
function amountObstacles(state: CouponDetails, account: Account): readonly AmountObstacle[] {
  const { coupon } = state;
  const { amount, min, max } = stakeOf(state);
  if (isSingles(coupon)) {
    const singles = openSingles(state);
    const above = singles.filter((one) => isAboveSingleWager(state, one.amount, account.iso));
    return [
      ...(above.length > 0 ? [ofParts("amount_above_single_wager", above)] : []),
      ...partsObstacles(singles, account),
    ];
  }
  if (hasBlocks(coupon)) {
    // All blocks are one bet.
    const isAbove = isAboveSingleWager(state, blocksCost(state), account.iso);
    return [
      ...(isAbove ? [ofParts("amount_above_single_wager", [])] : []),
      ...partsObstacles(blocksOf(state), account),
    ];
  }
  const result: AmountObstacle[] = [];
  if (amount <= 0) result.push(ofParts("amount_missing", []));
  if (amount > 0 && amount < min) result.push(ofParts("amount_below_minimum", []));
  if (max !== null && amount > max && loweredStake(state) === null)
    result.push(ofParts("amount_above_maximum", []));
  // What the server lowers is no less than asked for: the limit holds for what is sent.
  if (isAboveSingleWager(state, amount, account.iso))
    result.push(ofParts("amount_above_single_wager", []));
  const payable = { money: withPrepaid(state, account.money, account.iso) };
  if (placedStake(state) > payable.money || !isPayable(min, payable))
    result.push(ofParts("not_enough_money", []));
  return result;
}

/** Whether the account has the least that can be staked; without a minimum anything. */
const isPayable = (least: number, { money }: Pick<Account, "money">): boolean =>
  money > 0 && money >= least;

type Part = Pick<Block, "amount" | "max" | "min"> & {
  readonly bet?: Bet;
  readonly blockId?: number;
};

const ofParts = (code: AmountObstacle["code"], parts: readonly Part[]): AmountObstacle => ({
  code,
  bets: parts.flatMap(({ bet }) => bet ?? []),
  blockIds: parts.flatMap(({ blockId }) => blockId ?? []),
});

/** What is wrong with the amounts of singles or of blocks. */
function partsObstacles(parts: readonly Part[], account: Account): readonly AmountObstacle[] {
  const missing = parts.filter(({ amount }) => amount <= 0);
  const below = parts.filter(({ amount, min }) => amount > 0 && amount < min);
  const above = parts.filter(({ amount, max }) => max !== null && amount > max);
  const sum = (amounts: readonly number[]) => sumOf(amounts, account.iso);
  const cost = sum(parts.map(({ amount }) => amount));
  const least = sum(parts.map(({ min }) => min));
  const isTooMuch = parts.length > 0 && (cost > account.money || !isPayable(least, account));
  return [
    ...(missing.length > 0 ? [ofParts("amount_missing", missing)] : []),
    ...(below.length > 0 ? [ofParts("amount_below_minimum", below)] : []),
    ...(above.length > 0 ? [ofParts("amount_above_maximum", above)] : []),
    ...(isTooMuch ? [ofParts("not_enough_money", [])] : []),
  ];
}

/** What the coupon stakes, in major units, also of what is paid in advance; nothing if a promo code pays. */
export function totalStakeOf(state: CouponDetails): number {
  const { isFree, iso } = stakeOf(state);
  if (!isSingles(state.coupon)) return isFree ? 0 : placedStake(state);
  const amounts = openSingles(state).map((single) => single.amount);
  return sumOf(amounts, iso);
}
