import { describe, expect, it } from "vitest";
import {
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
} from "../../src/events/coupon/events.ts";
import {
  bankersOf,
  betsToSend,
  isSystem,
  nearestSize,
  systemOf,
  typeIdOf,
} from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { PlacementRequested } from "../../src/events/placement/events.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { CouponReplaced } from "../../src/events/tabs/events.ts";
import { storedCoupon as storedSystem } from "../../src/epics/coupon/remember.ts";
import { added, anna } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { started, stateOf } from "../kit/spec.ts";
import { four, readySystem, refreshed, system, withBankers } from "../kit/systems.ts";

const couponOf = (...events: readonly Draft[]) => stateOf(...events).coupon;
const summary = (...events: readonly Draft[]) => {
  const { bankers, choose, count, of, isSizeChanged, dropped } = systemOf(couponOf(...events));
  return { bankers, choose, count, of, isSizeChanged, dropped };
};

describe("the system of a coupon", () => {
  it("has a size, bankers and combinations [coupon-014]", () => {
    expect(isSystem(couponOf(...readySystem))).toBe(true);
    expect(summary(...readySystem, system(3, [902]))).toEqual({
      bankers: [902],
      choose: 2,
      of: 3,
      count: 3,
      isSizeChanged: false,
      dropped: 0,
    });
  });
  it("fits its size and bankers to the bets that are left, and back [coupon-024]", () => {
    const three = [...readySystem, system(3), BetRemoved({ betId: 904 })];
    expect(summary(...three)).toMatchObject({ choose: 2, of: 3, isSizeChanged: true });
    expect(summary(...three, BetRestored({ betId: 904 }))).toMatchObject({
      choose: 3,
      isSizeChanged: false,
    });
    const banked = [...readySystem, system(3, [901, 902]), BetRemoved({ betId: 904 })];
    expect(summary(...banked)).toMatchObject({ bankers: [901], dropped: 1, count: 2 });
  });
  it("is an express of two bets and a single of one, and a system again with a third", () => {
    const two = [...readySystem, BetRemoved({ betId: 904 }), BetRemoved({ betId: 903 })];
    expect(typeIdOf(couponOf(...two))).toBe(1);
    expect(typeIdOf(couponOf(...two, BetRemoved({ betId: 902 })))).toBe(0);
    expect(typeIdOf(couponOf(...two, ...added(905)))).toBe(2);
    // An express has no bankers to send.
    expect(betsToSend(couponOf(...two, system(2, [901])))).toEqual(withBankers([901, 902]));
  });
  it("never has a size below 2, whatever was stored or chosen [coupon-024]", () => {
    const coupon = couponOf(...readySystem);
    for (const wanted of [-5, 0, 1, Number.NaN]) expect(nearestSize(coupon, wanted).size).toBe(2);
    expect(nearestSize(coupon, 99).size).toBe(3);
    const stored = { ...storedSystem(stateOf(...readySystem)), systemValue: 0 };
    const start = AppStarted({ ...started.data, stored: { coupon: stored } });
    expect(couponOf(start)).toMatchObject({ systemValue: 2, typeId: 2 });
    const taken = CouponReplaced({ at: 5, coupon: { ...stored, systemValue: -1 } });
    expect(couponOf(...added(901), taken).systemValue).toBe(2);
  });
  it("is kept over a reload, in another tab, and when the coupon is cleared and restored", () => {
    const chosen = [...readySystem, system(3, [903])];
    const stored = storedSystem(stateOf(...chosen));
    const start = AppStarted({ ...started.data, stored: { coupon: stored } });
    expect(summary(start)).toEqual(summary(...chosen));
    expect(summary(...added(901), CouponReplaced({ at: 5, coupon: stored }))).toEqual(
      summary(...chosen),
    );
    // The other tab has the same bets, and only another size.
    const sized = { ...stored, systemValue: 2 };
    expect(summary(start, CouponReplaced({ at: 6, coupon: sized }))).toMatchObject({ choose: 1 });
    expect(summary(...chosen, CouponCleared({ isUndoable: true }), CouponRestored({}))).toEqual(
      summary(...chosen),
    );
  });
});

describe("bankers", () => {
  const chosen = [...readySystem, system(3, [902])];
  const asked = withBankers(four, 902);
  it("stay when the server counts with them", () =>
    expect(bankersOf(couponOf(...chosen, refreshed(asked, {}, [1])))).toEqual([902]));
  it("are taken off a bet that the server forbids [bets-005] [coupon-014]", () => {
    const coupon = couponOf(...chosen, refreshed(asked, { 902: { isDisabledBanker: true } }, [1]));
    expect(bankersOf(coupon)).toEqual([]);
    expect(coupon.bets[1]).toMatchObject({ isDisabledBanker: true, isBanker: false });
  });
  it("are taken off where the server does not know them: it would place another system", () => {
    expect(bankersOf(couponOf(...chosen, refreshed(asked, {}, [0])))).toEqual([]);
    expect(bankersOf(couponOf(...chosen, refreshed(asked)))).toEqual([]);
  });
});

describe("a placed system", () => {
  it("says its size, and its bets which of them are bankers [coupon-043]", () => {
    const coupon = {
      ...placedCoupon(),
      bets: withBankers(four, 902),
      typeId: 2 as const,
      systemValue: 3,
    };
    const { placement } = couponOf(
      ...readySystem,
      system(3, [902]),
      PlacementRequested({ coupon }),
      PlacementOpened({ key: "key-1", userId: anna, coupon }),
      CouponPlaced({
        key: "key-1",
        couponId: 7,
        accountId: 1,
        coef: 9,
        amount: 10,
        possibleWin: 90,
        balance: null,
      }),
    );
    expect(placement).toMatchObject({ tag: "accepted", systemValue: 3, bets: coupon.bets });
  });
});
