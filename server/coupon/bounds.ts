import { minorOfEuros } from "../players/currencies.ts";

/** In euros; other currencies use their round equivalents. */
const leastEuros = 0.5;
/** Of one combination of a system. */
const leastCombinationEuros = 0.05;
const mostEuros = 5_000;
const mostPayoutEuros = 25_000;
/** How much more a Vip bet may stake and win. */
const vipFactor = 4;

/** In minor units of a currency. */
export type Bounds = {
  readonly leastMinor: number;
  readonly mostMinor: number;
  readonly mostPayoutMinor: number;
};

/**
 * Stake bounds at a total coef in thousandths, because the payout is limited too.
 * @param combinations how many bets of a system share the stake
 * @param isVip whether more than the usual maximum was asked for
 */
export function boundsAt(totalMilli: number, iso: string, combinations = 1, isVip = false): Bounds {
  const factor = isVip ? vipFactor : 1;
  const leastMinor = Math.max(
    minorOfEuros(leastEuros, iso),
    combinations === 1 ? 0 : combinations * minorOfEuros(leastCombinationEuros, iso),
  );
  const mostMinor = factor * minorOfEuros(mostEuros, iso);
  const mostPayoutMinor = factor * minorOfEuros(mostPayoutEuros, iso);
  const byPayout =
    Math.floor((mostPayoutMinor * 1000) / Math.max(totalMilli, 1000) / leastMinor) * leastMinor;
  return {
    leastMinor,
    mostMinor: Math.max(leastMinor, Math.min(mostMinor, byPayout)),
    mostPayoutMinor,
  };
}
