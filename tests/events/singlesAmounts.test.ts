import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BetAdded, BetRemoved, CouponCleared } from "../../src/events/coupon/events.ts";
import { CouponRestored, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import {
  isSingles,
  sharedStakeOf,
  singlesOf,
  sumOf,
  typeIdOf,
} from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";

import { totalStakeOf } from "../../src/events/placement/index.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { CouponReplaced } from "../../src/events/tabs/events.ts";

import { bet } from "../kit/bets.ts";
import { added } from "../kit/events.ts";
import { amounts, chosen, readySingles, setLimits, storedSingles } from "../kit/singles.ts";
import { started, stateOf } from "../kit/spec.ts";

const couponOf = (...events: readonly Draft[]) => stateOf(...events).coupon;
const ids = [901, 902, 903];
const shown = (state: ReturnType<typeof stateOf>) => singlesOf(state).map(({ amount }) => amount);

describe("the type of a coupon", () => {
  it("stays singles when bets come and go, and one bet is a single meanwhile [coupon-016]", () => {
    const one = couponOf(...added(901, 902), chosen, BetRemoved({ betId: 902 }));
    expect([isSingles(one), typeIdOf(one)]).toEqual([false, 0]);
    const two = couponOf(...added(901, 902), chosen, BetRemoved({ betId: 902 }), ...added(903));
    expect([isSingles(two), typeIdOf(two)]).toEqual([true, 9]);
  });
  it("is kept when the coupon is cleared and restored, reloaded, or taken over from another tab", () => {
    const cleared = [...added(901, 902), chosen, CouponCleared({ isUndoable: true })];
    expect(couponOf(...cleared, CouponRestored({})).typeId).toBe(9);
    const stored = AppStarted({ ...started.data, stored: { coupon: storedSingles(901, 902) } });
    expect(typeIdOf(couponOf(stored))).toBe(9);
    const taken = CouponReplaced({ at: 5, coupon: storedSingles(901, 902) });
    expect(typeIdOf(couponOf(...added(901, 902), taken))).toBe(9);
    const back = CouponReplaced({ at: 6, coupon: { ...storedSingles(901, 902), typeId: 1 } });
    expect(typeIdOf(couponOf(...added(901, 902), taken, back))).toBe(1);
  });
  it("forgets the locks and bounds of the other type until the server is asked", () => {
    const depends = BetAdded({ bet: bet(902, { isDepend: true, isBannedExpress: true }) });
    const coupon = couponOf(...readySingles.slice(0, 3), ...added(901), depends, chosen);
    expect(coupon.bets[1]).toMatchObject({ isDepend: false, isBannedExpress: false });
    expect(coupon.boundsAccountId).toBeNull();
    expect(couponOf(...added(901), CouponTypeChosen({ typeId: 1 })).typeId).toBe(1);
  });
});

describe("the amounts of singles", () => {
  it("are shared until one has its own, and an amount for all replaces these [coupon-016]", () => {
    expect(shown(stateOf(...readySingles))).toEqual([10, 10, 10]);
    const own = [...readySingles, amounts([902, 2.5])];
    expect(shown(stateOf(...own))).toEqual([10, 2.5, 10]);
    const forAll = AmountChanged({ amount: 4, iso: "EUR" });
    expect(shown(stateOf(...own, forAll))).toEqual([4, 4, 4]);
    expect(shown(stateOf(...own, forAll, amounts([901, 1])))).toEqual([1, 4, 4]);
  });
  it("count in their own currency only", () => {
    const rubles = AmountChanged({ amount: 500, iso: "RUB" });
    expect(shown(stateOf(...readySingles, rubles))).toEqual([10, 10, 10]);
    expect(shown(stateOf(...readySingles, rubles, amounts([902, 3])))).toEqual([10, 3, 10]);
  });
  it("are not brought back by a bet that is picked again", () => {
    const again = [amounts([903, 7]), BetRemoved({ betId: 903 }), ...added(903)];
    expect(shown(stateOf(...readySingles, ...again))).toEqual([10, 10, 10]);
  });
  it("have the bounds of each, and the shared one those of all and its share of the balance", () => {
    const bounds = setLimits({
      901: { minBetAmount: 2, maxBetAmount: 20 },
      902: { minBetAmount: 1, maxBetAmount: null },
    });
    const state = stateOf(...readySingles, bounds);
    expect(singlesOf(state).map(({ min, max }) => [min, max])).toEqual([
      [2, 20],
      [1, null],
      [1, 500],
    ]);
    expect(sharedStakeOf(state)).toMatchObject({ min: 2, max: 20, most: 20 });
    expect(sharedStakeOf(stateOf(...readySingles))).toMatchObject({ max: 500, most: 33.33 });
  });
  it("add up exactly, in whole minor units", () => {
    const cent = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.tuple(cent, cent, cent), (minor) => {
        const pairs = ids.map((id, index) => [id, (minor[index] ?? 0) / 100] as const);
        const total = totalStakeOf(stateOf(...readySingles, amounts(...pairs)));
        expect(total).toBe(minor.reduce((sum, one) => sum + one, 0) / 100);
      }),
      { numRuns: 30 },
    );
    expect(sumOf([0.1, 0.2], "EUR")).toBe(0.3);
    expect(sumOf([0.001, 0.002], "KWD")).toBe(0.003);
  });
});
