/**
 * Currencies without exactly two decimals, by the number of their decimals: those of ISO 4217, list one, and the coins whose
 * two decimals would be more than a stake. The only such table: the server uses it too.
 */
const exceptions: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
  4: "CLF UYW",
  8: "BCH BTC DASH DOGE ETH LTC ZEC",
};
const defaultDigits = 2;

/** The maximum number of decimals of an amount in this currency. */
export function minorDigits(iso: string): number {
  const exception = [0, 3, 4, 8].find((digits) => exceptions[digits]?.split(" ").includes(iso));
  return exception ?? defaultDigits;
}

/** A double is exact to 15 decimal digits; further ones are noise of the binary fraction. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(15));

/**
 * An amount in major units as whole minor units. Anything finer is cut off, not rounded: a balance never
 * shows, and "Max" never stakes, more than there is. What is cut off of a debt leaves no "−0.00".
 */
export const minorOf = (amount: number, iso: string): number =>
  Math.trunc(withoutNoise(amount * 10 ** minorDigits(iso))) + 0;

/** The reverse: minor units as an amount in major units. */
export const amountOf = (minor: number, iso: string): number => minor / 10 ** minorDigits(iso);

/** The minor units of an amount; null if it is finer than its currency allows, or not an amount. */
export function exactMinor(amount: number, iso: string): number | null {
  const minor = minorOf(amount, iso);
  return Number.isSafeInteger(minor) && amountOf(minor, iso) === withoutNoise(amount)
    ? minor
    : null;
}
