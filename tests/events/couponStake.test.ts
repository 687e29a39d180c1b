import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import { nextAction } from "../../src/events/placement/nextAction.ts";
import { AmountChanged, CouponAccountChosen } from "../../src/events/placement/events.ts";
import { stakeOf } from "../../src/events/coupon/stake.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import { BetRemoved } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { amountStep, initialAmount } from "../../src/events/money/couponAmounts.ts";
import { bet } from "../kit/bets.ts";
import { added, answered, limits, signedIn, site, withMoney, siteWith } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

const bonus = { ...account, id: 12, type: 4, label: "Bonus", isActive: false, money: 25 };
const withBonus = answered(
  Accounts,
  {},
  {
    accounts: [account],
    all_accounts: [account, bonus],
  },
);
const inCurrency = (iso: string, money: number): Draft =>
  answered(Accounts, {}, { accounts: [], all_accounts: [{ ...account, iso, money }] });
const stake = (...events: readonly Draft[]) => stakeOf(stateOf(...events));

describe("steps and start amounts", () => {
  it("are the product's own by currency, and those of RUB for any other [coupon-041] [coupon-042]", () => {
    const steps = ["RUB", "USD", "EUR", "UAH", "KZT", "JPY", "SEK"];
    expect(steps.map((iso) => amountStep(iso, undefined))).toEqual([
      100, 2.5, 2.5, 50, 500, 500, 100,
    ]);
    expect(steps.map((iso) => initialAmount(iso, undefined))).toEqual([
      150, 5, 5, 50, 1000, 150, 150,
    ]);
  });

  it("give way to an entry of the site, and only to that of the currency", () => {
    const own = { EUR: 7, RUB: 70 };
    expect(["EUR", "USD", "SEK"].map((iso) => amountStep(iso, own))).toEqual([7, 2.5, 70]);
    const events = [
      siteWith({ coupon: { initialAmountByCurrencyIso: { EUR: 3 } } }),
      signedIn,
      withMoney(),
    ];
    expect(stake(...events)).toMatchObject({ amount: 3, step: 2.5 });
  });

  it("of the coupon's own bounds come first, and belong to their account", () => {
    const events = [site, signedIn, withBonus, ...added(901), limits(1, 500, 10)];
    expect(stake(...events)).toMatchObject({ amount: 10, step: 1, min: 1, max: 500 });
    const other = stake(...events, CouponAccountChosen({ accountId: bonus.id }));
    expect(other).toMatchObject({ amount: 5, step: 2.5, min: 0, max: null, most: 25 });
  });
});

describe("what a backend has converted from another currency", () => {
  it("is never a least amount that nobody can stake, nor less than it", () => {
    const bounds = { minAmountTypeIds: [0, 9], maxAmountTypeIds: [0, 9] };
    const events = [
      siteWith({ coupon: bounds }),
      signedIn,
      inCurrency("JPY", 5_000),
      ...added(901),
    ];
    const told = stake(...events, limits(149.53, 500.9, 149.53));
    expect(told).toMatchObject({ amount: 150, min: 150, initial: 150, most: 500 });
    const dinars = [siteWith({ coupon: bounds }), signedIn, inCurrency("KWD", 50), ...added(901)];
    expect(stake(...dinars, limits(0.3072, 9, 0.3072))).toMatchObject({
      amount: 0.308,
      min: 0.308,
    });
    expect(stake(...dinars, limits(0.3, 9, 0.3))).toMatchObject({ amount: 0.3, min: 0.3 });
  });

  it("leaves a step that changes something", () => {
    const events = [site, signedIn, inCurrency("JPY", 5_000), ...added(901)];
    const ask = { typeId: 0, systemValue: 2, bets: [bet(901)], accountId: account.id } as const;
    const bounds = { minBetAmount: 1, maxBetAmount: null, maxPayout: null, initialAmount: 1 };
    const told = (amountStep: number) => answered(CouponLimits, ask, { ...bounds, amountStep });
    expect([0.4, 0, -1].map((step) => stake(...events, told(step)).step)).toEqual([1, 500, 500]);
  });
});

describe("bounds of a stake", () => {
  const bounded = (coupon: object, ...events: readonly Draft[]) =>
    stake(siteWith({ coupon }), signedIn, withMoney(1000), ...events, limits(1, 500));

  it("hold for the types of coupon that the site lists [coupon-037] [coupon-038]", () => {
    const onExpress = { minAmountTypeIds: [1], maxAmountTypeIds: [1] };
    expect(bounded(onExpress, ...added(901))).toMatchObject({ min: 0, max: null, most: 1000 });
    const two = stake(
      siteWith({ coupon: onExpress }),
      signedIn,
      withMoney(1000),
      ...added(901, 902),
      limits(1, 500, 10, [901, 902]),
    );
    expect(two).toMatchObject({ min: 1, max: 500, most: 500 });
    const onlyMin = { minAmountTypeIds: [0], maxAmountTypeIds: [] };
    expect(bounded(onlyMin, ...added(901))).toMatchObject({ min: 1, max: null });
  });

  it("have the maximum of these picks only: after another one it is not known, and with it gone it is again", () => {
    const known = [site, signedIn, withMoney(1000), ...added(901), limits(1, 500)];
    expect(stake(...known)).toMatchObject({ max: 500, isMaxKnown: true });
    const more = [...known, ...added(902)];
    expect(stake(...more)).toMatchObject({ max: null, most: 1000, isMaxKnown: false });
    expect(stake(...more, BetRemoved({ betId: 902 }))).toMatchObject({ max: 500 });
    const told = [...more, limits(1, 70, 10, [901, 902])];
    expect(stake(...told)).toMatchObject({ max: 70, isMaxKnown: true });
    // A late answer about the picks before.
    expect(stake(...more, limits(1, 500))).toMatchObject({ max: null, isMaxKnown: false });
    const unbounded = siteWith({ coupon: { maxAmountTypeIds: [] } });
    expect(stake(unbounded, ...more.slice(1))).toMatchObject({ max: null, isMaxKnown: true });
  });

  it("have no maximum on a bonus account [coupon-039]", () => {
    const ofBonus = answered(
      Accounts,
      {},
      {
        accounts: [],
        all_accounts: [{ ...account, type: 4, money: 1000 }],
      },
    );
    const events = [site, signedIn, ofBonus, ...added(901), limits(1, 500)];
    expect(stake(...events)).toMatchObject({ min: 1, max: null, most: 1000 });
  });

  it("are in whole minor units: nobody stakes more than there is", () => {
    expect(stake(site, signedIn, inCurrency("KWD", 742.605)).most).toBe(742.605);
    expect(stake(site, signedIn, inCurrency("EUR", 10.999)).most).toBe(10.99);
    expect(stake(site, signedIn, inCurrency("JPY", 99.9)).most).toBe(99);
  });

  it("an amount of one currency is none of another", () => {
    const chosen = AmountChanged({ amount: 20, iso: "EUR" });
    expect(stake(site, signedIn, inCurrency("EUR", 100), chosen)).toMatchObject({
      amount: 20,
      isChosen: true,
    });
    expect(stake(site, signedIn, inCurrency("JPY", 9000), chosen)).toMatchObject({
      amount: 150,
      isChosen: false,
    });
  });
});

describe("the coupon's next action", () => {
  const action = (...events: readonly Draft[]) =>
    nextAction(stateOf(site, signedIn, ...events, ...added(901)));
  const typed = (amount: number) => AmountChanged({ amount, iso: "EUR" });

  it("is to place the bet before the limits load: there already is a stake", () => {
    expect(action(withMoney(100))).toEqual({ tag: "place" });
    expect(action(withMoney(100), typed(0))).toEqual({ tag: "stake", amount: 5 });
  });

  it("above the maximum offers the maximum", () => {
    expect(action(withMoney(1248.5), limits(1, 500, 5), typed(900))).toEqual({
      tag: "stake",
      amount: 500,
    });
  });

  it("above the balance never offers all of it where a usual stake does", () => {
    expect(action(withMoney(1248.5), limits(1, 5000, 5), typed(1_000_000))).toEqual({
      tag: "stake",
      amount: 5,
    });
    expect(action(withMoney(3), limits(1, 5000, 5))).toEqual({ tag: "stake", amount: 3 });
  });

  it("with less than the minimum is demo money, where the site has it", () => {
    const demo = siteWith({ demoMoney: { isTopUpOffered: true } });
    expect(action(withMoney(0), limits(1, 500))).toEqual({ tag: "no_money" });
    expect(action(demo, withMoney(0), limits(1, 500))).toEqual({ tag: "top_up" });
  });
});
