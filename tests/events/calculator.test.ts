import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculate, choices, type Leg } from "../../src/events/content/calculator.ts";
import { possibleWin, productOfCoefs } from "../../src/events/coupon/selectors.ts";

describe("the betting calculator", () => {
  const coef = fc.integer({ min: 1_001, max: 20_000 }).map((milli) => milli / 1000);
  const won = (coef: number): Leg => ({ coef, result: "open" });
  const legs = fc.array(coef.map(won), { minLength: 2, maxLength: 7 });
  const stake = fc.integer({ min: 1, max: 1_000_000 });

  it("pays a single and an express as the coupon does", () => {
    fc.assert(
      fc.property(stake, fc.array(coef, { minLength: 1, maxLength: 6 }), (minor, coefs) => {
        const total = productOfCoefs(coefs);
        const { coef, payoutMinor, expresses } = calculate(minor, coefs.map(won), {
          kind: "express",
        });
        expect([expresses, coef]).toEqual([1, total]);
        expect(payoutMinor).toBe(Math.round(possibleWin(minor / 100, total, "EUR") * 100));
      }),
    );
  });
  it("pays 18.50 for 10.00 at 1.85, and nothing for a lost one", () => {
    const pay = (result: Leg["result"]) =>
      calculate(1_000, [{ coef: 1.85, result }], { kind: "express" });
    expect(pay("open").payoutMinor).toBe(1_850);
    expect(pay("won").payoutMinor).toBe(1_850);
    expect(pay("lost").payoutMinor).toBe(0);
    expect(pay("returned")).toEqual({ expresses: 1, coef: 1, payoutMinor: 1_000 });
  });
  it("makes a system of all expresses of its size, with equal parts of the stake", () => {
    const three = [won(2), won(3), won(4)];
    const system = { kind: "system", size: 2 } as const;
    // (6 + 8 + 12) / 3 of the stake.
    expect(calculate(300, three, system)).toEqual({ expresses: 3, coef: null, payoutMinor: 2_600 });
    const oneLost = [won(2), won(3), { coef: 4, result: "lost" as const }];
    expect(calculate(300, oneLost, system).payoutMinor).toBe(600);
    expect(calculate(100, three, system).payoutMinor).toBe(867);
  });
  it("a system of all its outcomes is an express", () => {
    fc.assert(
      fc.property(stake, legs, (minor, of) => {
        const system = calculate(minor, of, { kind: "system", size: of.length });
        expect(system.payoutMinor).toBe(calculate(minor, of, { kind: "express" }).payoutMinor);
      }),
    );
  });
  it("chooses as many as there are choices", () => {
    const binomial = (n: number, k: number): number =>
      k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), (n, k) => {
        const made = choices(
          Array.from({ length: n }, (_, index) => index),
          k,
        );
        expect(made).toHaveLength(k > n ? 0 : Math.round(binomial(n, k)));
        expect(new Set(made.map(String)).size).toBe(made.length);
      }),
    );
  });
});
