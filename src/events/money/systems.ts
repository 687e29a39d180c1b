import { type Leg, totalMilli, winMinor } from "./winnings.ts";

/** A bet of a system; a banker is in every combination. */
export type SystemLeg = Leg & { readonly isBanker: boolean };

/** The most combinations of one system: each of them is an express that has to be priced and settled. */
export const MOST_COMBINATIONS = 1000;

/** Fewer bets make an express or a single. */
export const LEAST_SYSTEM_BETS = 3;

/** Ways to choose `taken` of `all`; more than `MOST_COMBINATIONS` may be returned as any larger number. */
function waysToChoose(taken: number, all: number): number {
  let ways = 1;
  for (let step = 1; step <= Math.min(taken, all - taken); step += 1) {
    ways = (ways * (all - step + 1)) / step;
    if (ways > 1e6) return ways;
  }
  return ways;
}

/** A size that can be placed: how many bets each combination has, and how many combinations there are. */
export type SystemSize = { readonly size: number; readonly count: number };

/**
 * The sizes of a system of `bets` bets of which `bankers` are in every combination. `size` counts the bankers
 * too: it is at least 2 [coupon-024], leaves a bet out, and takes one besides the bankers.
 * @param blocks how many of the other bets are in each block; each has to fill a combination [coupon-014]
 */
export function systemSizes(
  bets: number,
  bankers: number,
  blocks: readonly number[] = [bets - bankers],
): readonly SystemSize[] {
  const sizes: SystemSize[] = [];
  if (bets < LEAST_SYSTEM_BETS) return sizes;
  const most = Math.min(bets - 1, bankers + Math.min(...blocks));
  for (let size = Math.max(2, bankers + 1); size <= most; size += 1) {
    const ways = blocks.map((count) => waysToChoose(size - bankers, count));
    const count = ways.reduce((sum, one) => sum + one, 0);
    if (count <= MOST_COMBINATIONS) sizes.push({ size, count });
  }
  return sizes;
}

/** One express of a system: the places of its legs, its part of the stake, its price and what it pays. */
export type Combination = {
  readonly legs: readonly number[];
  readonly stakeMinor: number;
  readonly milli: number;
  readonly winMinor: number;
};

/**
 * All combinations of a system in the order of its legs. Each is an express: its price is rounded once, its
 * win to the minor unit. The stake is divided equally; minor units that cannot be divided go one each to the
 * first combinations, so that the parts always add up to it.
 * @param totalOf total price of the legs of one combination, in thousandths
 */
export function combinationsOf(
  legs: readonly SystemLeg[],
  size: number,
  stakeMinor: number,
  totalOf: (legs: readonly Leg[]) => number = totalMilli,
): readonly Combination[] {
  const choices = placesOf(legs, size);
  const stakes = equalParts(stakeMinor, choices.length);
  return choices.map((places, index) => {
    const milli = totalOf(places.flatMap((place) => legs[place] ?? []));
    const stake = stakes[index] ?? 0;
    return { legs: places, stakeMinor: stake, milli, winMinor: winMinor(stake, milli) };
  });
}

/** A bet of a system in blocks. A banker is in every block, whatever its `blockId`. */
export type BlockLeg = SystemLeg & { readonly blockId: number };

/**
 * All combinations of a system in blocks, block by block: each block is a system of its own bets and of all bankers, paid
 * by its own stake. [coupon-045]
 * @param stakes of each block, in minor units
 */
export const blockCombinations = (
  legs: readonly BlockLeg[],
  size: number,
  stakes: ReadonlyMap<number, number>,
  totalOf: (legs: readonly Leg[]) => number = totalMilli,
): readonly (Combination & { readonly blockId: number })[] =>
  [...stakes].flatMap(([blockId, stakeMinor]) => {
    const own = legs.flatMap((leg, place) =>
      leg.isBanker || leg.blockId === blockId ? [{ leg, place }] : [],
    );
    const ownLegs = own.map(({ leg }) => leg);
    return combinationsOf(ownLegs, size, stakeMinor, totalOf).map((combination) => ({
      ...combination,
      blockId,
      legs: combination.legs.flatMap((index) => own[index]?.place ?? []),
    }));
  });

/** Equal parts of an amount in minor units; what cannot be divided goes one unit each to the first ones. */
export function equalParts(minor: number, count: number): readonly number[] {
  const share = Math.floor(minor / count);
  const rest = minor - share * count;
  return Array.from({ length: count }, (_, index) => (index < rest ? share + 1 : share));
}

function placesOf(legs: readonly SystemLeg[], size: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const chosen: number[] = [];
  // A banker may not be skipped, so as many bets as remain to be chosen without them can be.
  const skippable = legs.filter(({ isBanker }) => !isBanker).length;
  const visit = (place: number, left: number, skips: number): void => {
    const leg = legs[place];
    if (leg === undefined) {
      if (left === 0) found.push([...chosen]);
      return;
    }
    if (left > 0) {
      chosen.push(place);
      visit(place + 1, left - 1, skips);
      chosen.pop();
    }
    if (!leg.isBanker && skips > 0) visit(place + 1, left, skips - 1);
  };
  visit(0, size, Math.min(skippable, legs.length - size));
  return found;
}

/** What all combinations pay together. */
export const systemWin = (combinations: readonly Combination[]): number =>
  combinations.reduce((sum, { winMinor: win }) => sum + win, 0);

/** The mean price of the combinations in thousandths, rounded half up: what one unit of the stake may return. */
export function meanMilli(combinations: readonly Combination[]): number {
  const count = combinations.length;
  if (count === 0) return 0;
  const sum = combinations.reduce((total, { milli }) => total + milli, 0);
  return Math.floor((2 * sum + count) / (2 * count));
}
