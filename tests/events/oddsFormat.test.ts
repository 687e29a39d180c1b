import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coefViewIds, formatOdds, formatTotalOdds } from "../../src/events/money/odds.ts";

/** Prices as in the contract: above 1, at most 3 decimals. */
const coefs = fc.integer({ min: 1001, max: 1_000_000 }).map((thousandths) => thousandths / 1000);
const number = (text: string): number => Number(text.replace("−", "-"));

/** The decimal prices that a text may stand for, as a bettor reads it. */
function rangeOf(text: string, view: (typeof coefViewIds)[number]): readonly [number, number] {
  const half = 0.0005;
  if (text.startsWith("×")) return [number(text.slice(1)) - half, number(text.slice(1)) + half];
  const [over = "", under = "1"] = text.split("/");
  const shown = number(over) / number(under);
  switch (view) {
    case 1:
      // The ladder rounds down, by less than a third from 1/66 on; its first steps are far apart.
      return [
        1 + shown - 0.0015,
        1 + shown * (shown < 0.01 ? 2.5 : shown < 0.015 ? 1.52 : 1.33) + half,
      ];
    case 2:
      // Whole numbers: +135 is up to 136, −118 is from −118 to −117.
      return shown > 0
        ? [1 + shown / 100, 1 + (shown + 1) / 100]
        : [1 - 100 / shown, 1 + 100 / (-shown - 1)];
    case 5:
    case 6: {
      if (shown > 0) return [1 + shown - half, 1 + shown + half];
      // Fewer decimals are shown if they give the price back.
      const size = -shown;
      return [
        1 + 1 / (size + half) - half,
        1 + (size > half ? 1 / (size - half) : Infinity) + half,
      ];
    }
    case 4:
      return [1 + shown - half, 1 + shown + half];
    default:
      return [shown - half, shown + half];
  }
}

describe("price views", () => {
  it.each([
    [0, "1.85", "1.50", "34.0", "1001.0"],
    [1, "17/20", "1/2", "33/1", "1000/1"],
    [2, "−118", "−200", "+3300", "+100000"],
    [4, "0.85", "0.50", "33.00", "1000.00"],
    [5, "−1.176", "−2.00", "33.00", "1000.00"],
    [6, "0.85", "0.50", "−0.030", "−0.001"],
    [14, "1.85", "1.50", "34.00", "1001.00"],
    [15, "1.850", "1.500", "34.000", "1001.000"],
    [16, "1.85", "1.5", "34.0", "1001.0"],
  ] as const)(
    "view %i writes 1.85 as %s, 1.5 as %s, 34 as %s, 1001 as %s [coupon-009]",
    (view, ...texts) => {
      expect([1.85, 1.5, 34, 1001].map((coef) => formatOdds(coef, view))).toStrictEqual(texts);
    },
  );

  it("writes even money in every view [coupon-009]", () => {
    expect(coefViewIds.map((view) => formatOdds(2, view))).toStrictEqual([
      "2.00",
      "1/1",
      "+100",
      "1.00",
      "1.00",
      "1.00",
      "2.00",
      "2.000",
      "2.0",
    ]);
  });

  it("keeps a third decimal of the server's price [coupon-010]", () => {
    expect([1.855, 1.333, 12.345].map((coef) => formatOdds(coef, 0))).toStrictEqual([
      "1.855",
      "1.333",
      "12.345",
    ]);
  });

  it("never shows more than 3 decimals [coupon-010]", () => {
    fc.assert(
      fc.property(coefs, fc.constantFrom(...coefViewIds), (coef, view) => {
        const [, decimals = ""] = formatOdds(coef, view).split(".");
        expect(decimals.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it("gives the server's price back from decimal and Hong Kong views", () => {
    fc.assert(
      fc.property(coefs, (coef) => {
        const expected = coef.toFixed(3);
        expect(number(formatOdds(coef, 4)).toFixed(3)).toBe((coef - 1).toFixed(3));
        for (const view of [0, 14, 15, 16] as const) {
          expect(Number(formatOdds(coef, view)).toFixed(3)).toBe(expected);
        }
      }),
    );
  });

  it("writes fractions by the bookmakers' ladder", () => {
    const shown = [4.23, 3.31, 1.86, 1.85, 2.5, 1.667, 1.333, 1.125, 1.01, 34, 150].map((coef) =>
      formatOdds(coef, 1),
    );
    expect(shown).toEqual("16/5 23/10 17/20 17/20 6/4 4/6 1/3 1/8 1/100 33/1 149/1".split(" "));
  });

  it("writes American prices as whole numbers", () => {
    const shown = [1.81, 1.96, 1.01, 2.35, 2.355, 12.345].map((coef) => formatOdds(coef, 2));
    expect(shown).toEqual(["−124", "−105", "−10000", "+135", "+135", "+1134"]);
  });

  it("promises no more than the price in fractions and American prices, and rises with it", () => {
    const winnings = (text: string): number => {
      const [over = "", under = "1"] = text.split("/");
      return Number(over) / Number(under);
    };
    const american = (text: string): number => {
      const shown = number(text);
      return shown > 0 ? shown / 100 : 100 / -shown;
    };
    fc.assert(
      fc.property(coefs, coefs, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        for (const [view, back] of [
          [1, winnings],
          [2, american],
        ] as const) {
          expect(back(formatOdds(low, view))).toBeLessThanOrEqual(
            Math.max(low - 1, 0.002) + 0.0006,
          );
          expect(back(formatOdds(low, view))).toBeLessThanOrEqual(back(formatOdds(high, view)));
        }
      }),
    );
  });

  it("gives prices up to 20 back from Indonesian and Malay views", () => {
    const usual = fc.integer({ min: 1050, max: 20_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(usual, (coef) => {
        for (const view of [5, 6] as const) {
          const shown = number(formatOdds(coef, view));
          const decimal = shown > 0 ? 1 + shown : 1 - 1 / shown;
          // A Malay price near −0.05 has two digits that count.
          expect(Math.abs(decimal - coef) / coef).toBeLessThan(0.01);
        }
      }),
    );
  });

  it.each([
    [0, "0.99", "1.00", "1.001", "1000.0"],
    [1, "×0.99", "×1.00", "1/500", "999/1"],
    [2, "×0.99", "×1.00", "−100000", "+99900"],
    [4, "×0.99", "×1.00", "0.001", "999.00"],
    [5, "×0.99", "×1.00", "−1000.00", "999.00"],
    [6, "×0.99", "×1.00", "0.001", "−0.001"],
    [14, "0.99", "1.00", "1.001", "1000.00"],
    [15, "0.990", "1.000", "1.001", "1000.000"],
    [16, "0.99", "1.0", "1.001", "1000.0"],
  ] as const)(
    "view %i writes 0.99 as %s, 1 as %s, 1.001 as %s, 1000 as %s [coupon-009]",
    (view, ...texts) => {
      expect([0.99, 1, 1.001, 1000].map((coef) => formatOdds(coef, view))).toStrictEqual(texts);
    },
  );

  it("can be read back in every view, whatever the price: down to a lost bet, up to a long express", () => {
    const any = fc.oneof(
      fc.integer({ min: 0, max: 1_100 }),
      fc.integer({ min: 1_000, max: 30_000 }),
      fc.integer({ min: 1_000, max: 1_000_000_000 }),
    );
    fc.assert(
      fc.property(any, fc.constantFrom(...coefViewIds), (thousandths, view) => {
        const coef = thousandths / 1000;
        const text = formatOdds(coef, view);
        const [least, most] = rangeOf(text, view);
        expect(text).not.toMatch(/Infinity|NaN|-|−0\.?0*$|\/0|^0\//);
        expect(least - 1e-9).toBeLessThanOrEqual(coef);
        expect(most + 1e-9).toBeGreaterThanOrEqual(coef);
      }),
      { numRuns: 1_000 },
    );
  });

  it("has no total that is minus infinity: 1.004 is rounded before it is formatted", () => {
    for (const view of [1, 2, 4, 5, 6] as const) {
      expect(formatTotalOdds(1.004, view)).toBe("×1.00");
      expect(formatTotalOdds(0.756, view)).toBe("×0.76");
    }
    expect(formatTotalOdds(0.756, 0)).toBe("0.76");
    expect(formatTotalOdds(150_000, 6)).toBe("×150000.00");
  });

  it("writes total odds with two places in decimal views and from them in the others", () => {
    expect(formatTotalOdds(29.2899, 0)).toBe("29.29");
    expect(formatTotalOdds(29.2899, 15)).toBe("29.29");
    expect(formatTotalOdds(2.5, 1)).toBe("6/4");
  });
});
