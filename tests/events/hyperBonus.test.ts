import Big from "big.js";
import fc from "fast-check";
import { isLeft } from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { decode } from "../../src/codec/codec.ts";
import { CouponPlaced, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { standingHyperBonus, wonWithHyperBonus } from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { hyperBonusMinor } from "../../src/events/money/hyperBonus.ts";
import { CouponLimits, RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import {
  AmountChanged,
  CouponAccountChosen,
  CouponRejected,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { VipBetTurned } from "../../src/events/placement/vipEvents.ts";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import { bet } from "../kit/bets.ts";
import { added, anna, answered, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { chosen as codeChosen } from "../kit/promo.ts";
import { account } from "../kit/site.ts";
import { app } from "../kit/app.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";
import type { CouponToPlace } from "../../src/events/placement/couponToPlace.ts";
import { userConfig } from "../kit/userConfig.ts";

const ids = [901, 911, 912, 913];
const express = siteWith({ coupon: { isVipBetAllowed: true, isBonusBetAllowed: false } });
const four: readonly Draft[] = [express, signedIn, withMoney(5_000), ...added(...ids)];
const bounds = { minBetAmount: 1, maxBetAmount: 500, maxPayout: null };
const bonus = { hyperBonusPercent: 4, minHyperBonusBetLimit: 2, maxHyperBonusLimit: 50 };
type Fields = Readonly<Record<string, unknown>>;
const told = (over: Fields = bonus, ask: Fields = {}): Draft =>
  answered(
    CouponLimits,
    { typeId: 1, systemValue: 2, bets: ids.map((id) => bet(id)), accountId: account.id, ...ask },
    { ...bounds, amountStep: 1, initialAmount: 10, ...over },
  );
const staked = (amount: number): Draft => AmountChanged({ amount, iso: "EUR" });
const percentAfter = (...events: readonly Draft[]): number | null =>
  standingHyperBonus(stateOf(...events), 0, "EUR")?.percent ?? null;
const standing = (returned: number, ...events: readonly Draft[]) =>
  standingHyperBonus(stateOf(...events), returned, "EUR");

describe("the sum of a hyper bonus", () => {
  const any = fc.record({
    percent: fc.integer({ min: 0, max: 100_000 }).map((points) => points / 100),
    leastMinor: fc.integer({ min: 0, max: 10_000 }),
    mostMinor: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  });
  const minor = fc.integer({ min: 0, max: 100_000_000 });

  it("is the percentage of the winnings, rounded down, within its limits, to the minor unit", () => {
    fc.assert(
      fc.property(any, minor, minor, (of, stake, returned) => {
        const exact = Number(
          Big(Math.max(0, returned - stake))
            .times(of.percent)
            .div(100)
            .round(0, Big.roundDown),
        );
        const expected = stake < of.leastMinor ? 0 : Math.min(exact, of.mostMinor ?? exact);
        expect(hyperBonusMinor(of, stake, returned)).toBe(expected);
      }),
      { numRuns: 3_000 },
    );
  });

  it("is never negative, never above its most, and never falls as the stake grows at one price", () => {
    fc.assert(
      fc.property(any, minor, minor, fc.integer({ min: 1, max: 90 }), (of, one, other, price) => {
        const at = (stake: number): number => hyperBonusMinor(of, stake, stake * price);
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(at(less)).toBeGreaterThanOrEqual(0);
        expect(at(more)).toBeGreaterThanOrEqual(at(less));
        expect(at(more)).toBeLessThanOrEqual(of.mostMinor ?? Infinity);
      }),
    );
  });
});

describe("the hyper bonus of a coupon", () => {
  it("is the server's of these bets, of this account and of this kind", () => {
    expect(percentAfter(...four)).toBeNull();
    expect(percentAfter(...four, told())).toBe(4);
    expect(percentAfter(...four, told({}))).toBeNull();
    expect(percentAfter(...four, told(), told({}))).toBeNull();
    // What was said of other bets is nothing about these.
    expect(percentAfter(...four, told(), ...added(914))).toBeNull();
    expect(percentAfter(...four, told(bonus, { accountId: 12 }))).toBeNull();
    expect(percentAfter(...four, told(), CouponTypeChosen({ typeId: 2 }))).toBeNull();
    expect(percentAfter(...four, told(), CouponTypeChosen({ typeId: 9 }))).toBeNull();
    expect(percentAfter(...four, told(), codeChosen)).toBeNull();
    const line: readonly Draft[] = [
      express,
      signedIn,
      withMoney(5_000),
      ...added(911, 912, 913, 914),
    ];
    const ofLine = told(bonus, { bets: [911, 912, 913, 914].map((id) => bet(id)) });
    expect(percentAfter(...line, ofLine)).toBe(4);
    expect(percentAfter(...line, ofLine, VipBetTurned({ isActiveVipBet: true }))).toBeNull();
  });

  it("is told to a visitor without its limits, and then no sum is named", () => {
    const ask = { typeId: 1, systemValue: 2, bets: ids.map((id) => bet(id)), coefViewId: 0 };
    const refreshed = answered(RefreshCoupon, ask, {
      bets: [],
      coef: 10,
      pollAfterMs: 3_000,
      hyperBonusPercent: 4,
    });
    const visitor = [express, ...added(...ids), refreshed];
    expect(standing(100, ...visitor)).toEqual({
      percent: 4,
      added: null,
      from: null,
      isCapped: false,
    });
    expect(wonWithHyperBonus(stateOf(...visitor), 100, "EUR")).toBe(100);
    // Once there are bounds of an account, only those count.
    expect(percentAfter(...four, told({}), refreshed)).toBeNull();
  });

  it("says what it adds at the stake of now, from which stake, and that it is the most", () => {
    const at = (amount: number, returned: number) =>
      standing(returned, ...four, told(), staked(amount));
    expect(at(10, 110)).toEqual({ percent: 4, added: 4, from: null, isCapped: false });
    expect(at(1.99, 110)).toEqual({ percent: 4, added: 0, from: 2, isCapped: false });
    expect(at(2, 2)).toMatchObject({ added: 0, from: null });
    expect(at(10, 5_000)).toEqual({ percent: 4, added: 50, from: null, isCapped: true });
    // Rounded down: 0.0396.
    expect(at(10, 10.99)?.added).toBe(0.03);
  });

  it("works without limits, and a least stake finer than the currency is reached by the next cent", () => {
    const { hyperBonusPercent } = bonus;
    expect(standing(5_000, ...four, told({ hyperBonusPercent }), staked(1))).toMatchObject({
      added: 199.96,
      isCapped: false,
    });
    const fine = told({ ...bonus, minHyperBonusBetLimit: 2.001 });
    expect(standing(110, ...four, fine, staked(2))?.from).toBe(2.01);
    expect(standing(110, ...four, fine, staked(2.01))?.from).toBeNull();
  });

  it("adds to the possible win, within the greatest payout", () => {
    const state = stateOf(...four, told(), staked(10));
    expect(wonWithHyperBonus(state, 110, "EUR")).toBe(114);
    const capped = [...four, told({ ...bonus, maxPayout: 112 }), staked(10)];
    expect(wonWithHyperBonus(stateOf(...capped), 110, "EUR")).toBe(112);
    expect(standing(110, ...capped)).toMatchObject({ added: 2, isCapped: true });
    expect(standing(200, ...capped)).toMatchObject({ added: 0, isCapped: true });
  });

  it("is refused with its answer when it makes no sense", () => {
    const fits = (over: Fields): boolean =>
      decode(CouponLimits.answered.codec, {
        call: 1,
        ask: { typeId: 1, systemValue: 2, bets: [], accountId: 1 },
        body: { ...bounds, amountStep: 1, initialAmount: 1, ...over },
      }).tag === "ok";
    expect(fits(bonus)).toBe(true);
    expect(fits({ hyperBonusPercent: 1_000 })).toBe(true);
    for (const over of [
      { hyperBonusPercent: -1 },
      { hyperBonusPercent: 1e9 },
      { hyperBonusPercent: "4" },
      { minHyperBonusBetLimit: -1 },
      { maxHyperBonusLimit: -0.01 },
    ])
      expect(fits(over), JSON.stringify(over)).toBe(false);
  });
});

describe("the coupon to place", () => {
  const sentAfter = (...events: readonly Draft[]): { readonly coupon: CouponToPlace } => {
    const { type, v, data } = PlaceCoupon({});
    const entry = { seq: 99, at: START_AT + 99_000, type, v, data, cause: null };
    const decision = app.decide(entry, stateOf(...events));
    if (isLeft(decision)) throw new Error(decision.left.code);
    const sent = decision.right.find((event) => event.type === PlacementRequested.type);
    return sent?.data as { readonly coupon: CouponToPlace };
  };

  it("carries the hyper bonus that the player saw, and none of another coupon", () => {
    expect(sentAfter(...four, told()).coupon).toMatchObject(bonus);
    const none = { hyperBonusPercent: 0, minHyperBonusBetLimit: 0, maxHyperBonusLimit: null };
    expect(sentAfter(...four).coupon).toMatchObject(none);
    expect(sentAfter(...four, told(), ...added(914)).coupon).toMatchObject(none);
    expect(sentAfter(...four, told(), CouponTypeChosen({ typeId: 2 })).coupon).toMatchObject(none);
    expect(
      sentAfter(...four, told(), CouponAccountChosen({ accountId: null })).coupon,
    ).toMatchObject(bonus);
  });

  it("has the referrer of the player as a token, once it is known", () => {
    const config = (user_ref_id: number | null) =>
      answered(UserConfig, {}, { result: { ...userConfig, user_ref_id } });
    const { refId } = sentAfter(...four, config(8_154_711)).coupon;
    expect(refId).toMatch(/^§personal:\d+$/);
    expect(refId).toBe(stateOf(...four, config(8_154_711)).userConfig.config?.user_ref_id);
    expect(sentAfter(...four, config(null)).coupon.refId).toBeNull();
    expect(sentAfter(...four).coupon.refId).toBeNull();
  });

  const coupon = {
    ...placedCoupon(),
    typeId: 1 as const,
    bets: ids.map((id) => bet(id)),
    ...bonus,
  };
  const opened = (of: typeof coupon) => [
    PlacementRequested({ coupon: of }),
    PlacementOpened({ key: "k-1", userId: anna, coupon: of }),
  ];
  const seen = { hyperBonusPercent: 4, maxHyperBonusLimit: 50 };

  it("is remembered with its hyper bonus when it was refused or taken, to say what is added", () => {
    const refused = CouponRejected({ key: "k-1", code: 2001, changed: [] });
    const placed = CouponPlaced({
      key: "k-1",
      couponId: 7,
      accountId: account.id,
      coef: 11,
      amount: 10,
      possibleWin: 114,
      balance: null,
    });
    const after = (of: typeof coupon, end: Draft) =>
      stateOf(...four, told(), ...opened(of), end).coupon.placement;
    expect(after(coupon, refused)).toMatchObject({ tag: "refused", hyperBonus: seen });
    expect(after(coupon, placed)).toMatchObject({ tag: "accepted", hyperBonus: seen });
    const without = { ...coupon, hyperBonusPercent: 0 };
    expect(after(without, refused)).not.toHaveProperty("hyperBonus");
    expect(after(without, placed)).not.toHaveProperty("hyperBonus");
  });
});
