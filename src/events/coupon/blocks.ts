import { accountTypes } from "../account/index.ts";
import { singleWagerLimit } from "../limits/index.ts";
import { leastAmount } from "../money/least.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import { equalParts } from "../money/systems.ts";
import { sharedStake, sumOf } from "./singles.ts";
import { type CouponDetails, type Stake, couponAccount, stakeOf } from "./stake.ts";
import { betsOfBlock, blockIdsOf, hasBlocks, leastOfBlock, sizesOf } from "./system.ts";

/** A block of a system and its stake. Amounts in major units of the account's currency. */
export type Block = {
  readonly blockId: number;
  /** Its bets besides the bankers. */
  readonly count: number;
  readonly amount: number;
  /** 0: none. */
  readonly min: number;
  /** Null: none, or not known. */
  readonly max: number | null;
};

/**
 * The blocks of the system, each with its own amount and bounds; a promo code pays an equal part of each. Empty: there are
 * none. [coupon-045] [coupon-037] [coupon-038]
 */
export function blocksOf(state: CouponDetails): readonly Block[] {
  const { coupon, shell } = state;
  if (!hasBlocks(coupon)) return [];
  const { amount: sharedAmount, isFree, iso, ...shared } = stakeOf(state);
  const account = couponAccount(state);
  const ids = blockIdsOf(coupon);
  const free = isFree ? equalParts(minorOf(sharedAmount, iso), ids.length) : [];
  const isSameCurrency = coupon.amountIso === null || coupon.amountIso === iso;
  const isKnown = coupon.boundsAccountId === account?.id;
  const { minAmountTypeIds = [], maxAmountTypeIds = [] } = shell.config?.coupon ?? {};
  const hasMax = maxAmountTypeIds.includes(2) && account?.type !== accountTypes.bonus;
  return ids.map((blockId, index) => {
    const own = isSameCurrency ? coupon.amountByBlockId?.[blockId] : undefined;
    const bounds = isKnown ? coupon.boundsByBlockId?.[blockId] : undefined;
    return {
      blockId,
      count: betsOfBlock(coupon, blockId).length,
      amount: isFree ? amountOf(free[index] ?? 0, iso) : (own ?? sharedAmount),
      min: minAmountTypeIds.includes(2) ? leastAmount(bounds?.minBetAmount ?? shared.min, iso) : 0,
      max: hasMax && shared.isMaxKnown ? (bounds?.maxBetAmount ?? null) : null,
    };
  });
}

/** What all blocks cost together. */
export const blocksCost = (state: CouponDetails): number =>
  sumOf(
    blocksOf(state).map(({ amount }) => amount),
    stakeOf(state).iso,
  );

/** The amounts by block, as they are sent; empty without blocks. */
export const amountByBlockId = (state: CouponDetails): Readonly<Record<number, number>> =>
  Object.fromEntries(blocksOf(state).map(({ blockId, amount }) => [blockId, amount]));

/** The stake that all blocks share: within the bounds of each, and of the balance for all of them. */
export function sharedBlockStake(state: CouponDetails): Stake {
  const blocks = blocksOf(state);
  const { iso } = stakeOf(state);
  const wager = singleWagerLimit(state, iso);
  const share = (limit: number) =>
    amountOf(Math.floor(minorOf(limit, iso) / Math.max(1, blocks.length)), iso);
  return sharedStake(state, blocks, wager === null ? null : share(wager));
}

/**
 * The block that leaves the system without a size: the smallest, which has too few bets, or with the others too many
 * combinations. Null: there is none.
 */
export function wrongBlock({ coupon }: CouponDetails): WrongBlock | null {
  if (!hasBlocks(coupon) || sizesOf(coupon).length > 0) return null;
  const blocks = blockIdsOf(coupon).map((blockId) => ({
    blockId,
    count: betsOfBlock(coupon, blockId).length,
  }));
  const [{ blockId = 0, count = 0 } = {}] = blocks.toSorted((a, b) => a.count - b.count);
  const missing = Math.max(0, leastOfBlock(coupon) - count);
  return { blockId, missing };
}

/** `missing`: how many bets it lacks; 0: all blocks together make too many combinations, or are not offered. */
export type WrongBlock = { readonly blockId: number; readonly missing: number };
