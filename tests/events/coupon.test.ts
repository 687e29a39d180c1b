import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
  PricesAccepted,
} from "../../src/events/coupon/events.ts";
import { AmountChanged, ChangeCoefActionChosen } from "../../src/events/placement/events.ts";
import { RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";

import { storedCoupon as storedCouponOf } from "../../src/epics/coupon/remember.ts";
import { CouponReplaced } from "../../src/events/tabs/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { bet, storedCoupon } from "../kit/bets.ts";
import { added, answered, limits, liveFeed, prices } from "../kit/events.ts";

import { started, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const couponOf = (...events: readonly Draft[]) => stateOf(...events).coupon;
const idsOf = (...events: readonly Draft[]) =>
  couponOf(...events).bets.map(({ market }) => market.id);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 });

describe("bets in the coupon", () => {
  it("are in the order they were added, each with its instant [coupon-011]", () => {
    const coupon = couponOf(...added(903, 901));
    expect(coupon.bets.map(({ market }) => market.id)).toEqual([903, 901]);
    expect(coupon.addedAtByBetId).toEqual({ 903: START_AT + 1_000, 901: START_AT + 2_000 });
  });

  it("one is a single, more are an express [coupon-013]", () => {
    fc.assert(
      fc.property(ids, (list) => {
        expect(couponOf(...added(...list)).typeId).toBe(list.length > 1 ? 1 : 0);
      }),
    );
  });

  it("removed and restored return to their positions", () => {
    fc.assert(
      fc.property(ids, fc.nat(), (list, pick) => {
        const betId = list[pick % list.length] ?? 0;
        const before = couponOf(...added(...list));
        expect(idsOf(...added(...list), BetRemoved({ betId }))).toEqual(
          list.filter((id) => id !== betId),
        );
        expect(couponOf(...added(...list), BetRemoved({ betId }), BetRestored({ betId }))).toEqual(
          before,
        );
      }),
    );
  });

  it("that are not there cannot be removed or restored", () => {
    const before = couponOf(...added(901));
    expect(
      couponOf(...added(901), BetRemoved({ betId: 999 }), BetRestored({ betId: 999 })),
    ).toEqual(before);
  });

  it("are all gone after clearing; amount and the choice about prices stay", () => {
    const events = [
      ...added(901, 902),
      AmountChanged({ amount: 12 }),
      ChangeCoefActionChosen({ changeCoefAction: 1 }),
    ];
    expect(couponOf(...events, CouponCleared({}))).toEqual({
      ...couponOf(),
      amount: 12,
      changeCoefAction: 1,
    });
  });

  it("are back as they were when what was cleared is put back, also after a reload and in another tab", () => {
    fc.assert(
      fc.property(ids, (list) => {
        const before = couponOf(...added(...list));
        const cleared = [...added(...list), CouponCleared({ isUndoable: true })];
        const { bets, addedAtByBetId, typeId } = couponOf(...cleared, CouponRestored({}));
        expect({ bets, addedAtByBetId, typeId }).toEqual({
          bets: before.bets,
          addedAtByBetId: before.addedAtByBetId,
          typeId: before.typeId,
        });
        const coupon = storedCouponOf(stateOf(...cleared));
        for (const event of [
          AppStarted({ ...started.data, stored: { ...started.data.stored, coupon } }),
          CouponReplaced({ at: START_AT, coupon }),
        ])
          expect(idsOf(event, CouponRestored({}))).toEqual(list);
      }),
    );
  });

  it("keep the price that the player agreed to until they agree to another", () => {
    const moved = [liveFeed, ...added(901), prices([2.1, 3.4, 4.25])];
    expect(couponOf(...moved).bets[0]?.market.coef).toBe(1.85);
    const accepted = couponOf(...moved, PricesAccepted({ prices: [{ betId: 901, coef: 2.1 }] }));
    expect(accepted.bets[0]?.market.coef).toBe(2.1);
  });

  it("take their locks from the server, and lose them when it lifts them", () => {
    const refreshed = (...flags: readonly Record<string, boolean>[]) =>
      answered(
        RefreshCoupon,
        { typeId: 1, systemValue: 2, bets: [], coefViewId: 0 },
        {
          bets: flags.map((flag, index) => ({ market: { id: 901 + index, coef: 1 }, ...flag })),
          coef: 1,
          pollAfterMs: 1,
        },
      );
    const locked = [
      ...added(901, 902),
      refreshed({ isDepend: true }, { isBlocked: true, isBannedExpress: true }),
    ];
    expect(couponOf(...locked).bets).toEqual([
      bet(901, { isDepend: true }),
      bet(902, { isBlocked: true, isBannedExpress: true }),
    ]);
    expect(couponOf(...locked, refreshed({})).bets).toEqual([
      bet(901),
      bet(902, { isBlocked: true, isBannedExpress: true }),
    ]);
  });

  const restartedWith = (coupon: ReturnType<typeof storedCoupon>): Draft => {
    const { data, ...rest } = started;
    return { ...rest, data: { ...data, stored: { coupon } } };
  };

  it("are restored from the device with what was stored [coupon-003]", () => {
    const stored = { ...storedCoupon(901, 902), systemValue: 3 };
    expect(AppStarted.codec.is(restartedWith(stored).data)).toBe(true);
    expect(couponOf(restartedWith(stored))).toMatchObject({
      ...stored,
      placement: { tag: "editing" },
    });
  });

  it("never come back with a system value below 2", () => {
    const stored = { ...storedCoupon(901, 902), systemValue: 1 };
    expect(couponOf(restartedWith(stored)).systemValue).toBe(2);
  });
});

describe("amounts", () => {
  it("stay as the player set them when the limits load", () => {
    expect(couponOf(AmountChanged({ amount: 3 }), limits(1, 500, 10)).amount).toBe(3);
    expect(couponOf(limits(2, 500, 10))).toMatchObject({
      amount: null,
      minBetAmount: 2,
      maxBetAmount: 500,
      amountStep: 1,
      initialAmount: 10,
    });
  });
});
