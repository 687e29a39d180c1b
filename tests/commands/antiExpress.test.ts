import { describe, expect, it } from "vitest";
import { AcceptPrices, PlaceCoupon } from "../../src/commands/placement.ts";
import { LowerExactCoef } from "../../src/commands/placement/exactCoef.ts";
import { ChooseCouponType } from "../../src/commands/placement/singles.ts";
import { TurnVipBet } from "../../src/commands/placement/vip.ts";
import { ChooseCouponPromo } from "../../src/commands/couponPromo.ts";
import { storedCoupon } from "../../src/epics/coupon/remember.ts";
import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponPlaced,
  CouponRestored,
  PricesAccepted,
} from "../../src/events/coupon/events.ts";
import { movedBets, totalCoefOf, typeIdOf } from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import {
  ChangeCoefActionChosen,
  CouponRejected,
  PlacementRequested,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { ExactCoefSet } from "../../src/events/placement/settingsEvents.ts";
import { nextAction } from "../../src/events/placement/index.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { chosen, offeredAntiExpress, picks, priced, readyAntiExpress } from "../kit/antiExpress.ts";
import { bet } from "../kit/bets.ts";
import { added, anna, prices, sealed } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given, started, stateOf } from "../kit/spec.ts";

const action = (...events: readonly Draft[]) => nextAction(stateOf(...events));
const typeId = (...events: readonly Draft[]) => typeIdOf(stateOf(...events).coupon);
const noAnswer = RefreshCoupon.failed({
  call: 1,
  ask: { typeId: 4, systemValue: 2, bets: picks.map((id) => bet(id)), coefViewId: 0 },
  error: { tag: "timeout" },
});
const coupon = {
  ...placedCoupon(),
  bets: picks.map((id) => bet(id)),
  typeId: 4 as const,
  coef: 1.2,
  coefByView: "1.20",
};

describe("an anti-express", () => {
  it("is chosen once the server has had a price for it, and has none until the server has one for these bets [coupon-015]", () => {
    const choose = ChooseCouponType({ typeId: 4 });
    given(...offeredAntiExpress)
      .when(choose)
      .expectEvents(chosen);
    given(...added(...picks))
      .when(choose)
      .expectRefusal("nothing_to_do");
    given(...added(...picks), priced(null, 1))
      .when(choose)
      .expectRefusal("nothing_to_do");
    for (const [since, tag] of [
      // A bet is closed for a moment, or another one came and its answer is on the way.
      [[priced(null, 1)], "leave_anti_express"],
      [added(921), "pricing"],
    ] as const) {
      given(...offeredAntiExpress, ...since)
        .when(choose)
        .expectEvents(chosen);
      expect(action(...offeredAntiExpress, ...since, chosen).tag).toBe(tag);
    }
  });

  it("is placed at the server's price with the prices of its bets as they are", () => {
    given(...readyAntiExpress)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon }));
    // A pick that moves changes nothing that the player has agreed to.
    const moved = [...readyAntiExpress, prices([1.5, 3.4, 4.25])];
    expect(movedBets(stateOf(...moved).coupon)).toEqual([]);
    expect(action(...moved)).toEqual({ tag: "place" });
    const [first, ...others] = coupon.bets;
    const sent = [
      { ...bet(901), market: { ...bet(901).market, coef: 1.5 } },
      ...others.filter((other) => other !== first),
    ];
    given(...moved)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: { ...coupon, bets: sent } }));
  });

  it("asks for consent to another price as an express does: any, none, or a lower one", () => {
    const after = (coef: number, changeCoefAction: number) =>
      action(...readyAntiExpress, ChangeCoefActionChosen({ changeCoefAction }), priced(coef)).tag;
    expect([after(1.1, 0), after(1.3, 0)]).toEqual(["accept_place", "accept_place"]);
    expect([after(1.1, 1), after(1.3, 1)]).toEqual(["place", "place"]);
    expect([after(1.1, 2), after(1.3, 2)]).toEqual(["accept_place", "place"]);
    const lower = [...readyAntiExpress, priced(1.1)];
    const accepted = PricesAccepted({ prices: [] });
    given(...lower)
      .when(AcceptPrices({}))
      .expectEvents(accepted);
    expect(action(...lower, accepted).tag).toBe("place");
    given(...lower)
      .when(PlaceCoupon({}))
      .expectEvents(
        accepted,
        PlacementRequested({ coupon: { ...coupon, coef: 1.1, coefByView: "1.10" } }),
      );
    given(...readyAntiExpress)
      .when(AcceptPrices({}))
      .expectRefusal("nothing_to_do");
  });

  it("is agreed to at the price shown when it was chosen, not at an earlier one", () => {
    expect(action(...offeredAntiExpress, priced(1.1, 1), chosen).tag).toBe("place");
    // An answer that was on its way asks like any other.
    expect(action(...readyAntiExpress, priced(1.1, 1)).tag).toBe("accept_place");
  });

  it("names the price by the button while there is none, with a way on", () => {
    const restored = { ...storedCoupon(stateOf(...readyAntiExpress)) };
    const start = AppStarted({ ...started.data, stored: { coupon: restored } });
    expect(action(start)).toEqual({ tag: "pricing" });
    expect(totalCoefOf(stateOf(start))).toBe(0);
    given(start).when(PlaceCoupon({})).expectRefusal("anti_express_unpriced");
    expect(action(...readyAntiExpress, priced(null))).toEqual({ tag: "leave_anti_express" });
    given(...readyAntiExpress, priced(null))
      .when(PlaceCoupon({}))
      .expectRefusal("anti_express_none");
    for (const none of [priced(null), noAnswer])
      expect(action(start, none)).toEqual({ tag: "leave_anti_express" });
    // An answer that does not come leaves the last price.
    expect(action(...readyAntiExpress, noAnswer).tag).toBe("place");
    // It comes back with a price, which is the one to agree to.
    expect(action(...readyAntiExpress, priced(null), priced(1.2)).tag).toBe("place");
    expect(action(...readyAntiExpress, priced(null), priced(1.1)).tag).toBe("accept_place");
  });

  it("asks again after a refusal of the price", () => {
    const refused = [
      ...readyAntiExpress,
      PlacementRequested({ coupon }),
      PlacementOpened({ key: "key-1", userId: anna, coupon }),
      CouponRejected({ key: "key-1", code: 2001, changed: [] }),
    ];
    expect(action(...refused, priced(1.1)).tag).toBe("accept_place");
    expect(action(...refused, priced(null)).tag).toBe("leave_anti_express");
  });

  it("holds the lowest total odds of the player", () => {
    const lowest = [...readyAntiExpress, ExactCoefSet({ exactCoef: 1.25 })];
    expect(action(...lowest)).toEqual({ tag: "lower_exact_coef", coef: 1.2 });
    given(...lowest)
      .when(LowerExactCoef({}))
      .expectEvents(ExactCoefSet({ exactCoef: 1.2 }));
    expect(action(...lowest, priced(1.25)).tag).toBe("place");
  });

  it("takes no Vip bet and no promo code", () => {
    given(...readyAntiExpress)
      .when(TurnVipBet({ isOn: true }))
      .expectRefusal("nothing_to_do");
    given(...readyAntiExpress)
      .when(ChooseCouponPromo({ promoCode: sealed("FREE5") }))
      .expectRefusal("nothing_to_do");
  });

  it("is another bet than the express of its picks [call-coupon-001]", () => {
    const open = (sent: typeof coupon | (Omit<typeof coupon, "typeId"> & { typeId: 1 })) => [
      ...readyAntiExpress,
      PlacementOpened({ key: "key-1", userId: anna, coupon: sent }),
      PlacementUnknown({ key: "key-1", tries: 1 }),
    ];
    const aside = (sent: Parameters<typeof open>[0]) => {
      const state = stateOf(...open(sent));
      return nextAction({
        ...state,
        coupon: { ...state.coupon, placement: { tag: "editing" } },
      }).tag;
    };
    expect(aside(coupon)).toBe("ask_again");
    expect(aside({ ...coupon, typeId: 1 })).toBe("place_another");
  });
});

describe("the type of an anti-express", () => {
  it("lasts as long as the coupon has bets, and comes back with them", () => {
    const removed = [...readyAntiExpress, BetRemoved({ betId: 911 })];
    expect(typeId(...removed)).toBe(0);
    expect(typeId(...removed, BetRestored({ betId: 911 }))).toBe(4);
    expect(typeId(...removed, BetAdded({ bet: bet(902) }))).toBe(4);
    const cleared = [...readyAntiExpress, CouponCleared({ isUndoable: true })];
    expect(typeId(...cleared, CouponRestored({}))).toBe(4);
  });

  it("is not that of the next coupon, after clearing as after placing", () => {
    const cleared = CouponCleared({ isUndoable: true });
    expect(typeId(...readyAntiExpress, cleared, ...added(...picks))).toBe(1);
    const placed = [
      ...readyAntiExpress,
      PlacementRequested({ coupon }),
      PlacementOpened({ key: "key-1", userId: anna, coupon }),
      CouponPlaced({
        key: "key-1",
        couponId: 8_001_001,
        accountId: 1,
        coef: 1.2,
        amount: 10,
        possibleWin: 12,
        balance: 90,
      }),
    ];
    expect(stateOf(...placed).coupon.placement).toMatchObject({ isAntiExpress: true });
    expect(typeId(...placed, ...added(...picks))).toBe(1);
  });
});
