import { amountOf, minorOf } from "../money/minorUnits.ts";

const mostAmount = 1_000_000_000;

/** An amount is taken in whole minor units of its currency, never below 0; null: that is no amount. */
export function wholeAmount(amount: number, iso: string): number | null {
  const whole = amountOf(minorOf(Math.min(Math.max(amount, 0), mostAmount), iso), iso);
  return Number.isFinite(whole) ? whole : null;
}
