import { LEAST_SYSTEM_BETS, systemSizes, type SystemSize } from "../money/systems.ts";
import { type BlockLeg, blockCombinations, combinationsOf } from "../money/systems.ts";
import type { Combination } from "../money/systems.ts";
import { minorOf } from "../money/minorUnits.ts";
import { type Bet, couponTypes } from "./bet.ts";
import { betView, milliOf } from "./selectors.ts";
import type { CouponState } from "./state.ts";

type Choice = Pick<CouponState, "bets" | "typeId" | "systemValue" | "systemValues">;
type Bets = Pick<CouponState, "bets">;

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

/** The blocks that the bets besides the bankers are in, by id; none if they are one system. [coupon-045] */
export function blockIdsOf(coupon: Bets): readonly number[] {
  const bankers = bankersOf(coupon);
  const ids = coupon.bets.flatMap(({ blockId, market }) =>
    blockId === 0 || bankers.includes(market.id) ? [] : blockId,
  );
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

/** The bets are in blocks with an amount each. */
export const hasBlocks = (coupon: Pick<CouponState, "bets" | "typeId">): boolean =>
  isSystem(coupon) && blockIdsOf(coupon).length > 0;

/** The block of a bet: one without joins the first. 0: there are none, or it is a banker, which is in all. */
function blockOf(coupon: Bets, { blockId, market }: Bet): number {
  const [first = 0] = blockIdsOf(coupon);
  if (first === 0 || bankersOf(coupon).includes(market.id)) return 0;
  return blockId === 0 ? first : blockId;
}

/** The bets of a block, without the bankers. */
export const betsOfBlock = (coupon: Bets, blockId: number): readonly Bet[] =>
  coupon.bets.filter((bet) => blockOf(coupon, bet) === blockId);

/** The fewest bets besides the bankers that a block needs: a combination has at least two. [coupon-024] */
export const leastOfBlock = (coupon: Bets): number => (bankersOf(coupon).length === 0 ? 2 : 1);

/**
 * The sizes that the system can have now: those that the server offers, once it has said. One of which it counts other
 * combinations would cost something else than shown. [coupon-008]
 */
export function sizesOf(coupon: Pick<CouponState, "bets" | "systemValues">): readonly SystemSize[] {
  const ids = blockIdsOf(coupon);
  const counts = ids.map((id) => betsOfBlock(coupon, id).length);
  const bankers = bankersOf(coupon).length;
  const own = systemSizes(coupon.bets.length, bankers, ids.length === 0 ? undefined : counts);
  const options = offeredOf(coupon);
  if (options === null) return own;
  return own.filter(({ size, count }) =>
    options.some(({ value, combo }) => value === size && combo === count),
  );
}

/** What the server offers for these bets; null: it has not said, or says nothing of sizes. */
function offeredOf({ bets, systemValues }: Pick<CouponState, "bets" | "systemValues">) {
  const isTold = systemValues !== undefined && systemValues.options.length > 0;
  return isTold && systemValues.content === systemContent(asSystem({ bets }))
    ? systemValues.options
    : null;
}

/** The least amount for all combinations of the chosen size in the currency of this account; null: not told. [coupon-008] */
export function leastOffered(coupon: Choice, accountId: number): number | null {
  if (coupon.systemValues?.accountId !== accountId) return null;
  const { size } = systemOf(coupon);
  return offeredOf(coupon)?.find(({ value }) => value === size)?.minBetAmount ?? null;
}

/** What the sizes depend on: the bets as they are sent, their bankers and their blocks. */
export const systemContent = (sent: readonly Bet[]): string =>
  JSON.stringify(
    sent.map(({ blockId, isBanker, market }) => [market.id, isBanker === true, blockId]),
  );

/** The size nearest to this one that the bets and bankers allow. [coupon-024] */
export function nearestSize(
  coupon: Pick<CouponState, "bets" | "systemValues">,
  wanted: number,
): SystemSize {
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

/** A combination, and the block that pays for it. */
export type BlockCombination = Combination & { readonly blockId?: number };

/** Each combination of the system at the current prices. Amounts in major units, `amounts` by block. */
export function systemCombinations(
  coupon: CouponState,
  amount: number,
  iso: string,
  amounts: Readonly<Record<number, number>> = {},
): readonly BlockCombination[] {
  const { bankers, size } = systemOf(coupon);
  const legs = coupon.bets.map(
    (bet): BlockLeg => ({
      milli: milliOf(betView(coupon, bet).coef),
      state: "open",
      isBanker: bankers.includes(bet.market.id),
      blockId: blockOf(coupon, bet),
    }),
  );
  const ids = blockIdsOf(coupon);
  const stakes = new Map(ids.map((id) => [id, minorOf(amounts[id] ?? 0, iso)]));
  if (stakes.size > 0) return blockCombinations(legs, size, stakes);
  return combinationsOf(legs, size, minorOf(amount, iso));
}

/** The bets as they are sent: only those of a system are bankers or in blocks. */
export const betsToSend = (coupon: Choice): readonly Bet[] =>
  isSystem(coupon)
    ? asSystem(coupon)
    : coupon.bets.map(({ isBanker: _mark, ...bet }) => ({ ...bet, blockId: 0 }));

function asSystem(coupon: Bets): readonly Bet[] {
  const bankers = bankersOf(coupon);
  return coupon.bets.map(({ isBanker: _mark, ...bet }) => ({
    ...bet,
    blockId: blockOf(coupon, bet),
    ...(bankers.includes(bet.market.id) && { isBanker: true }),
  }));
}
