/** Integer minor units of an amount in major units; null when it has more than two decimals. */
export function toMinor(amount: number): number | null {
  const minor = Math.round(amount * 100);
  return Number.isSafeInteger(minor) && Math.abs(amount * 100 - minor) < 1e-6 ? minor : null;
}

export function toMajor(minor: number): number {
  return minor / 100;
}

/** Integer thousandths of a coef; null when it has more than three decimals. */
export function toMilli(coef: number): number | null {
  const milli = Math.round(coef * 1000);
  return Number.isSafeInteger(milli) && Math.abs(coef * 1000 - milli) < 1e-6 ? milli : null;
}

export function toCoef(milli: number): number {
  return milli / 1000;
}

/** Highest total coef that is paid, in thousandths. */
export const highestTotalMilli = 100_000_000;

/** Product of coefs in thousandths, rounded half up once at the end, at most `highestTotalMilli`. */
export function productMilli(coefs: readonly number[]): number {
  const product = coefs.reduce((total, milli) => total * BigInt(milli), 1n);
  const scale = 1000n ** BigInt(Math.max(coefs.length - 1, 0));
  const rounded = (2n * product + scale) / (2n * scale);
  return Number(rounded < BigInt(highestTotalMilli) ? rounded : BigInt(highestTotalMilli));
}

/** What a stake in minor units pays at a coef in thousandths, rounded half up. */
export function winMinor(stakeMinor: number, coefMilli: number): number {
  return Number((2n * BigInt(stakeMinor) * BigInt(coefMilli) + 1000n) / 2000n);
}
