import type { Leg } from "../../src/events/money/winnings.ts";
import { paidMilli } from "../money.ts";

/** Share of the fair value that is paid, in thousandths: this operator's margin on a cash out is 5 %. */
const paidShareMilli = 950;

/**
 * What a coupon is worth now, in minor units, rounded down; null if it has no open bet left, or a price below 1.
 *
 *     stake × total of the bets as they stand ÷ product of the current prices of the open ones × 0.95
 *
 * The total counts open bets at the prices they were placed at and returned ones at 1, as the payout does. If
 * no price has moved, a single is therefore worth 95 % of its stake; never more than it can still pay.
 */
export function cashOutMinor(
  stakeMinor: number,
  legs: readonly Leg[],
  currentMilli: readonly number[],
): number | null {
  if (currentMilli.length === 0 || currentMilli.some((milli) => milli < 1000)) return null;
  let worth = BigInt(stakeMinor) * BigInt(paidMilli(legs)) * BigInt(paidShareMilli);
  let scale = 1_000_000n;
  for (const milli of currentMilli) {
    worth *= 1000n;
    scale *= BigInt(milli);
  }
  return Number(worth / scale);
}
