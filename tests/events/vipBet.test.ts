import { describe, expect, it } from "vitest";
import { TurnVipBet } from "../../src/commands/placement/vip.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
  CouponTypeChosen,
} from "../../src/events/coupon/events.ts";
import { isVipAvailable, isVipOn } from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { AmountChanged, PlacementRequested } from "../../src/events/placement/events.ts";
import { twinOfCoupon } from "../../src/events/placement/intent.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { VipBetTurned } from "../../src/events/placement/vipEvents.ts";
import { bet } from "../kit/bets.ts";
import { anna, limits, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given, stateOf } from "../kit/spec.ts";

const vipSite = siteWith({ coupon: { isVipBetAllowed: true } });
const onLine = BetAdded({ bet: bet(911) });
const onLive = BetAdded({ bet: bet(901) });
/** A single on the line, at most 500, on a site with Vip bets. */
const single: readonly Draft[] = [
  vipSite,
  signedIn,
  withMoney(5_000),
  onLine,
  limits(1, 500, 10, [911]),
];
const turned = VipBetTurned({ isActiveVipBet: true });
const isAvailable = (...events: readonly Draft[]) => isVipAvailable(stateOf(...events));

describe("a Vip bet", () => {
  it("is available where the site allows it [coupon-032] [config-002]", () => {
    expect(isAvailable(...single)).toBe(true);
    const [, ...rest] = single;
    expect(isAvailable(...rest)).toBe(false);
    expect(isAvailable(siteWith({ coupon: { isVipBetAllowed: false } }), ...rest)).toBe(false);
  });

  it("needs a finite maximum [coupon-033]", () => {
    expect(isAvailable(...single, limits(1, null, 10, [911]))).toBe(false);
    expect(isAvailable(vipSite, signedIn, withMoney(), onLine)).toBe(false);
    // While that of other picks is not known, it is as before.
    expect(isAvailable(...single, BetAdded({ bet: bet(912) }))).toBe(true);
    // That of the Vip bet itself may be unbounded.
    expect(isAvailable(...single, turned, limits(1, null, 10, [911]))).toBe(true);
  });

  it("has line bets only, and at least one [coupon-034] [coupon-035]", () => {
    expect(isAvailable(...single, onLive)).toBe(false);
    expect(isAvailable(...single, turned, onLive)).toBe(false);
    expect(isVipOn(stateOf(...single, turned, onLive))).toBe(false);
    expect(isAvailable(vipSite, signedIn, withMoney(), limits())).toBe(false);
  });

  it("is not available for type 9 [coupon-036]", () => {
    const two = [...single, BetAdded({ bet: bet(912) })];
    expect(isAvailable(...two)).toBe(true);
    expect(isAvailable(...two, CouponTypeChosen({ typeId: 9 }))).toBe(false);
  });

  it("is turned on and off by the player, and ends with the coupon", () => {
    given(...single)
      .when(TurnVipBet({ isOn: true }))
      .expectEvents(turned);
    given(...single)
      .when(TurnVipBet({ isOn: false }))
      .expectRefusal("nothing_to_do");
    given(...single, turned)
      .when(TurnVipBet({ isOn: false }))
      .expectEvents(VipBetTurned({ isActiveVipBet: false }));
    given(...single, limits(1, null, 10, [911]))
      .when(TurnVipBet({ isOn: true }))
      .expectRefusal("nothing_to_do");
    given(...single, PlacementRequested({ coupon: placedCoupon() }))
      .when(TurnVipBet({ isOn: true }))
      .expectRefusal("placement_running");
    const cleared = stateOf(...single, turned, CouponCleared({ isUndoable: true }));
    expect(cleared.coupon.isActiveVipBet).toBe(false);
  });

  it("asks for more than the usual maximum, as one intention", () => {
    const wish = AmountChanged({ amount: 1_200, iso: "EUR" });
    given(...single, wish)
      .when(PlaceCoupon({}))
      .expectRefusal("amount_above_maximum");
    const vip = [...single, turned, limits(1, 2_000, 10, [911], true), wish];
    const { coef } = bet(911).market;
    const coupon = {
      ...placedCoupon(),
      amount: 1_200,
      bets: [bet(911)],
      coef,
      coefByView: coef.toFixed(2),
      options: { isVipBet: true },
    };
    given(...vip)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon }));
    const opened = PlacementOpened({ key: "k-1", userId: anna, coupon });
    const open = [...vip, PlacementRequested({ coupon }), opened];
    expect(twinOfCoupon(stateOf(...open))?.key).toBe("k-1");
  });

  it("comes back with bets that were removed or cleared by mistake", () => {
    const isOn = (...events: readonly Draft[]) => isVipOn(stateOf(...single, turned, ...events));
    expect(isOn(CouponCleared({ isUndoable: true }), CouponRestored({}))).toBe(true);
    expect(isOn(BetRemoved({ betId: 911 }))).toBe(false);
    expect(isOn(BetRemoved({ betId: 911 }), BetRestored({ betId: 911 }))).toBe(true);
    const other = [CouponCleared({ isUndoable: true }), onLine];
    expect(isOn(...other), "other bets").toBe(false);
  });
});
