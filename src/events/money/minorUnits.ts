/**
 * Currencies that do not divide into a hundred, by the number of their decimals (ISO 4217, list one). The only table of
 * its kind: the server reckons by it too.
 */
const decimalsApart: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
  4: "CLF UYW",
};
const usualDecimals = 2;

/** How many decimals an amount of the currency has at most. */
export function minorDigits(iso: string): number {
  const apart = [0, 3, 4].find((digits) => decimalsApart[digits]?.split(" ").includes(iso));
  return apart ?? usualDecimals;
}

/** A double is exact for 15 decimal digits; the rest is noise of the binary fraction. */
const withoutNoise = (value: number): number => Number(value.toPrecision(15));

/**
 * The whole minor units in an amount in major units. What is finer is left out, not rounded: a balance never shows, and
 * "Max" never stakes, more than there is.
 */
export const minorOf = (amount: number, iso: string): number =>
  Math.trunc(withoutNoise(amount * 10 ** minorDigits(iso)));

/** The other way round. */
export const amountOf = (minor: number, iso: string): number => minor / 10 ** minorDigits(iso);

/** The minor units of an amount; null when it is finer than its currency, or no amount at all. */
export function exactMinor(amount: number, iso: string): number | null {
  const minor = minorOf(amount, iso);
  return Number.isSafeInteger(minor) && amountOf(minor, iso) === withoutNoise(amount)
    ? minor
    : null;
}
