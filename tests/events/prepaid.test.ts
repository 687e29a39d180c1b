import { describe, expect, it } from "vitest";
import { TurnPrepaid } from "../../src/commands/placement/prepaid.ts";
import { PlaceCoupon, StakePossibleAmount } from "../../src/commands/placement.ts";
import { Accounts, AccountSwitched, PrepaidAmount } from "../../src/events/account/events.ts";
import { moneyOf } from "../../src/events/bets/couponMoney.ts";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import { BetAdded, CouponPlaced, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import {
  isPrepaidAwaited,
  isPrepaidRefused,
  mostPrepaid,
  prepaidPart,
  prepaidQuestion,
  stakeOf,
} from "../../src/events/coupon/index.ts";
import { CouponPromoChosen } from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  AmountChanged,
  CouponAccountChosen,
  CouponRejected,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import { nextAction, obstacles } from "../../src/events/placement/index.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { CouponPrepaid, PrepaidTurned } from "../../src/events/placement/prepaidEvents.ts";
import { VipBetTurned } from "../../src/events/placement/vipEvents.ts";
import { bet } from "../kit/bets.ts";
import {
  added,
  anna,
  answered,
  limits,
  readyToPlace,
  sealed,
  signedIn,
  siteWith,
  withMoney,
} from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { account } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";

const available = (availablePrepaidAmount: number, more: object = {}): Draft =>
  answered(PrepaidAmount, { accountId: account.id }, { availablePrepaidAmount, ...more });
const ofMatches = (...permanentIds: number[]) => ({ accountId: account.id, permanentIds });
const asks = (...permanentIds: number[]): Draft =>
  CouponPrepaid.asked({ call: 1, ask: ofMatches(...permanentIds) });
const told = (availablePrepaidAmount: number, ...permanentIds: number[]): Draft =>
  answered(CouponPrepaid, ofMatches(...permanentIds), { availablePrepaidAmount });
/** Asked and answered. */
const onMatches = (amount: number, ...permanentIds: number[]): readonly Draft[] => [
  asks(...permanentIds),
  told(amount, ...permanentIds),
];
const otherMatch = BetAdded({
  bet: bet(911, { game: { ...bet(911).game, permanentId: 10_502 } }),
});
const on = PrepaidTurned({ isOn: true });
const most = (...events: readonly Draft[]) => mostPrepaid(stateOf(...events));
const stake = (amount: number) => AmountChanged({ amount, iso: account.iso });
const dollars = { ...account, id: 12, type: 9, iso: "USD", currencyId: 1, isActive: false };
const prepaidCoupon = { ...placedCoupon(), options: { prepaidAmount: 6 } };
/** A coupon of ten euros with six in advance, sent. */
const sent = [
  ...readyToPlace,
  available(6),
  on,
  PlacementRequested({ coupon: prepaidCoupon }),
  PlacementOpened({ key: "k-1", userId: anna, coupon: prepaidCoupon }),
];
const refused = CouponRejected({ key: "k-1", code: 2006, changed: [], message: "Not enough" });

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
});

describe("what may be paid in advance of a coupon with these matches", () => {
  const ready = [...readyToPlace, available(6)];
  const isAwaited = (...events: readonly Draft[]) => isPrepaidAwaited(stateOf(...events));
  it("is awaited until the server has answered about these, and what it then says", () => {
    expect(isAwaited(...readyToPlace)).toBe(false);
    expect(isAwaited(...ready)).toBe(true);
    expect(isAwaited(...ready, asks(10_501))).toBe(true);
    const known = [...ready, ...onMatches(4, 10_501)];
    expect([isAwaited(...known), most(...known)]).toEqual([false, 4]);
    expect(prepaidPart(stateOf(...known, on))).toBe(4);
    expect(most(...ready, ...onMatches(0, 10_501))).toBe(0);
    // What the account as a whole was said to have may be older.
    expect(most(...ready, ...onMatches(8, 10_501))).toBe(8);
  });
  it("is not what was said of others, whatever comes in which order", () => {
    const other = [...ready, ...onMatches(4, 10_501), otherMatch];
    expect([isAwaited(...other), most(...other)]).toEqual([true, 6]);
    // Asked about both; the answer about the one comes after that.
    const both = prepaidQuestion(stateOf(...other))?.permanentIds ?? [];
    expect(both).toHaveLength(2);
    const late = [...other, asks(10_501), asks(...both), told(4, 10_501)];
    expect(isAwaited(...late)).toBe(true);
    expect(most(...late, told(3, ...both))).toBe(3);
    const dollar = answered(CouponPrepaid, ofMatches(10_501), {
      availablePrepaidAmount: 3,
      currencyIso: "USD",
    });
    expect(most(...ready, asks(10_501), dollar)).toBe(0);
  });
  it("is that of the account where the server does not say, and unknown once open bets have changed", () => {
    const failed = CouponPrepaid.failed({
      call: 1,
      ask: ofMatches(10_501),
      error: { tag: "offline" },
    });
    const vain = [...ready, asks(10_501), failed];
    expect([isAwaited(...vain), most(...vain)]).toEqual([false, 6]);
    const changed = [...ready, ...onMatches(4, 10_501), available(5)];
    expect([isAwaited(...changed), most(...changed)]).toEqual([true, 5]);
  });
  it("is asked of no coupon of which nothing can be paid so", () => {
    const asked = (...events: readonly Draft[]) => prepaidQuestion(stateOf(...events));
    expect(asked(...ready)).toEqual(ofMatches(10_501));
    expect(asked(...readyToPlace, available(0))).toBeNull();
    expect(asked(...ready, ...added(911), CouponTypeChosen({ typeId: 9 }))).toBeNull();
  });
});

describe("an advance that the server refuses", () => {
  it("is as much as it says then, for these bets; one tap goes back with that", () => {
    const less = onMatches(2, 10_501);
    expect(most(...sent, refused)).toBe(6);
    expect(most(...sent, refused, ...less)).toBe(2);
    expect(most(...sent, refused, ...onMatches(2, 9))).toBe(6);
    // What was said before is what was refused.
    expect(most(...sent, ...onMatches(5, 10_501), refused)).toBe(6);
    given(...sent, refused, ...less)
      .when(TurnPrepaid({ isOn: true }))
      .expectEvents(on);
    const back = stateOf(...sent, refused, ...less, on);
    expect(back.coupon.placement.tag).toBe("editing");
    expect(prepaidPart(back)).toBe(2);
    // Of other bets it says nothing; off, the refusal is forgotten, and what is available is not.
    expect(most(...sent, refused, ...less, on, otherMatch)).toBe(6);
    const off = stateOf(...sent, refused, ...less, PrepaidTurned({ isOn: false }));
    expect([mostPrepaid(off), isPrepaidRefused(off.coupon)]).toEqual([2, false]);
    expect(isPrepaidRefused(back.coupon)).toBe(true);
  });
  it("with nothing left goes back without one", () => {
    const none = [...sent, refused, ...onMatches(0, 10_501)];
    given(...none)
      .when(TurnPrepaid({ isOn: true }))
      .expectRefusal("nothing_to_do");
    given(...none)
      .when(TurnPrepaid({ isOn: false }))
      .expectEvents(PrepaidTurned({ isOn: false }));
  });
  it("is not what another refusal is about", () => {
    const other = CouponRejected({ key: "k-1", code: 2002, changed: [] });
    expect(stateOf(...sent, other).coupon.prepaid).toEqual({ isOn: true });
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
