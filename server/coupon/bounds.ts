/** Amounts in minor units of the account currency (EUR). */
const leastMinor = 50;
const mostMinor = 500_000;
const mostPayoutMinor = 2_500_000;
const stepMinor = 50;

export type Bounds = {
  readonly leastMinor: number;
  readonly mostMinor: number;
  readonly mostPayoutMinor: number;
};

/** Bounds of a stake at a total coef in thousandths: what it may pay is limited too. */
export function boundsAt(totalMilli: number): Bounds {
  const byPayout =
    Math.floor((mostPayoutMinor * 1000) / Math.max(totalMilli, 1000) / stepMinor) * stepMinor;
  return {
    leastMinor,
    mostMinor: Math.max(leastMinor, Math.min(mostMinor, byPayout)),
    mostPayoutMinor,
  };
}
