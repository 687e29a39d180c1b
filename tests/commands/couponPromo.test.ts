import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CheckCouponPromo,
  ChooseCouponPromo,
  LoadCouponPromoCodes,
  RemoveCouponPromo,
  RestoreCouponPromo,
} from "../../src/commands/couponPromo.ts";
import { PlaceCoupon, StakePossibleAmount } from "../../src/commands/placement.ts";
import { Accounts } from "../../src/events/account/events.ts";
import { CouponCleared, CouponPlaced, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { isVipAvailable, promoProblem, stakeOf, wonOf } from "../../src/events/coupon/index.ts";
import {
  CouponPromoCheckWanted,
  CouponPromoChosen,
  CouponPromoCodes,
  CouponPromoCodesWanted,
  CouponPromoRemoved,
} from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { AmountChanged, PlacementRequested } from "../../src/events/placement/events.ts";
import { nextAction, obstacles, totalStakeOf } from "../../src/events/placement/index.ts";
import { CouponSettingsChanged } from "../../src/events/placement/settingsEvents.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { VipBetTurned } from "../../src/events/placement/vipEvents.ts";
import { added, anna, answered, limits, prices, readyToPlace, siteWith } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { account } from "../kit/site.ts";
import { asking, checkFailed, chosen, free, other, paid, promo, withCheck } from "../kit/promo.ts";
import { given, stateOf } from "../kit/spec.ts";

const problem = (...events: readonly Draft[]) => promoProblem(stateOf(...events));
const action = (...events: readonly Draft[]) => nextAction(stateOf(...events));
const stake = (...events: readonly Draft[]) => stakeOf(stateOf(...events));

describe("a promo code in the coupon [coupon-040]", () => {
  it("is chosen by a player with bets, and taken out and put back", () => {
    given(...readyToPlace)
      .when(ChooseCouponPromo({ promoCode: free, isManual: true }))
      .expectEvents(CouponPromoChosen({ promoCode: free, isManual: true }));
    given(...added(901))
      .when(ChooseCouponPromo({ promoCode: free }))
      .expectRefusal("sign_in_needed");
    given(...readyToPlace, CouponCleared({}))
      .when(ChooseCouponPromo({ promoCode: free }))
      .expectRefusal("nothing_to_do");
    given(...paid)
      .when(ChooseCouponPromo({ promoCode: free }))
      .expectRefusal("nothing_to_do");
    given(...paid)
      .when(RemoveCouponPromo({}))
      .expectEvents(CouponPromoRemoved({}));
    given(...readyToPlace)
      .when(RemoveCouponPromo({}))
      .expectRefusal("nothing_to_do");
    given(...paid, CouponPromoRemoved({}))
      .when(RestoreCouponPromo({}))
      .expectEvents(chosen);
    given(...readyToPlace)
      .when(RestoreCouponPromo({}))
      .expectRefusal("nothing_to_do");
    const placing = PlacementRequested({ coupon: placedCoupon() });
    for (const command of [
      ChooseCouponPromo({ promoCode: other }),
      RemoveCouponPromo({}),
      RestoreCouponPromo({}),
    ])
      given(...paid, CouponPromoRemoved({}), placing)
        .when(command)
        .expectRefusal("placement_running");
  });

  it("is not for a set of singles: there it rests, and comes back with the express", () => {
    const set = [...paid, ...added(902), CouponTypeChosen({ typeId: 9 })];
    given(...set)
      .when(ChooseCouponPromo({ promoCode: other }))
      .expectRefusal("nothing_to_do");
    expect(stake(...set)).toMatchObject({ isFree: false });
    expect(problem(...set)).toBeNull();
    expect(stake(...set, CouponTypeChosen({ typeId: 1 }))).toMatchObject({ isFree: true });
  });

  it("is the stake, whatever amount was chosen; the account pays nothing", () => {
    const poor = answered(Accounts, {}, { accounts: [], all_accounts: [{ ...account, money: 0 }] });
    const events = [...paid, AmountChanged({ amount: 80, iso: "EUR" }), poor];
    expect(stake(...events)).toMatchObject({ amount: 5, isFree: true });
    expect(totalStakeOf(stateOf(...events))).toBe(0);
    expect(action(...events)).toEqual({ tag: "place" });
    expect(stake(...events, CouponPromoRemoved({}))).toMatchObject({ amount: 80, isFree: false });
  });

  it("is sent with the coupon", () => {
    const coupon = { ...placedCoupon(), amount: 5, options: { promoCode: free } };
    given(...paid)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon }));
  });

  it("pays for no other bet, though the coupon keeps its bets", () => {
    const coupon = { ...placedCoupon(), amount: 5, options: { promoCode: free } };
    const events = [
      ...paid,
      CouponSettingsChanged({ isCouponFixed: true }),
      PlacementRequested({ coupon }),
      PlacementOpened({ key: "k-1", userId: anna, coupon }),
      CouponPlaced({
        key: "k-1",
        couponId: 7,
        accountId: account.id,
        coef: 1.85,
        amount: 5,
        possibleWin: 4.25,
        balance: null,
      }),
    ];
    const { bets, promo } = stateOf(...events).coupon;
    expect(bets).toHaveLength(1);
    expect(promo.promoCode).toBeNull();
  });

  it("has a currency of 0, 2 or 3 minor digits, and wins the return less itself", () => {
    const iso = fc.constantFrom("JPY", "EUR", "KWD");
    const minors = { JPY: 1, EUR: 100, KWD: 1000 } as Readonly<Record<string, number>>;
    fc.assert(
      fc.property(iso, fc.integer({ min: 1, max: 1e9 }), fc.nat(1e10), (code, minor, returned) => {
        const units = minors[code] ?? 1;
        const own = answered(
          Accounts,
          {},
          { accounts: [], all_accounts: [{ ...account, iso: code, money: 1 }] },
        );
        const details = promo({ amount: minor / units, currencyIso: code });
        const state = stateOf(...withCheck([...readyToPlace, own, chosen], { promo: details }));
        expect(Math.round(stakeOf(state).amount * units)).toBe(minor);
        const won = wonOf(state, returned / units, code);
        expect(Math.round(won * units)).toBe(Math.max(0, returned - minor));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ["of another currency", { currencyIso: "KZT" }, { tag: "currency", iso: "KZT" }],
    ["for another type", { typeIds: [1] }, { tag: "type", typeIds: [1] }],
    ["for more bets", { minBets: 2 }, { tag: "bets", least: 2 }],
    ["for higher odds of a bet", { minCoef: 1.86 }, { tag: "odds", least: 1.86 }],
    ["for these odds", { minCoef: 1.85 }, null],
    ["for this type", { typeIds: [0, 1] }, null],
    ["for one bet", { minBets: 1 }, null],
  ])("%s is judged by its own fields", (_name, over, expected) => {
    const events = withCheck([...readyToPlace, chosen], { promo: promo(over) });
    expect(problem(...events)).toEqual(expected);
    const next = expected === null ? { tag: "place" } : { tag: "drop_promo", problem: expected };
    expect(action(...events)).toEqual(next);
    if (expected !== null)
      given(...events)
        .when(PlaceCoupon({}))
        .expectRefusal("promo_unusable");
  });

  it("is judged at the price on the screen", () => {
    const events = withCheck([...readyToPlace, chosen], { promo: promo({ minCoef: 1.85 }) });
    expect(problem(...events, prices([1.84, 3, 4]))).toEqual({ tag: "odds", least: 1.85 });
  });

  it("is not for a bonus account, nor beside a Vip bet", () => {
    const bonus = { ...account, type: 4 };
    const own = answered(Accounts, {}, { accounts: [], all_accounts: [bonus] });
    expect(problem(...paid, own)).toEqual({ tag: "account" });
    const vipSite = siteWith({ coupon: { isVipBetAllowed: true } });
    const line = [vipSite, ...readyToPlace.slice(1, 3), ...added(911), limits()];
    expect(isVipAvailable(stateOf(...line, VipBetTurned({ isActiveVipBet: true })))).toBe(true);
    expect(isVipAvailable(stateOf(...line, chosen))).toBe(false);
  });

  it("waits for a check of exactly these bets, which can fail and is tried again", () => {
    expect(action(...readyToPlace, chosen)).toEqual({ tag: "checking_promo" });
    expect(action(...paid, ...added(902))).toEqual({ tag: "checking_promo" });
    const events = [...asking([...readyToPlace, chosen]), checkFailed];
    expect(action(...events)).toEqual({ tag: "check_promo" });
    given(...events)
      .when(CheckCouponPromo({}))
      .expectEvents(CouponPromoCheckWanted({}));
    given(...paid)
      .when(CheckCouponPromo({}))
      .expectRefusal("nothing_to_do");
    given(...events)
      .when(PlaceCoupon({}))
      .expectRefusal("promo_unusable");
  });

  it("that the server refuses has the server's word", () => {
    const events = withCheck([...readyToPlace, chosen], {
      success: false,
      message: "Spent",
      promo: undefined,
    });
    expect(problem(...events)).toEqual({
      tag: "refused",
      message: expect.stringMatching(/^§personal/),
    });
  });

  it("out of the bounds of an amount is taken out", () => {
    const events = [...paid, limits(6, 500)];
    expect(action(...events)).toEqual({ tag: "drop_promo", problem: { tag: "amount" } });
    given(...events)
      .when(PlaceCoupon({}))
      .expectRefusal("promo_unusable");
  });

  it("that cannot pay leaves the player to pay: what is wrong with their own amount is in the way too", () => {
    const codes = (...events: readonly Draft[]) =>
      obstacles(stateOf(...events)).map(({ code }) => code);
    const huge = AmountChanged({ amount: 9000, iso: "EUR" });
    expect(codes(...paid, huge, limits(1, 500))).toEqual([]);
    expect(codes(...paid, huge, limits(6, 500))).toEqual([
      "promo_unusable",
      "amount_above_maximum",
      "not_enough_money",
    ]);
    given(...paid, huge, limits(6, 500))
      .when(StakePossibleAmount({}))
      .expectEvents(AmountChanged({ amount: 10, iso: "EUR" }));
  });

  it("is listed for a player, once at a time", () => {
    given(...readyToPlace)
      .when(LoadCouponPromoCodes({}))
      .expectEvents(CouponPromoCodesWanted({}));
    given().when(LoadCouponPromoCodes({})).expectRefusal("sign_in_needed");
    given(...readyToPlace, CouponPromoCodes.asked({ call: 1, ask: {} }))
      .when(LoadCouponPromoCodes({}))
      .expectRefusal("nothing_to_do");
  });
});
