import { describe, expect, it } from "vitest";
import { CouponCleared, CouponPlaced, CouponRestored } from "../../src/events/coupon/events.ts";
import { CouponPromoChosen, CouponPromoFound } from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { PlacementRequested } from "../../src/events/placement/events.ts";
import { twinOfCoupon } from "../../src/events/placement/intent.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { added, anna } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { type Fields, free, other, paid } from "../kit/promo.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

describe("the promo code of a coupon [coupon-040]", () => {
  it("goes with cleared bets and comes back with them, unless others were added", () => {
    const cleared = [...paid, CouponCleared({ isUndoable: true })];
    const codeIn = (...events: readonly Draft[]) => stateOf(...events).coupon.promo;
    expect(codeIn(...cleared)).toMatchObject({ promoCode: null, removed: { isCleared: true } });
    expect(codeIn(...cleared, CouponRestored({}))).toMatchObject({ promoCode: free });
    expect(codeIn(...cleared, ...added(902))).toMatchObject({ promoCode: null, removed: null });
  });

  it("is spent with the bet that it pays, and with no other", () => {
    const coupon = { ...placedCoupon(), amount: 5, options: { promoCode: free } };
    const opened = (of: typeof coupon | ReturnType<typeof placedCoupon>) => [
      PlacementRequested({ coupon: of }),
      PlacementOpened({ key: "k-1", userId: anna, coupon: of }),
    ];
    const placed = CouponPlaced({
      key: "k-1",
      couponId: 7,
      accountId: account.id,
      coef: 1.85,
      amount: 5,
      possibleWin: 4.25,
      balance: null,
    });
    const after = stateOf(...paid, ...opened(coupon), placed).coupon;
    expect(after.promo).toMatchObject({ promoCode: null, removed: null });
    expect(after.placement).toMatchObject({ tag: "accepted", isFree: true });
    const money = stateOf(...paid, ...opened(placedCoupon()), placed).coupon;
    expect(money.promo.promoCode).toBe(free);
    expect(money.placement).not.toHaveProperty("isFree");
  });

  it("makes another intention than money on the same outcomes", () => {
    const money = { ...placedCoupon(), amount: 5 };
    const open = (coupon: typeof money) => [
      PlacementRequested({ coupon }),
      PlacementOpened({ key: "k-1", userId: anna, coupon }),
    ];
    expect(twinOfCoupon(stateOf(...paid, ...open(money)))).toBeNull();
    const same = { ...money, options: { promoCode: free } };
    expect(twinOfCoupon(stateOf(...paid, ...open(same)))?.key).toBe("k-1");
  });

  it("is nobody else's: it goes with the session", () => {
    const { promo: kept } = stateOf(...paid, SessionClosed({ reason: "player" })).coupon;
    expect(kept).toMatchObject({ promoCode: null, manualPromoCode: null, removed: null });
  });

  it("from the device or another tab takes the place of the one here", () => {
    const found = (fields: Fields) => stateOf(...paid, CouponPromoFound(fields)).coupon.promo;
    expect(found({ promoCode: free }).details).not.toBeNull();
    expect(found({ promoCode: other })).toMatchObject({ promoCode: other, details: null });
    expect(found({ removed: free })).toMatchObject({
      promoCode: null,
      removed: { promoCode: free },
    });
  });

  it("is not what a late answer about another code says", () => {
    const late = paid.at(-1);
    const another = CouponPromoChosen({ promoCode: other });
    const events = [...paid.slice(0, -1), another, ...(late === undefined ? [] : [late])];
    expect(stateOf(...events).coupon.promo.details).toBeNull();
  });
});
