import { type Leg, totalMilli } from "./winnings.ts";

/** A bet that a bonus bet may be added to; `milli` is its price in thousandths. */
export type BonusLeg = { readonly milli: number; readonly kind: number };

/** A bonus bet comes with this many other bets, each at least at this price in thousandths. [coupon-027] [coupon-029] */
export const LEAST_BONUS_BETS = 3;
export const LEAST_BONUS_MILLI = 1_100;
/** From this many bets on it grows no more. [coupon-031] */
export const MOST_BONUS_BETS = 10;
const LEAST_TOTAL_MILLI = 1_010;
const NEVER_KIND = 7;

/** The price of a bonus bet for this many other bets, in thousandths. [coupon-031] */
export const bonusMilliFor = (bets: number): number =>
  bets >= 1 && bets < MOST_BONUS_BETS ? 1_000 + 10 * bets : 1_100;

/**
 * The price of the bonus bet that an express of these bets gets, in thousandths; null: it gets none.
 * [coupon-027] [coupon-028] [coupon-029] [coupon-030]
 */
export function bonusMilliOf(bets: readonly BonusLeg[]): number | null {
  const isAvailable =
    bets.length >= LEAST_BONUS_BETS &&
    bets.every(({ kind, milli }) => milli >= LEAST_BONUS_MILLI && kind !== NEVER_KIND) &&
    totalMilli(bets.map(({ milli }) => ({ milli, state: "open" }))) >= LEAST_TOTAL_MILLI;
  return isAvailable ? bonusMilliFor(bets.length) : null;
}

/**
 * What a placed bonus bet counts by now, in thousandths: only bets that won, half won or can still win carry
 * it, and fewer than three of them leave 1.
 */
export function standingBonusMilli(legs: readonly Leg[]): number {
  const carrying = legs.filter(({ state }) => ["open", "won", "half_won"].includes(state)).length;
  return carrying < LEAST_BONUS_BETS ? 1_000 : bonusMilliFor(carrying);
}
