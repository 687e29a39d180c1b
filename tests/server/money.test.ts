import fc from "fast-check";
import { expect, it } from "vitest";
import { highestTotalMilli, productMilli, toMilli } from "../../server/money.ts";
import { winMinor } from "../../src/events/money/winnings.ts";

it("odds with three decimals are read exactly and finer ones are refused", () => {
  expect([toMilli(1.875), toMilli(1.8755)]).toEqual([1875, null]);
});

it("odds are multiplied exactly and rounded half up once", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1000, max: 9000 }), { minLength: 1, maxLength: 5 }),
      (coefs) => {
        const total = productMilli(coefs);
        const scaled = coefs.reduce((product, milli) => product * BigInt(milli), 1n);
        const unit = 1000n ** BigInt(coefs.length - 1);
        const isNearest = 2n * (scaled - BigInt(total) * unit);
        expect(isNearest >= -unit && isNearest < unit).toBe(true);
      },
    ),
  );
  expect(productMilli([1870, 1850])).toBe(3460);
  expect(productMilli([1001, 1500])).toBe(1502);
  expect(productMilli(Array.from({ length: 20 }, () => 101_000))).toBe(highestTotalMilli);
});

it("a stake is paid at its odds, rounded half up to the minor unit", () => {
  expect(winMinor(1000, 3460)).toBe(3460);
  expect(winMinor(50, 1010)).toBe(51);
  expect(winMinor(1, 1499)).toBe(1);
  expect(winMinor(1, 1500)).toBe(2);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1000, max: 1_000_000 }),
      (stake, coef) => {
        const error = winMinor(stake, coef) * 1000 - stake * coef;
        expect(error > -500 && error <= 500).toBe(true);
      },
    ),
  );
});
