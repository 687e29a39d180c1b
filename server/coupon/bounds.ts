import { minorOfEuros } from "../players/currencies.ts";

/** In euros; other currencies use their round equivalents. */
const leastEuros = 0.5;
const mostEuros = 5_000;
const mostPayoutEuros = 25_000;

/** In minor units of a currency. */
export type Bounds = {
  readonly leastMinor: number;
  readonly mostMinor: number;
  readonly mostPayoutMinor: number;
};

/** Stake bounds at a total coef in thousandths, because the payout is limited too. */
export function boundsAt(totalMilli: number, iso: string): Bounds {
  const leastMinor = minorOfEuros(leastEuros, iso);
  const mostMinor = minorOfEuros(mostEuros, iso);
  const mostPayoutMinor = minorOfEuros(mostPayoutEuros, iso);
  const byPayout =
    Math.floor((mostPayoutMinor * 1000) / Math.max(totalMilli, 1000) / leastMinor) * leastMinor;
  return {
    leastMinor,
    mostMinor: Math.max(leastMinor, Math.min(mostMinor, byPayout)),
    mostPayoutMinor,
  };
}
