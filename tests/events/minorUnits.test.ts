import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountOf, exactMinor, minorDigits, minorOf } from "../../src/events/money/minorUnits.ts";

const currency = fc.constantFrom("EUR", "JPY", "KWD", "CLF", "BTC", "XYZ");

describe("minor units", () => {
  it("are as many as the currency has", () => {
    const digits = ["EUR", "USD", "JPY", "VND", "KWD", "TND", "CLF", "BTC", "XYZ", ""].map(
      minorDigits,
    );
    expect(digits).toEqual([2, 2, 0, 0, 3, 3, 4, 8, 2, 2]);
  });

  it("are read out of every amount that the currency can have, and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (minor, iso) => {
        expect(minorOf(amountOf(minor, iso), iso)).toBe(minor);
        expect(exactMinor(amountOf(minor, iso), iso)).toBe(minor);
      }),
      { numRuns: 2_000 },
    );
  });

  it("are never more than there is", () => {
    const amount = fc.integer({ min: 0, max: 1e12 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(amount, currency, (held, iso) => {
        expect(amountOf(minorOf(held, iso), iso)).toBeLessThanOrEqual(held);
      }),
      { numRuns: 2_000 },
    );
    expect([minorOf(742.605, "KWD"), minorOf(10.999, "EUR"), minorOf(99.9, "JPY")]).toEqual([
      742_605, 1_099, 99,
    ]);
  });

  it("are none of a debt that is smaller than one of them", () => {
    expect(minorOf(-0.004, "EUR")).toBe(0);
  });

  it("refuse an amount that is finer than its currency", () => {
    const read = [
      exactMinor(0.125, "KWD"),
      exactMinor(0.1 + 0.2, "EUR"),
      exactMinor(0.125, "EUR"),
      exactMinor(10.5, "JPY"),
      exactMinor(Number.NaN, "EUR"),
      exactMinor(1e300, "EUR"),
    ];
    expect(read).toEqual([125, 30, null, null, null, null]);
  });
});
