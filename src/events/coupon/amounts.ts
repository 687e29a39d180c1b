import { amountOf, minorOf } from "../money/minorUnits.ts";

const maxAmount = 1_000_000_000;

/** Rounds an amount down to whole minor units of its currency, at least 0; null: not a number. */
export function wholeAmount(amount: number, iso: string): number | null {
  const rounded = amountOf(minorOf(Math.min(Math.max(amount, 0), maxAmount), iso), iso);
  return Number.isFinite(rounded) ? rounded : null;
}
