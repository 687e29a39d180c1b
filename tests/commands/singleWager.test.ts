import { describe, expect, it } from "vitest";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { PlaceCoupon, StakePossibleAmount } from "../../src/commands/placement.ts";
import { FitBetAmounts } from "../../src/commands/placement/singles.ts";
import {
  blocksOf,
  sharedBlockStake,
  sharedStakeOf,
  stakeOf,
} from "../../src/events/coupon/index.ts";
import { CouponTypeChosen } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { type ClientLimit, ClientLimits } from "../../src/events/limits/events.ts";
import { isAboveSingleWager, singleWagerLimit } from "../../src/events/limits/index.ts";
import { BlocksChosen } from "../../src/events/placement/blocksEvents.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import { nextAction, obstacles } from "../../src/events/placement/index.ts";
import { answered, liveFeed, readyToPlace, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { on } from "../kit/oneClick.ts";
import { paid } from "../kit/promo.ts";
import { amounts, readySingles } from "../kit/singles.ts";
import { given, stateOf } from "../kit/spec.ts";
import { readySystem } from "../kit/systems.ts";
import { limit } from "../marbles/limits.ts";

const typeIds = [0, 1, 2, 9];
const policy = { id: "US-PA", figures: {}, hasSingleWagerLimit: true };
const coupon = { minAmountTypeIds: typeIds, maxAmountTypeIds: typeIds, isOneClickEnabled: true };
const asked = siteWith({ coupon, policy });
const having = (...data: readonly ClientLimit[]) => answered(ClientLimits, {}, { data });
const most = (limitValue: number, over: Partial<ClientLimit> = {}) =>
  having(limit(40, { limitValue, limitBalance: limitValue, ...over }));
const stake = (amount: number) => AmountChanged({ amount, iso: "EUR" });
const above = "amount_above_single_wager";

describe("a limit on one bet", () => {
  const known = (...events: readonly Draft[]) =>
    singleWagerLimit(stateOf(signedIn, ...events), "EUR");
  it("is the amount that the player set, where the policy says that the type means it", () => {
    expect(known(asked, most(20))).toBe(20);
    expect(known(most(20))).toBeNull();
    expect(known(siteWith({ policy: { id: "SE", figures: {} } }), most(20))).toBeNull();
  });
  it("is none while it only waits, when it means none, or in a currency that is not the bet's", () => {
    expect(known(asked, most(20, { limitState: "PENDING" }))).toBeNull();
    expect(known(asked, most(999_999_999))).toBeNull();
    expect(known(asked, most(20, { measure: "KZT" }))).toBeNull();
  });
  it("allows a stake as high as itself, to the cent", () => {
    const state = stateOf(signedIn, asked, most(20));
    expect([20, 20.01].map((amount) => isAboveSingleWager(state, amount, "EUR"))).toEqual([
      false,
      true,
    ]);
  });
});

describe("the coupon under a limit on one bet", () => {
  const ready = [...readyToPlace, asked, most(20)];
  it("is refused above it, and offers the limit as the stake", () => {
    given(...ready, stake(20))
      .when(PlaceCoupon({}))
      .expectAccepted();
    given(...ready, stake(20.01))
      .when(PlaceCoupon({}))
      .expectRefusal(above);
    expect(nextAction(stateOf(...ready, stake(50)))).toEqual({ tag: "stake", amount: 20 });
    given(...ready, stake(50))
      .when(StakePossibleAmount({}))
      .expectEvents(stake(20));
    expect(stakeOf(stateOf(...ready)).most).toBe(20);
  });
  it("has no such bound on another site, nor where a promo code pays", () => {
    given(...readyToPlace, most(20), stake(50))
      .when(PlaceCoupon({}))
      .expectAccepted();
    expect(obstacles(stateOf(...paid, asked, most(1))).map(({ code }) => code)).not.toContain(
      above,
    );
  });
  it("leads to the limits when not even the least stake is within it", () => {
    const state = stateOf(...readyToPlace, asked, most(1), stake(2));
    expect(nextAction(state)).toEqual({ tag: "stake", amount: 1 });
    const tight = stateOf(...readyToPlace, asked, most(0.5), stake(2));
    expect(nextAction(tight)).toEqual({ tag: "closed", by: above });
  });
  it("of singles, bounds each of them", () => {
    const set = [...readySingles, asked, most(9)];
    given(...set, amounts([901, 9], [902, 9], [903, 9]))
      .when(PlaceCoupon({}))
      .expectAccepted();
    given(...set, amounts([901, 9], [902, 9.01], [903, 9]))
      .when(PlaceCoupon({}))
      .expectRefusal(above);
    given(...set, amounts([901, 3], [902, 9.01], [903, 12]))
      .when(FitBetAmounts({}))
      .expectEvents(amounts([901, 3], [902, 9], [903, 9]));
    expect(sharedStakeOf(stateOf(...set)).most).toBe(9);
    const tight = stateOf(...readySingles, asked, most(0.5));
    expect(nextAction(tight)).toEqual({ tag: "closed", by: above });
  });
  it("of a system, bounds all combinations and all blocks together", () => {
    const system = [...readySystem, asked, most(15)];
    given(...system, stake(15.01))
      .when(PlaceCoupon({}))
      .expectRefusal(above);
    const halves = [901, 902, 903, 904].map((betId, at) => ({ betId, blockId: at < 2 ? 1 : 2 }));
    const split = [...system, stake(10), BlocksChosen({ bets: halves })];
    expect(blocksOf(stateOf(...split)).map(({ amount }) => amount)).toEqual([10, 10]);
    given(...split)
      .when(PlaceCoupon({}))
      .expectRefusal(above);
    const fitted = nextAction(stateOf(...split));
    expect(fitted).toEqual({ tag: "fit_amounts", total: 15 });
    expect(sharedBlockStake(stateOf(...split)).most).toBe(7.5);
    const tight = [...readySystem, asked, most(1.5), BlocksChosen({ bets: halves })];
    expect(nextAction(stateOf(...tight))).toEqual({ tag: "closed", by: above });
  });
  it("of an express, bounds it as a whole", () => {
    given(...readySingles, CouponTypeChosen({ typeId: 1 }), asked, most(9), stake(9.01))
      .when(PlaceCoupon({}))
      .expectRefusal(above);
  });
});

it("a tap with one click is refused above it, before anything is sent", () => {
  const ready = [liveFeed, signedIn, withMoney(), asked, on];
  given(...ready, most(1))
    .when(PlaceOneClick({ outcomeId: 901 }))
    .expectRefusal(above);
  given(...ready, most(100))
    .when(PlaceOneClick({ outcomeId: 901 }))
    .expectAccepted();
});
