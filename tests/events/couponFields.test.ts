import { describe, expect, it } from "vitest";
import { couponToPlace } from "../../src/commands/couponToPlace.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import {
  amountByBlockId,
  antiExpressOf,
  bankersOf,
  expressOfDay,
  isPlacing,
  isVipOn,
  mostPrepaid,
  settingsOf,
  stakeOf,
  totalCoefOf,
  typeIdOf,
} from "../../src/events/coupon/index.ts";
import { PrepaidAmount } from "../../src/events/account/events.ts";
import { CouponCodeTyped } from "../../src/events/couponCodes/events.ts";
import { CouponPromoChosen, CouponPromoCodes } from "../../src/events/couponPromo/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { ExpressTaken } from "../../src/events/expressDay/events.ts";
import type { State } from "../../src/events/index.ts";
import { BlockAmountsChanged, BlocksChosen } from "../../src/events/placement/blocksEvents.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import {
  AmountChanged,
  CouponAccountChosen,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { CouponSettingsChanged } from "../../src/events/placement/settingsEvents.ts";
import { VipBetTurned } from "../../src/events/placement/vipEvents.ts";
import { readyAntiExpress } from "../kit/antiExpress.ts";
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
import { free, promo } from "../kit/promo.ts";
import { amounts, opened, readySingles } from "../kit/singles.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { four, readySystem, refreshed, system, withBankers } from "../kit/systems.ts";

type Field = readonly [before: readonly Draft[], read: (state: State) => unknown, after: unknown];

const sent = [
  ...readyToPlace,
  PlacementRequested({ coupon: placedCoupon() }),
  PlacementOpened({ key: "k-1", userId: anna, coupon: placedCoupon() }),
];
const placed = CouponPlaced({
  key: "k-1",
  couponId: 8,
  accountId: account.id,
  coef: 1.85,
  amount: 10,
  possibleWin: 18.5,
  balance: 90,
});
const blocks = BlocksChosen({
  bets: four.map((betId, index) => ({ betId, blockId: index < 2 ? 1 : 2 })),
});
const bounds = { minBetAmount: 2, maxBetAmount: 300, maxPayout: 9_000, amountStep: 5 };
const express = [
  siteWith({ coupon: { minAmountTypeIds: [1], maxAmountTypeIds: [1] } }),
  signedIn,
  withMoney(),
  ...added(901, 911),
  answered(
    CouponLimits,
    { typeId: 1, systemValue: 2, bets: [bet(901), bet(911)], accountId: account.id },
    {
      ...bounds,
      initialAmount: 20,
      hyperBonusPercent: 4,
      minHyperBonusBetLimit: 2,
      maxHyperBonusLimit: 50,
    },
  ),
];
const vip = [
  siteWith({ coupon: { isVipBetAllowed: true } }),
  signedIn,
  withMoney(),
  ...added(911),
  limits(1, 500, 10, [911]),
  VipBetTurned({ isActiveVipBet: true }),
];
const toPlace = (state: State) =>
  couponToPlace(state, {
    accountId: account.id,
    amount: 10,
    bets: state.coupon.bets,
    changeCoefAction: 2,
    coef: totalCoefOf(state),
    typeId: typeIdOf(state.coupon),
  });

/** Each field of the product's list: what has happened, where it stands, and its value then. */
const fields: Readonly<Record<string, Field>> = {
  // The tabs of a coupon are its types.
  tab: [readySingles, ({ coupon }) => typeIdOf(coupon), 9],
  typeId: [express, ({ coupon }) => coupon.typeId, 1],
  isActivePlaceBet: [sent, ({ coupon }) => isPlacing(coupon), true],
  isActiveAutoMax: [
    [CouponSettingsChanged({ isAutoMax: true })],
    ({ coupon }) => settingsOf(coupon).isAutoMax,
    true,
  ],
  isActiveVipBet: [vip, isVipOn, true],
  isActiveSystemBanker: [
    [...readySystem, system(3, [901])],
    ({ coupon }) => bankersOf(coupon),
    [901],
  ],
  bets: [express, ({ coupon }) => coupon.bets.map(({ market }) => market.id), [901, 911]],
  accountId: [[CouponAccountChosen({ accountId: 12 })], ({ coupon }) => coupon.accountId, 12],
  amount: [
    [...express, AmountChanged({ amount: 7, iso: "EUR" })],
    ({ coupon }) => coupon.amount,
    7,
  ],
  amountByBlockId: [
    [
      ...readySystem,
      blocks,
      BlockAmountsChanged({ amounts: [{ blockId: 2, amount: 4 }], iso: "EUR" }),
    ],
    amountByBlockId,
    { 1: 10, 2: 4 },
  ],
  amountByBetId: [
    [...readySingles, amounts([902, 3])],
    ({ coupon }) => coupon.amountByBetId,
    { 902: 3 },
  ],
  minBetAmount: [express, ({ coupon }) => coupon.minBetAmount, 2],
  maxBetAmount: [express, ({ coupon }) => coupon.maxBetAmount, 300],
  availablePrepaidAmount: [
    [...express, answered(PrepaidAmount, { accountId: account.id }, { availablePrepaidAmount: 6 })],
    mostPrepaid,
    6,
  ],
  coef: [readyToPlace, totalCoefOf, 1.85],
  coefByView: [readyToPlace, (state) => toPlace(state).coefByView, "1.85"],
  promoCode: [
    [...readyToPlace, CouponPromoChosen({ promoCode: free })],
    ({ coupon }) => coupon.promo.promoCode,
    free,
  ],
  manualPromoCode: [
    [...readyToPlace, CouponPromoChosen({ promoCode: sealed("TYPED"), isManual: true })],
    ({ coupon }) => coupon.promo.manualPromoCode,
    sealed("TYPED"),
  ],
  promoCodes: [
    [answered(CouponPromoCodes, {}, { items: [promo()] })],
    ({ coupon: { promo: codes } }) =>
      codes.promoCodes.tag === "ready" && codes.promoCodes.body.map(({ amount }) => amount),
    [5],
  ],
  systemValue: [[...readySystem, system(3)], ({ coupon }) => coupon.systemValue, 3],
  systemValues: [
    [...readySystem.slice(0, -1), refreshed(withBankers(four), {}, [0])],
    ({ coupon }) => coupon.systemValues?.options.map(({ value }) => value),
    [3],
  ],
  antiExpressCoef: [readyAntiExpress, ({ coupon }) => antiExpressOf(coupon)?.coef, 1.2],
  successCoupon: [
    [...sent, placed],
    ({ coupon: { placement } }) => placement.tag === "accepted" && placement.couponId,
    8,
  ],
  singlesResultCoupons: [
    [...readySingles, opened(901, 902, 903)],
    ({ coupon }) => coupon.singlesResultCoupons.length,
    3,
  ],
  loadCouponInputValue: [
    [CouponCodeTyped({ code: "K4TQ9" })],
    ({ couponCodes }) => couponCodes.loadCouponInputValue,
    "K4TQ9",
  ],
  expressId: [
    [...express, ExpressTaken({ expressId: 7, outcomeIds: [901, 911], bonusPercent: 0 })],
    ({ coupon }) => [coupon.expressId, expressOfDay(coupon)?.expressId],
    [7, 7],
  ],
  addedAtByBetId: [express, ({ coupon }) => Object.keys(coupon.addedAtByBetId), ["901", "911"]],
  maxPayout: [express, ({ coupon }) => coupon.maxPayout?.amount, 9_000],
  initialAmount: [express, ({ coupon }) => coupon.initialAmount, 20],
  amountStep: [express, (state) => stakeOf(state).step, 5],
  hyperBonusPercent: [express, (state) => toPlace(state).hyperBonusPercent, 4],
  minHyperBonusBetLimit: [express, (state) => toPlace(state).minHyperBonusBetLimit, 2],
  maxHyperBonusLimit: [express, (state) => toPlace(state).maxHyperBonusLimit, 50],
};

describe("the state of the coupon [coupon-001]", () => {
  it.each(Object.entries(fields))("has %s", (_name, [before, read, after]) => {
    expect(read(stateOf())).not.toEqual(after);
    expect(read(stateOf(...before))).toEqual(after);
  });
  it("has every field of the list", () => {
    expect(Object.keys(fields)).toHaveLength(33);
  });
});
