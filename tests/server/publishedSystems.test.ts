import Big from "big.js";
import { describe, expect, it } from "vitest";
import { sharedMilli } from "../../server/coupon/deadHeat.ts";
import { decide, type KeptSystem } from "../../server/coupon/systems.ts";

/*
 * The named bets of the published tables, settled by the server. A coupon has one size, so such a bet is several coupons:
 * a system of each size and the express of all; a Patent and a Lucky 15 also take a set of singles.
 */
type State = "won" | "lost" | "returned" | "cancelled" | "half_won" | "half_lost";
type Leg = { readonly coef: number; readonly state: State };

const STAKE = 25_600;
const rowsOf = (legs: readonly Leg[]) =>
  legs.map(({ coef, state }) => ({ coef: Math.round(coef * 1000), status: state }));
const paidOf = (legs: readonly Leg[], system: KeptSystem | null, stake: number) =>
  decide(rowsOf(legs), system, stake, null)?.payoutMinor ?? Number.NaN;

/** How many combinations a size has, by trying every subset. */
function ways(of: number, taken: number): number {
  let count = 0;
  for (let mask = 0; mask < 2 ** of; mask += 1)
    if (mask.toString(2).replaceAll("0", "").length === taken) count += 1;
  return count;
}

/** What the server pays for one unit of `STAKE` on each combination of the named bet. */
function paid(legs: readonly Leg[], hasSingles: boolean): number {
  const sizes = legs.slice(1, -1).map((_, index) => index + 2);
  const systems = sizes.map((size) =>
    paidOf(legs, { size, bankers: new Set() }, STAKE * ways(legs.length, size)),
  );
  const singles = hasSingles ? legs.map((leg) => paidOf([leg], null, STAKE)) : [];
  const all = [...systems, ...singles, paidOf(legs, null, STAKE)];
  return all.reduce((sum, one) => sum + one, 0);
}

const factors: Readonly<Record<State, (coef: Big) => Big>> = {
  won: (coef) => coef,
  lost: () => Big(0),
  returned: () => Big(1),
  cancelled: () => Big(1),
  half_won: (coef) => coef.plus(1).div(2),
  half_lost: () => Big("0.5"),
};
const factorOf = ({ coef, state }: Leg) => factors[state](Big(coef));

/**
 * The same without any combination: the product of 1 + f over all legs is the sum of the products of all their subsets, of
 * which the empty one and perhaps the singles are no bets.
 */
function counted(legs: readonly Leg[], hasSingles: boolean): number {
  const every = legs.reduce((product, leg) => product.times(factorOf(leg).plus(1)), Big(1));
  const singles = legs.reduce((sum, leg) => sum.plus(factorOf(leg)), Big(0));
  return every
    .minus(1)
    .minus(hasSingles ? 0 : singles)
    .times(STAKE)
    .toNumber();
}

/** Bets, and what one unit on each returns when all win at even money. */
const published = [
  ["Trixie", 3, false, 4, 20],
  ["Patent", 3, true, 7, 26],
  ["Yankee", 4, false, 11, 72],
  ["Lucky 15", 4, true, 15, 80],
  ["Canadian", 5, false, 26, 232],
  ["Heinz", 6, false, 57, 716],
  ["Super Heinz", 7, false, 120, 2172],
  ["Goliath", 8, false, 247, 6544],
] as const;

const evens = (count: number): readonly Leg[] =>
  Array.from({ length: count }, () => ({ coef: 2, state: "won" }));

describe.each(published)("a %s", (_name, count, hasSingles, bets, returned) => {
  it("returns at even money what the tables say, and the stake when all is void", () => {
    expect(paid(evens(count), hasSingles)).toBe(returned * STAKE);
    const voids = evens(count).map((leg): Leg => ({ ...leg, state: "cancelled" }));
    expect(paid(voids, hasSingles)).toBe(bets * STAKE);
  });

  it("settles void, half won, half lost and lost legs as an independent count does", () => {
    const states = ["won", "lost", "returned", "cancelled", "half_won", "half_lost"] as const;
    // Each result at each place beside winners, and pairs of results; prices whose products have three decimals at most.
    for (const [index, first] of states.entries())
      for (const second of states) {
        const legs = evens(count).map(({ coef }, place): Leg => {
          if (place === index % count) return { coef: 3, state: first };
          return place === (index + 1) % count
            ? { coef: 5, state: second }
            : { coef, state: "won" };
        });
        expect(paid(legs, hasSingles), `${first}, ${second}`).toBe(counted(legs, hasSingles));
      }
  });
});

describe.each(published)("a %s with dead heats", (_name, count, hasSingles) => {
  it("counts each as the part of its stake that won at full odds", () => {
    for (const deadHeats of [1, 2])
      for (const winners of [2, 4]) {
        const legs = evens(count);
        const settled = legs.map((leg, place): Leg => {
          if (place >= deadHeats) return leg;
          return { ...leg, coef: sharedMilli(leg.coef * 1000, { places: 1, winners }) / 1000 };
        });
        // Of a stake of 1 on even money 1 / winners is paid at 2.
        const factors = legs.map((_, place) => (place < deadHeats ? Big(2).div(winners) : Big(2)));
        const every = factors.reduce((product, factor) => product.times(factor.plus(1)), Big(1));
        const singles = factors.reduce((sum, factor) => sum.plus(factor), Big(0));
        const returned = every.minus(1).minus(hasSingles ? 0 : singles);
        expect(paid(settled, hasSingles), `${deadHeats} of ${winners}`).toBe(
          returned.times(STAKE).toNumber(),
        );
      }
  });
});

describe("n of m with bankers", () => {
  it.each([
    [1, 2, 5, 10],
    [1, 3, 5, 10],
    [2, 2, 4, 6],
    [2, 3, 6, 20],
  ])(
    "%i bankers and %i of %i make %i combinations and pay the bankers times the others",
    (bankers, taken, of, combinations) => {
      expect(ways(of, taken)).toBe(combinations);
      const system = {
        size: bankers + taken,
        bankers: new Set(Array.from({ length: bankers }, (_, place) => place)),
      };
      const stake = STAKE * combinations;
      const legs = evens(bankers + of);
      expect(paidOf(legs, system, stake)).toBe(2 ** (bankers + taken) * stake);
      // A void one of the others counts as 1 where it is taken: in as many as the rest completes.
      const withVoid = legs.map((leg, place) =>
        place === bankers ? { ...leg, state: "returned" as const } : leg,
      );
      const having = ways(of - 1, taken - 1);
      const whole = 2 ** (bankers + taken);
      expect(paidOf(withVoid, system, stake)).toBe(
        (having * (whole / 2) + (combinations - having) * whole) * STAKE,
      );
      const lostBanker = legs.map((leg, place) =>
        place === 0 ? { ...leg, state: "lost" as const } : leg,
      );
      expect(paidOf(lostBanker, system, stake)).toBe(0);
    },
  );
});
