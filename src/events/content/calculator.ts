import { productOfCoefs } from "../coupon/index.ts";

/** Result of an outcome; an open one counts as won. */
export type LegResult = "open" | "won" | "lost" | "returned";
/** An outcome with its price (decimal, at most 3 decimals). */
export type Leg = { readonly coef: number; readonly result: LegResult };
/** `size`: outcomes in each express of a system. */
export type CalculatorBet =
  | { readonly kind: "express" }
  | { readonly kind: "system"; readonly size: number };

export type Calculated = {
  /** Number of expresses in the bet. */
  readonly expresses: number;
  /** Price of the express; null for a system, where each express has its own. */
  readonly coef: number | null;
  /** Payout in minor units. */
  readonly payoutMinor: number;
};

const coefOf = ({ coef, result }: Leg): number => (result === "returned" ? 1 : coef);

/** All combinations of `size` items, in their order; none when there are fewer. */
export function choices<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/**
 * The payout of a bet of `stakeMinor` (minor units). A system splits the stake equally over its expresses;
 * the sum is rounded half up once, at the end, so that no cent is lost between them. A single is an express
 * with one outcome.
 */
export function calculate(
  stakeMinor: number,
  legs: readonly Leg[],
  bet: CalculatorBet,
): Calculated {
  const expresses = bet.kind === "express" ? [legs] : choices(legs, bet.size);
  const coefs = expresses.map((express) =>
    express.some(({ result }) => result === "lost") ? 0 : productOfCoefs(express.map(coefOf)),
  );
  const milli = coefs.reduce((sum, coef) => sum + BigInt(Math.round(coef * 1000)), 0n);
  const divisor = 1000n * BigInt(Math.max(1, expresses.length));
  const payout = (2n * BigInt(stakeMinor) * milli + divisor) / (2n * divisor);
  return {
    expresses: expresses.length,
    coef: bet.kind === "express" ? (coefs[0] ?? 0) : null,
    payoutMinor: Number(payout),
  };
}
