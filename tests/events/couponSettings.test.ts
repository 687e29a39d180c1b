import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PlaceCoupon, SetAmount } from "../../src/commands/placement.ts";
import { ChangeCouponSettings, SetAmountStep } from "../../src/commands/placement/settings.ts";
import { CouponCleared, CouponPlaced, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import {
  type CouponSettings,
  loweredStake,
  placedStake,
  settingsOf,
  stakeOf,
} from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { labelOf } from "../../src/events/placement/button.ts";
import {
  AmountChanged,
  CouponAccountChosen,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import { nextAction, totalStakeOf } from "../../src/events/placement/index.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { CouponSettingsChanged } from "../../src/events/placement/settingsEvents.ts";
import { added, anna, limits, readyToPlace, withMoney } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { paid } from "../kit/promo.ts";
import { account } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";

const set = (settings: CouponSettings) => CouponSettingsChanged(settings);
const amount = (of: number) => AmountChanged({ amount: of, iso: "EUR" });
const stake = (...events: readonly Draft[]) => stakeOf(stateOf(...events));
/** A rich player whose coupon may stake 500 at most. */
const rich: readonly Draft[] = [...readyToPlace, withMoney(5_000), limits(1, 500)];

describe("the settings of the coupon [coupon-004]", () => {
  it("are changed one by one and outlive the bets", () => {
    given(...readyToPlace)
      .when(ChangeCouponSettings({ isBalanceShown: false }))
      .expectEvents(set({ isBalanceShown: false }));
    const events = [...readyToPlace, set({ isBalanceShown: false }), set({ isAutoMax: true })];
    const { coupon } = stateOf(...events, CouponCleared({ isUndoable: true }));
    expect(settingsOf(coupon)).toMatchObject({
      isBalanceShown: false,
      isAutoMax: true,
      isPossibleWinShown: true,
      isSelectAccountShown: true,
      isCouponFixed: false,
    });
    given(...readyToPlace, PlacementRequested({ coupon: placedCoupon() }))
      .when(ChangeCouponSettings({ isBalanceShown: false }))
      .expectRefusal("placement_running");
  });

  it("without the choice of an account let the active one pay", () => {
    given(...readyToPlace, CouponAccountChosen({ accountId: 12 }))
      .when(ChangeCouponSettings({ isSelectAccountShown: false }))
      .expectEvents(set({ isSelectAccountShown: false }), CouponAccountChosen({ accountId: null }));
    given(...readyToPlace)
      .when(ChangeCouponSettings({ isSelectAccountShown: false }))
      .expectEvents(set({ isSelectAccountShown: false }));
  });
});

describe("the player's own step of amounts [coupon-004]", () => {
  const own = set({ isManualAmountStep: true, amountStepByCurrencyIso: { EUR: 7, JPY: 50 } });

  it("is used in its currency, while it is wanted", () => {
    expect(stake(...readyToPlace).step).toBe(1);
    expect(stake(...readyToPlace, own).step).toBe(7);
    expect(stake(...readyToPlace, own, set({ isManualAmountStep: false })).step).toBe(1);
    expect(
      stake(...readyToPlace, set({ isManualAmountStep: true, amountStepByCurrencyIso: { JPY: 5 } }))
        .step,
    ).toBe(1);
  });

  it("is in whole minor units; 0 is the usual one; others stay", () => {
    given(...readyToPlace, own)
      .when(SetAmountStep({ step: 2.559 }))
      .expectEvents(set({ amountStepByCurrencyIso: { JPY: 50, EUR: 2.55 } }));
    given(...readyToPlace, own)
      .when(SetAmountStep({ step: 0 }))
      .expectEvents(set({ amountStepByCurrencyIso: { JPY: 50 } }));
    given(...readyToPlace, own)
      .when(SetAmountStep({ step: -4 }))
      .expectEvents(set({ amountStepByCurrencyIso: { JPY: 50 } }));
  });
});

describe("an amount above the maximum [coupon-004]", () => {
  const auto = set({ isAutoMax: true });

  it("is refused, or lowered where the player wants that: the button says so, the request asks for it", () => {
    const above = [...rich, amount(600)];
    expect(nextAction(stateOf(...above))).toEqual({ tag: "stake", amount: 500 });
    const events = [...rich, auto, amount(600)];
    expect(nextAction(stateOf(...events))).toEqual({ tag: "place" });
    expect(labelOf(stateOf(...events))?.says).toBe("place most 500");
    const coupon = { ...placedCoupon(), amount: 600, options: { isAutoMax: true } };
    given(...events)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon }));
    given(...rich, auto)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: placedCoupon() }));
  });

  it("is measured by what is staked: the balance has to cover the maximum alone", () => {
    const poor = [...readyToPlace, withMoney(550), limits(1, 500), auto, amount(900)];
    expect(nextAction(stateOf(...poor))).toEqual({ tag: "place" });
    expect(totalStakeOf(stateOf(...poor))).toBe(500);
    const poorer = [...readyToPlace, withMoney(400), limits(1, 500), auto, amount(900)];
    expect(nextAction(stateOf(...poorer)).tag).toBe("stake");
  });

  it("is not lowered in a set of singles, nor where a code pays, nor without a maximum", () => {
    const lowered = (...events: readonly Draft[]) => loweredStake(stateOf(...events));
    const typed = [auto, amount(600)];
    expect(lowered(...rich, ...typed)).toBe(500);
    expect(lowered(...rich, ...added(902), CouponTypeChosen({ typeId: 9 }), ...typed)).toBeNull();
    expect(lowered(...paid, ...typed)).toBeNull();
    expect(lowered(...rich, limits(1, null), ...typed)).toBeNull();
  });

  it("never stakes more than was typed, nor more than the maximum", () => {
    fc.assert(
      fc.property(fc.nat(2_000_00), fc.integer({ min: 1, max: 1_000_00 }), (typed, most) => {
        const events = [...rich, limits(0, most / 100), auto, amount(typed / 100)];
        const cents = Math.round(placedStake(stateOf(...events)) * 100);
        expect(cents).toBe(Math.min(typed, most));
      }),
      { numRuns: 60 },
    );
  });
});

describe("a fixed coupon [coupon-004]", () => {
  const coupon = placedCoupon();
  const placed = [
    PlacementRequested({ coupon }),
    PlacementOpened({ key: "k-1", userId: anna, coupon }),
    CouponPlaced({
      key: "k-1",
      couponId: 7,
      accountId: account.id,
      coef: 1.85,
      amount: 10,
      possibleWin: 18.5,
      balance: null,
    }),
  ];

  it("keeps its bets when they were placed; any other lets them go", () => {
    expect(stateOf(...readyToPlace, ...placed).coupon.bets).toEqual([]);
    const fixed = stateOf(...readyToPlace, set({ isCouponFixed: true }), ...placed).coupon;
    expect(fixed.bets).toHaveLength(1);
    expect(fixed.placement.tag).toBe("accepted");
    given(...readyToPlace, set({ isCouponFixed: true }), ...placed)
      .when(SetAmount({ amount: 3 }))
      .expectAccepted();
  });
});
