import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productMilli } from "../../server/money.ts";
import { possibleWin, productOfCoefs } from "../../src/events/coupon/selectors.ts";
import { type Leg, type LegState, totalMilli, winMinor } from "../../src/events/money/winnings.ts";

const states: readonly LegState[] = [
  "open",
  "won",
  "half_won",
  "returned",
  "cancelled",
  "half_lost",
  "lost",
];
const leg: fc.Arbitrary<Leg> = fc.record({
  milli: fc.integer({ min: 1_001, max: 50_000 }),
  state: fc.constantFrom(...states),
});
const legs = fc.array(leg, { minLength: 1, maxLength: 6 });
const stake = fc.integer({ min: 1, max: 10_000_000 });

/** The same in the words of a rule book: each leg pays back so much of what is put on it. */
function share({ milli, state }: Leg): Big {
  const price = new Big(milli).div(1000);
  if (state === "lost") return new Big(0);
  if (state === "half_lost") return new Big("0.5");
  if (state === "returned" || state === "cancelled") return new Big(1);
  return state === "half_won" ? price.plus(1).div(2) : price;
}

const byTheBook = (of: readonly Leg[]): number =>
  Number(of.reduce((total, one) => total.times(share(one)), new Big(1)).round(3, Big.roundHalfUp));

describe("what a coupon pays", () => {
  it("is by the book, however its legs settled", () => {
    fc.assert(
      fc.property(legs, stake, (of, minor) => {
        const total = byTheBook(of);
        expect(totalMilli(of) / 1000).toBe(total);
        const win = new Big(minor).times(total).round(0, Big.roundHalfUp);
        expect(winMinor(minor, totalMilli(of))).toBe(Number(win));
      }),
      { numRuns: 2_000 },
    );
  });

  it("does not depend on the order of the legs", () => {
    fc.assert(
      fc.property(legs, (of) => {
        expect(totalMilli(of.toReversed())).toBe(totalMilli(of));
      }),
    );
  });

  it("is the stake when all was returned, nothing when a leg is lost, and half when half of one is", () => {
    fc.assert(
      fc.property(legs, stake, (of, minor) => {
        const all = (state: LegState) => of.map(({ milli }) => ({ milli, state }));
        expect(winMinor(minor, totalMilli(all("returned")))).toBe(minor);
        expect(winMinor(minor, totalMilli(all("cancelled")))).toBe(minor);
        expect(totalMilli([...of, { milli: 2_000, state: "lost" }])).toBe(0);
        const halved = [{ milli: 2_000, state: "half_lost" } as const, ...all("returned")];
        expect(totalMilli(halved)).toBe(500);
      }),
    );
  });

  it("is never more for a leg that came to less", () => {
    const falling: readonly LegState[] = ["won", "half_won", "returned", "half_lost", "lost"];
    fc.assert(
      fc.property(legs, fc.integer({ min: 1_001, max: 50_000 }), (rest, milli) => {
        const totals = falling.map((state) => totalMilli([{ milli, state }, ...rest]));
        expect(totals).toEqual(totals.toSorted((one, other) => other - one));
      }),
    );
  });

  it("of five on 2.66, 2.33 and 4.71 with the first returned is 54.87", () => {
    const express: readonly Leg[] = [
      { milli: 2_660, state: "returned" },
      { milli: 2_330, state: "open" },
      { milli: 4_710, state: "won" },
    ];
    expect(totalMilli(express)).toBe(10_974);
    expect(winMinor(500, totalMilli(express))).toBe(5_487);
  });

  it("is the same figure in the coupon and at the server", () => {
    const open = fc.array(fc.integer({ min: 1_001, max: 9_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(open, stake, fc.constantFrom("EUR", "JPY", "KWD"), (coefs, minor, iso) => {
        const total = totalMilli(coefs.map((milli) => ({ milli, state: "open" })));
        expect(productMilli(coefs)).toBe(total);
        expect(productOfCoefs(coefs.map((milli) => milli / 1000))).toBe(total / 1000);
        const scale = { EUR: 100, JPY: 1, KWD: 1000 }[iso] ?? 0;
        expect(possibleWin(minor / scale, total / 1000, iso)).toBe(winMinor(minor, total) / scale);
      }),
    );
  });
});
