import { type Leg, totalMilli } from "../src/events/money/winnings.ts";

/** Integer thousandths of a coef; null if it has more than three decimals. */
export function toMilli(coef: number): number | null {
  const milli = Math.round(coef * 1000);
  return Number.isSafeInteger(milli) && Math.abs(coef * 1000 - milli) < 1e-6 ? milli : null;
}

export function toCoef(milli: number): number {
  return milli / 1000;
}

/** Highest total coef that is paid out, in thousandths. */
export const highestTotalMilli = 100_000_000;

/** Total coef of legs in their current state, in thousandths, at most `highestTotalMilli`. */
export const paidMilli = (legs: readonly Leg[]): number =>
  Math.min(totalMilli(legs), highestTotalMilli);

/** The same for bets that are all open, by their coefs in thousandths. */
export const productMilli = (coefs: readonly number[]): number =>
  paidMilli(coefs.map((milli) => ({ milli, state: "open" })));
