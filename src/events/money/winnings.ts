/**
 * Result of a bet in a coupon. Half results come from handicaps between two lines: half of the stake is
 * returned.
 */
export type LegState =
  | "open"
  | "won"
  | "half_won"
  | "returned"
  | "cancelled"
  | "half_lost"
  | "lost";

/** A bet of a single or an express; `milli` is its price in thousandths. */
export type Leg = { readonly milli: number; readonly state: LegState };

/** The factor of a leg, in 2000ths so that halves stay integers. An open one counts as won. */
export const legFactors: Readonly<Record<LegState, (milli: number) => number>> = {
  open: (milli) => 2 * milli,
  won: (milli) => 2 * milli,
  half_won: (milli) => milli + 1000,
  returned: () => 2000,
  cancelled: () => 2000,
  half_lost: () => 1000,
  lost: () => 0,
};

/**
 * Total price of all legs in their current state, in thousandths: the exact product, rounded half up once, at
 * the end. Coupon, history, server and settlement all use it.
 */
export function totalMilli(legs: readonly Leg[]): number {
  let product = 1000n;
  let scale = 1n;
  for (const { milli, state } of legs) {
    product *= BigInt(legFactors[state](milli));
    scale *= 2000n;
  }
  return Number((2n * product + scale) / (2n * scale));
}

/** What a stake in minor units pays at a price in thousandths, rounded half up. */
export const winMinor = (stakeMinor: number, milli: number): number =>
  Number((2n * BigInt(stakeMinor) * BigInt(milli) + 1000n) / 2000n);
