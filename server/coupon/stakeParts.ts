import type { CouponToPlace } from "./request.ts";
import { blockTotals, combinationCount } from "./total.ts";

/** An amount that has bounds of its own: of the coupon, or of one of its blocks. */
export type StakePart = {
  readonly blockId: number | null;
  readonly minor: number;
  readonly count: number;
  readonly totalMilli: number;
};

/** The whole amount, or those of the blocks. */
export const stakeParts = (
  coupon: CouponToPlace,
  coefs: readonly number[],
  totalMilli: number,
): readonly StakePart[] =>
  coupon.blockMinors.length === 0
    ? [
        {
          blockId: null,
          minor: coupon.amountMinor,
          count: combinationCount(coupon),
          totalMilli,
        },
      ]
    : blockTotals(coupon, coefs).map((block) => ({
        ...block,
        minor: coupon.blockMinors.find(({ blockId }) => blockId === block.blockId)?.minor ?? 0,
      }));
