import { LEAST_SYSTEM_BETS, systemSizes, type SystemSize } from "../money/systems.ts";
import { combinationsOf, type Combination, type SystemLeg } from "../money/systems.ts";
import { minorOf } from "../money/minorUnits.ts";
import { type Bet, couponTypes } from "./bet.ts";
import { betView, milliOf } from "./selectors.ts";
import type { CouponState } from "./state.ts";

type Choice = Pick<CouponState, "bets" | "typeId" | "systemValue">;

/** Several bets of which each combination of one size is an express. [coupon-014] */
export const isSystem = ({ bets, typeId }: Pick<CouponState, "bets" | "typeId">): boolean =>
  typeId === couponTypes.system && bets.length >= LEAST_SYSTEM_BETS;

/** The most bankers: at least two bets have to vary. */
export const mostBankers = ({ bets }: Pick<CouponState, "bets">): number =>
  Math.max(0, bets.length - 2);

/**
 * Outcome ids of the bets that are in every combination, in the order of the bets. Marks that the server forbids
 * (`isDisabledBanker`), and those that too few bets leave no room for, do not count; they do again when a bet
 * comes back.
 */
export const bankersOf = (coupon: Pick<CouponState, "bets">): readonly number[] =>
  coupon.bets
    .filter(({ isBanker, isDisabledBanker }) => isBanker === true && !isDisabledBanker)
    .slice(0, mostBankers(coupon))
    .map(({ market }) => market.id);

/** The sizes that the system can have now. */
export const sizesOf = (coupon: Pick<CouponState, "bets">): readonly SystemSize[] =>
  systemSizes(coupon.bets.length, bankersOf(coupon).length);

/** The size nearest to this one that the bets and bankers allow. [coupon-024] */
export function nearestSize(coupon: Pick<CouponState, "bets">, wanted: number): SystemSize {
  const [first = { size: 2, count: 0 }, ...others] = sizesOf(coupon);
  return others.reduce(
    (best, one) => (Math.abs(one.size - wanted) < Math.abs(best.size - wanted) ? one : best),
    first,
  );
}

/** The system as it can be placed now: `of` bets besides `bankers`, of which each combination takes `choose`. */
type System = SystemSize & {
  readonly bankers: readonly number[];
  readonly choose: number;
  readonly of: number;
  /** The bets no longer allow the size that the player chose. */
  readonly isSizeChanged: boolean;
  /** Marked bets that cannot be bankers because too few bets are left. */
  readonly dropped: number;
};

export function systemOf(coupon: Choice): System {
  const bankers = bankersOf(coupon);
  const chosen = nearestSize(coupon, coupon.systemValue);
  const marked = coupon.bets.filter((bet) => bet.isBanker === true && !bet.isDisabledBanker);
  return {
    ...chosen,
    bankers,
    choose: chosen.size - bankers.length,
    of: coupon.bets.length - bankers.length,
    isSizeChanged: chosen.size !== coupon.systemValue,
    dropped: marked.length - bankers.length,
  };
}

/** Each combination of the system at the current prices. `amount` in major units. */
export function systemCombinations(
  coupon: CouponState,
  amount: number,
  iso: string,
): readonly Combination[] {
  const { bankers, size } = systemOf(coupon);
  const legs = coupon.bets.map(
    (bet): SystemLeg => ({
      milli: milliOf(betView(coupon, bet).coef),
      state: "open",
      isBanker: bankers.includes(bet.market.id),
    }),
  );
  return combinationsOf(legs, size, minorOf(amount, iso));
}

/** The bets as they are sent: only those of a system are bankers. */
export function betsToSend(coupon: Choice): readonly Bet[] {
  const bankers = isSystem(coupon) ? bankersOf(coupon) : [];
  return coupon.bets.map(({ isBanker: _mark, ...bet }) =>
    bankers.includes(bet.market.id) ? { ...bet, isBanker: true } : bet,
  );
}
