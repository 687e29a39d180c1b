import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  combinationsOf,
  meanMilli,
  MOST_COMBINATIONS,
  type SystemLeg,
  systemSizes,
  systemWin,
} from "../../src/events/money/systems.ts";

const open = (milli: number, isBanker = false): SystemLeg => ({ milli, state: "open", isBanker });
const legs = (count: number, bankers = 0) =>
  Array.from({ length: count }, (_, index) => open(1500 + 100 * index, index < bankers));
const countOf = (count: number, size: number, bankers = 0) =>
  combinationsOf(legs(count, bankers), size, 100_000).length;

/** Every subset as a bit mask: slow, and nothing of it is in the product. */
function bruteForce(all: readonly SystemLeg[], size: number): number[][] {
  const found: number[][] = [];
  for (let mask = 0; mask < 2 ** all.length; mask += 1) {
    const places = all.map((_, place) => place).filter((place) => ((mask >> place) & 1) === 1);
    const hasBankers = all.every(({ isBanker }, place) => !isBanker || places.includes(place));
    if (places.length === size && hasBankers) found.push(places);
  }
  return found;
}
const sorted = (combinations: readonly (readonly number[])[]) =>
  combinations.map((places) => places.join(",")).toSorted();

/**
 * The published full-cover bets without singles: selections, then doubles, trebles and so on up to the express
 * of all. A system has one size, so such a bet is the sum of all its sizes and that express. Patent, Lucky 15,
 * 31 and 63 also contain singles, which a system of at least two bets per combination never does.
 */
const published: readonly (readonly [string, number, readonly number[], number])[] = [
  ["Trixie", 3, [3, 1], 4],
  ["Yankee", 4, [6, 4, 1], 11],
  ["Canadian", 5, [10, 10, 5, 1], 26],
  ["Heinz", 6, [15, 20, 15, 6, 1], 57],
  ["Super Heinz", 7, [21, 35, 35, 21, 7, 1], 120],
  ["Goliath", 8, [28, 56, 70, 56, 28, 8, 1], 247],
];

describe("the combinations of a system", () => {
  it.each(published)(
    "of the sizes of a %s are as published [coupon-014]",
    (_, bets, counts, all) => {
      const found = counts.map((_count, index) => countOf(bets, index + 2));
      expect(found).toEqual(counts);
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(all);
      // What can be chosen: every size but the express of all.
      const offered = systemSizes(bets, 0);
      expect(offered.map(({ size }) => size)).toEqual(counts.slice(0, -1).map((_c, at) => at + 2));
      expect(offered.map(({ count }) => count)).toEqual(counts.slice(0, -1));
    },
  );

  it("with one and two bankers are those of the other bets [coupon-014]", () => {
    // Published for bankers: 2 of 4 with one banker are the 6 pairs of 4 and the banker, and so on.
    expect(countOf(5, 3, 1)).toBe(6);
    expect(countOf(6, 4, 2)).toBe(6);
    expect(countOf(6, 3, 1)).toBe(10);
    expect(countOf(7, 5, 2)).toBe(10);
    expect(countOf(3, 2, 1)).toBe(2);
    expect(systemSizes(4, 1)).toEqual([
      { size: 2, count: 3 },
      { size: 3, count: 3 },
    ]);
    expect(systemSizes(4, 2)).toEqual([{ size: 3, count: 2 }]);
    expect(systemSizes(4, 3)).toEqual([]);
  });

  it("are those of an independent count for any legs and bankers [coupon-014]", () =>
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 3, maxLength: 9 }),
        fc.integer({ min: 2, max: 9 }),
        (marks, size) => {
          const all = marks.map((isBanker) => open(2000, isBanker));
          const expected = bruteForce(all, size);
          const found = combinationsOf(all, size, 1000).map(({ legs: places }) => places);
          expect(sorted(found)).toEqual(sorted(expected));
          const bankers = marks.filter(Boolean).length;
          const offered = systemSizes(marks.length, bankers).find((one) => one.size === size);
          if (offered !== undefined) expect(offered.count).toBe(expected.length);
        },
      ),
    ));

  it("are never more than one coupon may have, and never fewer than two bets each [coupon-024]", () => {
    for (const bets of [3, 12, 15, 40, 100]) {
      const sizes = systemSizes(bets, 0);
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.every(({ size, count }) => size >= 2 && count <= MOST_COMBINATIONS)).toBe(true);
    }
    expect(systemSizes(2, 0)).toEqual([]);
    expect(systemSizes(14, 0).map(({ size }) => size)).toEqual([2, 3, 11, 12, 13]);
  });
});

describe("the money of a system", () => {
  it("is divided to the minor unit, and the first combinations get what is left over", () => {
    const parts = combinationsOf(legs(3), 2, 1000).map(({ stakeMinor }) => stakeMinor);
    expect(parts).toEqual([334, 333, 333]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 3, max: 8 }), (stake, n) => {
        const shares = combinationsOf(legs(n), 2, stake).map(({ stakeMinor }) => stakeMinor);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(stake);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("returns what the table of a Trixie's and a Yankee's doubles returns at even money", () => {
    // 1.00 on each double at 2.00: each pays 4.00.
    const even = (count: number) => Array.from({ length: count }, () => open(2000));
    expect(systemWin(combinationsOf(even(3), 2, 300))).toBe(1200);
    expect(systemWin(combinationsOf(even(4), 2, 600))).toBe(2400);
    expect(systemWin(combinationsOf(even(4), 3, 400))).toBe(3200);
  });

  it("pays the combinations that won, with returned bets at 1 and half results by halves", () => {
    const won = (milli: number): SystemLeg => ({ ...open(milli), state: "won" });
    const lost: SystemLeg = { ...open(3000), state: "lost" };
    const returned: SystemLeg = { ...open(3000), state: "returned" };
    const halfLost: SystemLeg = { ...open(3000), state: "half_lost" };
    const pays = (...all: SystemLeg[]) => systemWin(combinationsOf(all, 2, 300));
    expect(pays(won(1500), won(2000), lost)).toBe(300);
    expect(pays(won(1500), won(2000), returned)).toBe(300 + 150 + 200);
    expect(pays(won(1500), won(2000), halfLost)).toBe(300 + 75 + 100);
    expect(pays(won(1500), lost, lost)).toBe(0);
    // A lost banker loses every combination.
    expect(pays({ ...lost, isBanker: true }, won(1500), won(2000))).toBe(0);
  });

  it("has the mean price of its combinations, rounded half up", () => {
    expect(meanMilli(combinationsOf([open(1500), open(2000), open(3000)], 2, 300))).toBe(4500);
    // 1.1·1.2, 1.1·1.3 and 1.2·1.3 make 1.32, 1.43 and 1.56.
    expect(meanMilli(combinationsOf([open(1100), open(1200), open(1300)], 2, 300))).toBe(1437);
    expect(meanMilli([])).toBe(0);
  });
});
