import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  antiExpressMilli,
  decideAntiExpress,
  fairChance,
} from "../../server/coupon/antiExpress.ts";
import { chance, floored, oracle } from "./antiExpressOracle.ts";
import { first } from "./coupons.ts";

describe("the arithmetic of an anti-express", () => {
  const milli = fc.integer({ min: 1010, max: 25_000 });
  const market = fc
    .array(milli, { minLength: 2, maxLength: 6 })
    .map((coefs) => ({ coefs, coef: first(coefs) }));

  it("makes a fair chance of a market with a margin, and none of any other", () => {
    fc.assert(
      fc.property(market, ({ coef, coefs }) => {
        const implied = coefs.reduce((sum, one) => sum.plus(Big(1000).div(one)), Big(0));
        const isMarket = implied.gte(1) && implied.lt(1.5);
        const expected = chance(
          coef / 1000,
          coefs.map((one) => one / 1000),
        );
        expect(fairChance(coef, coefs)).toBe(isMarket ? expected.times(1e9).toNumber() : null);
      }),
      { numRuns: 500 },
    );
    // A double chance: each of its outcomes wins with two of three results.
    expect(fairChance(1350, [1350, 1280, 1700])).toBeNull();
    // Only one side has a price.
    expect(fairChance(1900, [1900])).toBeNull();
  });

  it("prices and settles as an independent count says, whatever the results", () => {
    const leg = fc.record({
      fair: fc.integer({ min: 1, max: 999_999_999 }),
      state: fc.constantFrom(
        "won",
        "lost",
        "returned",
        "cancelled",
        "half_won",
        "half_lost",
        "open",
      ),
    });
    const legs = fc.array(leg, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(legs, fc.integer({ min: 50, max: 500_000 }), (bets, stake) => {
        const standing = bets.filter(({ state }) => !["returned", "cancelled"].includes(state));
        const chances = standing.map(({ fair }) => Big(fair).div(1e9));
        const price = chances.length === 0 ? null : Math.min(floored(oracle(chances)), 100_000);
        const fairs = bets.map(({ fair }) => fair);
        expect(antiExpressMilli(standing.map(({ fair }) => fair))).toBe(
          price === null ? null : Math.round(price * 1000),
        );
        const rows = bets.map(({ state }) => ({ status: state }));
        const hasLost = standing.some(({ state }) => state === "lost" || state === "half_lost");
        const isOpen = standing.some(({ state }) => state === "open");
        const expected =
          price === null
            ? { status: "returned", payoutMinor: stake }
            : hasLost
              ? {
                  status: "won",
                  payoutMinor: Big(price).times(stake).round(0, Big.roundHalfUp).toNumber(),
                }
              : isOpen
                ? null
                : { status: "lost", payoutMinor: 0 };
        expect(decideAntiExpress(rows, fairs, stake)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
