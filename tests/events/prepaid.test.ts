import { describe, expect, it } from "vitest";
import { TurnPrepaid } from "../../src/commands/placement/prepaid.ts";
import { PlaceCoupon, StakePossibleAmount } from "../../src/commands/placement.ts";
import { Accounts, AccountSwitched } from "../../src/events/account/events.ts";
import { moneyOf } from "../../src/events/bets/couponMoney.ts";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import {
  CouponCleared,
  CouponPlaced,
  CouponRestored,
  CouponTypeChosen,
} from "../../src/events/coupon/events.ts";
import { mostPrepaid, prepaidPart, stakeOf } from "../../src/events/coupon/index.ts";
import { CouponPromoChosen } from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  AmountChanged,
  CouponAccountChosen,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import { nextAction, obstacles } from "../../src/events/placement/index.ts";
import { PrepaidTurned } from "../../src/events/placement/prepaidEvents.ts";
import { VipBetTurned } from "../../src/events/placement/vipEvents.ts";
import {
  added,
  answered,
  limits,
  readyToPlace,
  sealed,
  signedIn,
  siteWith,
  withMoney,
} from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { available, on, prepaidCoupon, sent } from "../kit/prepaid.ts";
import { account } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";

const most = (...events: readonly Draft[]) => mostPrepaid(stateOf(...events));
const stake = (amount: number) => AmountChanged({ amount, iso: account.iso });
const dollars = { ...account, id: 12, type: 9, iso: "USD", currencyId: 1, isActive: false };

describe("what may be paid in advance", () => {
  it("is what the server says, in whole minor units of the active account, else nothing", () => {
    expect(most(...readyToPlace)).toBe(0);
    expect(most(...readyToPlace, available(12.509))).toBe(12.5);
    expect(most(...readyToPlace, available(-3))).toBe(0);
    expect(most(...readyToPlace, available(12, { currencyIso: "KWD" }))).toBe(0);
    expect(most(...readyToPlace, available(12, { currencyIso: account.iso }))).toBe(12);
  });
  it("is for a single, an express and a system, from the active account, without another payer", () => {
    const two = [...readyToPlace, ...added(911), available(12)];
    expect(most(...two)).toBe(12);
    for (const [typeId, amount] of [
      [4, 0],
      [9, 0],
    ] as const)
      expect([typeId, most(...two, CouponTypeChosen({ typeId }))]).toEqual([typeId, amount]);
    const system = [...two, ...added(912), CouponTypeChosen({ typeId: 2, systemValue: 2 })];
    expect(most(...system)).toBe(12);
    const promo = CouponPromoChosen({ promoCode: sealed("FREE") });
    expect(most(...two, promo)).toBe(0);
    const accounts = answered(
      Accounts,
      {},
      { accounts: [], all_accounts: [{ ...account, money: 100 }, dollars] },
    );
    expect(most(...two, accounts, CouponAccountChosen({ accountId: 12 }))).toBe(0);
    const bonus = answered(
      Accounts,
      {},
      { accounts: [], all_accounts: [{ ...account, type: 4, money: 100 }] },
    );
    expect(most(...two, bonus)).toBe(0);
    const vip = [
      siteWith({ coupon: { isVipBetAllowed: true } }),
      signedIn,
      withMoney(),
      ...added(911),
      limits(1, 500, 10, [911]),
      available(12),
    ];
    expect(most(...vip)).toBe(12);
    expect(most(...vip, VipBetTurned({ isActiveVipBet: true }))).toBe(0);
  });
});

describe("the part of the stake that is paid in advance", () => {
  it("is as much as is available up to the amount, once the player wants it", () => {
    const ready = [...readyToPlace, available(6)];
    expect(prepaidPart(stateOf(...ready))).toBe(0);
    given(...ready)
      .when(TurnPrepaid({ isOn: true }))
      .expectEvents(on);
    given(...ready)
      .when(TurnPrepaid({ isOn: false }))
      .expectRefusal("nothing_to_do");
    given(...readyToPlace)
      .when(TurnPrepaid({ isOn: true }))
      .expectRefusal("nothing_to_do");
    given(...sent)
      .when(TurnPrepaid({ isOn: false }))
      .expectRefusal("placement_running");
    expect(prepaidPart(stateOf(...ready, on))).toBe(6);
    expect(prepaidPart(stateOf(...ready, on, stake(4)))).toBe(4);
    expect(prepaidPart(stateOf(...ready, on, available(2)))).toBe(2);
    expect(prepaidPart(stateOf(...ready, on, PrepaidTurned({ isOn: false })))).toBe(0);
  });
  it("is sent with the coupon, and nothing of it without [coupon-053]", () => {
    given(...readyToPlace, available(6), on)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: prepaidCoupon }));
    given(...readyToPlace, available(6))
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: placedCoupon() }));
  });
  it("is not taken from the balance", () => {
    const short = [...readyToPlace, withMoney(5), available(6)];
    const codes = (...events: readonly Draft[]) =>
      obstacles(stateOf(...events)).map(({ code }) => code);
    expect(codes(...short)).toEqual(["not_enough_money"]);
    expect(codes(...short, on)).toEqual([]);
    expect(stakeOf(stateOf(...short, on)).most).toBe(11);
    expect(codes(...short, on, stake(11.01))).toEqual(["not_enough_money"]);
    // Where there is no money at all, what comes in advance is enough.
    expect(codes(...readyToPlace, withMoney(0), available(20), on)).toEqual([]);
    expect(nextAction(stateOf(...short, on, stake(11.01)))).toEqual({ tag: "stake", amount: 10 });
    given(...short, on, stake(11.01))
      .when(StakePossibleAmount({}))
      .expectEvents(stake(10));
  });
  it("ends with the bet, and with the account", () => {
    const ends: readonly Draft[] = [
      CouponPlaced({
        key: "k-1",
        couponId: 8,
        accountId: account.id,
        coef: 1.85,
        amount: 10,
        possibleWin: 18.5,
        balance: 96,
      }),
      AccountSwitched({ id: 12 }),
      CouponAccountChosen({ accountId: 12 }),
    ];
    for (const end of ends) expect(stateOf(...sent, end).coupon.prepaid).toBeUndefined();
    const [placed] = ends;
    expect(placed && stateOf(...sent, placed).coupon.placement).toMatchObject({
      tag: "accepted",
      prepaidAmount: 6,
    });
  });

  it("is wanted again when cleared bets come back, from the account that was to pay for them", () => {
    const isOn = (...events: readonly Draft[]) =>
      stateOf(...readyToPlace, on, CouponCleared({ isUndoable: true }), ...events).coupon.prepaid
        ?.isOn === true;
    expect(isOn()).toBe(false);
    expect(isOn(CouponRestored({}))).toBe(true);
    expect(isOn(CouponAccountChosen({ accountId: 12 }), CouponRestored({}))).toBe(false);
  });
});

describe("the sums of bets paid in advance", () => {
  const coupon: HistoryCoupon = {
    id: 8,
    accountId: account.id,
    typeId: 0,
    createdAt: 0,
    settledAt: null,
    coef: 2,
    possibleWin: 24,
    bets: [],
    amount: 12,
    currencyIso: "EUR",
    payout: null,
    status: "open",
    prepaid: { amount: 10, collected: 4, open: 1 },
  };
  it("count what was paid and collected, not what is missing", () => {
    expect(moneyOf(coupon)).toEqual({ staked: 600, open: 600, returned: 0 });
    expect(moneyOf({ ...coupon, status: "won", amount: 6, payout: 12 })).toEqual({
      staked: 600,
      open: 0,
      returned: 1200,
    });
  });
});
