import { amountOf, minorDigits, withoutNoise } from "./minorUnits.ts";

/**
 * A least amount in whole minor units, rounded up: what a backend converts from another currency, such as ¥149.53, nobody
 * can stake, and ¥149 would be too little.
 */
export const leastMinorOf = (amount: number, iso: string): number =>
  Math.ceil(withoutNoise(amount * 10 ** minorDigits(iso))) + 0;

/** The same in major units. */
export const leastAmount = (amount: number, iso: string): number =>
  amountOf(leastMinorOf(amount, iso), iso);

/** How much one tap changes an amount that may be no less than this: that much, or a twentieth of the whole without a least. */
export const stepMinorOf = (leastMinor: number, wholeMinor: number): number =>
  leastMinor > 0 ? leastMinor : Math.max(1, Math.floor(wholeMinor / 20));
