import fc from "fast-check";
import { expect, it } from "vitest";
import Big from "big.js";
import { highestTotalMilli, productMilli, toMilli, toMinor, winMinor } from "../../server/money.ts";

it("reads amounts with two decimals exactly and refuses finer ones", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (minor) => {
      expect(toMinor(minor / 100)).toBe(minor === 0 ? toMinor(0) : minor);
    }),
  );
  expect([toMinor(1.005), toMinor(0.1 + 0.2), toMinor(Number.NaN), toMinor(1e300)]).toEqual([null, 30, null, null]);
  expect([toMilli(1.875), toMilli(1.8755)]).toEqual([1875, null]);
});

it("multiplies coefs as exact decimals do, rounded half up once", () => {
  const coef = fc.integer({ min: 1000, max: 101_000 });
  fc.assert(
    fc.property(fc.array(coef, { minLength: 1, maxLength: 20 }), (coefs) => {
      const exact = coefs.reduce((total, milli) => total.times(new Big(milli).div(1000)), new Big(1));
      const rounded = Number(exact.round(3, Big.roundHalfUp).times(1000));
      expect(productMilli(coefs)).toBe(Math.min(rounded, highestTotalMilli));
    }),
  );
  expect(productMilli([1870, 1850])).toBe(3460);
});

it("pays a stake at a coef as exact decimals do", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1000, max: highestTotalMilli }), (stake, coef) => {
      const exact = new Big(stake).times(coef).div(1000).round(0, Big.roundHalfUp);
      expect(winMinor(stake, coef)).toBe(Number(exact));
    }),
  );
});
