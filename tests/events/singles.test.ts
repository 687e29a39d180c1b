import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BetAdded,
  BetRemoved,
  CouponCleared,
  CouponPlaced,
} from "../../src/events/coupon/events.ts";
import { CouponRestored, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import {
  isPlacing,
  isSingles,
  sharedStakeOf,
  singlesOf,
  sumOf,
  typeIdOf,
} from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  AmountChanged,
  CouponPending,
  CouponRejected,
  PlacementClosed,
  PlacementLost,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { PlacementDeferred, PlacementsFound } from "../../src/events/placement/openEvents.ts";
import { progressOf, totalStakeOf } from "../../src/events/placement/index.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { CouponReplaced } from "../../src/events/tabs/events.ts";
import { SessionOpened } from "../../src/events/session/events.ts";
import { bet } from "../kit/bets.ts";
import { added, anna, bella } from "../kit/events.ts";
import {
  amounts,
  chosen,
  opened,
  readySingles,
  setLimits,
  singleToPlace,
  storedSingles,
} from "../kit/singles.ts";
import { started, stateOf } from "../kit/spec.ts";

const couponOf = (...events: readonly Draft[]) => stateOf(...events).coupon;
const ids = [901, 902, 903];
const shown = (state: ReturnType<typeof stateOf>) => singlesOf(state).map(({ amount }) => amount);

describe("the type of a coupon", () => {
  it("stays singles when bets come and go, and one bet is a single meanwhile [coupon-016]", () => {
    const one = couponOf(...added(901, 902), chosen, BetRemoved({ betId: 902 }));
    expect([isSingles(one), typeIdOf(one)]).toEqual([false, 0]);
    const two = couponOf(...added(901, 902), chosen, BetRemoved({ betId: 902 }), ...added(903));
    expect([isSingles(two), typeIdOf(two)]).toEqual([true, 9]);
  });
  it("is kept when the coupon is cleared and restored, reloaded, or taken over from another tab", () => {
    const cleared = [...added(901, 902), chosen, CouponCleared({ isUndoable: true })];
    expect(couponOf(...cleared, CouponRestored({})).typeId).toBe(9);
    const stored = AppStarted({ ...started.data, stored: { coupon: storedSingles(901, 902) } });
    expect(typeIdOf(couponOf(stored))).toBe(9);
    const taken = CouponReplaced({ at: 5, coupon: storedSingles(901, 902) });
    expect(typeIdOf(couponOf(...added(901, 902), taken))).toBe(9);
    const back = CouponReplaced({ at: 6, coupon: { ...storedSingles(901, 902), typeId: 1 } });
    expect(typeIdOf(couponOf(...added(901, 902), taken, back))).toBe(1);
  });
  it("forgets the locks and bounds of the other type until the server is asked", () => {
    const depends = BetAdded({ bet: bet(902, { isDepend: true, isBannedExpress: true }) });
    const coupon = couponOf(...readySingles.slice(0, 3), ...added(901), depends, chosen);
    expect(coupon.bets[1]).toMatchObject({ isDepend: false, isBannedExpress: false });
    expect(coupon.boundsAccountId).toBeNull();
    expect(couponOf(...added(901), CouponTypeChosen({ typeId: 1 })).typeId).toBe(1);
  });
});

describe("the amounts of singles", () => {
  it("are shared until one has its own, and an amount for all replaces these [coupon-016]", () => {
    expect(shown(stateOf(...readySingles))).toEqual([10, 10, 10]);
    const own = [...readySingles, amounts([902, 2.5])];
    expect(shown(stateOf(...own))).toEqual([10, 2.5, 10]);
    const forAll = AmountChanged({ amount: 4, iso: "EUR" });
    expect(shown(stateOf(...own, forAll))).toEqual([4, 4, 4]);
    expect(shown(stateOf(...own, forAll, amounts([901, 1])))).toEqual([1, 4, 4]);
  });
  it("count in their own currency only", () => {
    const rubles = AmountChanged({ amount: 500, iso: "RUB" });
    expect(shown(stateOf(...readySingles, rubles))).toEqual([10, 10, 10]);
    expect(shown(stateOf(...readySingles, rubles, amounts([902, 3])))).toEqual([10, 3, 10]);
  });
  it("are not brought back by a bet that is picked again", () => {
    const again = [amounts([903, 7]), BetRemoved({ betId: 903 }), ...added(903)];
    expect(shown(stateOf(...readySingles, ...again))).toEqual([10, 10, 10]);
  });
  it("have the bounds of each, and the shared one those of all and its share of the balance", () => {
    const bounds = setLimits({
      901: { minBetAmount: 2, maxBetAmount: 20 },
      902: { minBetAmount: 1, maxBetAmount: null },
    });
    const state = stateOf(...readySingles, bounds);
    expect(singlesOf(state).map(({ min, max }) => [min, max])).toEqual([
      [2, 20],
      [1, null],
      [1, 500],
    ]);
    expect(sharedStakeOf(state)).toMatchObject({ min: 2, max: 20, most: 20 });
    expect(sharedStakeOf(stateOf(...readySingles))).toMatchObject({ max: 500, most: 33.33 });
  });
  it("add up exactly, in whole minor units", () => {
    const cent = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.tuple(cent, cent, cent), (minor) => {
        const pairs = ids.map((id, index) => [id, (minor[index] ?? 0) / 100] as const);
        const total = totalStakeOf(stateOf(...readySingles, amounts(...pairs)));
        expect(total).toBe(minor.reduce((sum, one) => sum + one, 0) / 100);
      }),
      { numRuns: 30 },
    );
    expect(sumOf([0.1, 0.2], "EUR")).toBe(0.3);
    expect(sumOf([0.001, 0.002], "KWD")).toBe(0.003);
  });
});

const asked = [...readySingles, opened(...ids)];
const placed = (id: number) =>
  CouponPlaced({
    key: `key-${id}`,
    couponId: id + 1000,
    accountId: 11,
    coef: 1.85,
    amount: 10,
    possibleWin: 18.5,
    balance: 90,
    message: "Bet accepted",
  });
const rejected = (id: number) =>
  CouponRejected({ key: `key-${id}`, code: 2002, changed: [], message: "Suspended" });
const everyOne = (make: (key: string) => Draft) => ids.map((id) => make(`key-${id}`));
const tags = ({ singlesResultCoupons }: ReturnType<typeof couponOf>) =>
  singlesResultCoupons.map(({ answer }) => answer?.tag ?? null);
const progress = ({ open }: ReturnType<typeof couponOf>) => open.map(progressOf);

describe("a set that is placed", () => {
  it("is remembered as sent, each single under its key [coupon-043]", () => {
    const coupon = couponOf(...asked);
    expect(coupon.placement).toEqual({ tag: "singles" });
    expect(isPlacing(coupon)).toBe(true);
    expect(coupon.open).toMatchObject(
      ids.map((id, index) => ({
        key: `key-${id}`,
        coupon: singleToPlace(id),
        set: { key: "set-1", index, size: 3 },
        userId: anna,
      })),
    );
    expect(progress(coupon)).toEqual(["sending", "sending", "sending"]);
  });
  it("reports each single by itself and ends with the last, in any order of answers [coupon-043]", () => {
    const answers = fc.shuffledSubarray([...ids], { minLength: 3 });
    fc.assert(
      fc.property(
        answers,
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        (order, good) => {
          const events = order.map((id) => (good[ids.indexOf(id)] ? placed(id) : rejected(id)));
          const before = couponOf(...asked, ...events.slice(0, 2));
          expect(before.placement.tag).toBe("singles");
          const coupon = couponOf(...asked, ...events);
          expect(coupon.placement.tag).toBe("singlesAnswered");
          expect(isPlacing(coupon)).toBe(false);
          expect(tags(coupon)).toEqual(good.map((is) => (is ? "accepted" : "refused")));
          // A refused single stays in the coupon, a placed one leaves it.
          expect(coupon.bets.map(({ market }) => market.id)).toEqual(
            ids.filter((_, index) => !good[index]),
          );
          expect(coupon.open).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
  it("ends when those without an answer are no longer asked about, and keeps these open", () => {
    const coupon = couponOf(
      ...asked,
      placed(901),
      PlacementLost({ key: "key-902" }),
      PlacementLost({ key: "key-903" }),
    );
    expect(coupon.placement.tag).toBe("singlesAnswered");
    expect(tags(coupon)).toEqual(["accepted", null, null]);
    expect(progress(coupon)).toEqual(["lost", "lost"]);
  });
  it("tells how far each single is", () => {
    const pending = CouponPending({ key: "key-901", requestId: "r-1", checkAt: 5 });
    const unknown = PlacementUnknown({ key: "key-902", tries: 1, askAt: 5 });
    const waiting = PlacementDeferred({ key: "key-903", tries: 1, askAt: 5 });
    expect(progress(couponOf(...asked, pending, unknown, waiting))).toEqual([
      "pending",
      "unknown",
      "waiting",
    ]);
    const silent = PlacementUnknown({ key: "key-901", tries: 1, askAt: 9 });
    expect(progress(couponOf(...asked, pending, silent))[0]).toBe("unknown");
  });
  it("sets aside what may have been placed, and drops what was not taken, when it is left", () => {
    const unknown = everyOne((key) => PlacementUnknown({ key, tries: 1, askAt: 5 }));
    const left = couponOf(...asked, ...unknown, PlacementClosed({}));
    expect(left).toMatchObject({ placement: { tag: "editing" }, singlesResultCoupons: [] });
    expect(progress(left)).toEqual(["lost", "lost", "lost"]);
    const waiting = everyOne((key) => PlacementDeferred({ key, tries: 1, askAt: 5 }));
    expect(couponOf(...asked, ...waiting, PlacementClosed({})).open).toEqual([]);
  });
  it("reports late answers to a set that was left, all of them", () => {
    const unknown = everyOne((key) => PlacementUnknown({ key, tries: 1, askAt: 5 }));
    const late = couponOf(...asked, ...unknown, PlacementClosed({}), ...ids.map(placed));
    expect(late.placement.tag).toBe("singlesAnswered");
    expect(tags(late)).toEqual(["accepted", "accepted", "accepted"]);
  });
  it("is awaited as a whole again when one of its singles is asked about", () => {
    const lost = everyOne((key) => PlacementLost({ key }));
    const again = couponOf(...asked, ...lost, PlacementRetried({ key: "key-902" }));
    expect(again.placement.tag).toBe("singles");
    expect(again.open.every(({ isAside }) => !isAside)).toBe(true);
  });
});

describe("a set that the device has", () => {
  const stored = ids.map((id, index) => ({
    key: `key-${id}`,
    sentAt: 0,
    coupon: singleToPlace(id),
    isOwn: true,
    set: { key: "set-1", index, size: 3 },
  }));
  const reloaded = AppStarted({
    ...started.data,
    stored: { coupon: storedSingles(...ids), isBetOpen: true },
  });
  it("is awaited after a reload", () => {
    const coupon = couponOf(reloaded, PlacementsFound({ userId: anna, open: stored }));
    expect(coupon.placement.tag).toBe("singles");
    expect(coupon.singlesResultCoupons.map(({ key }) => key)).toEqual(stored.map(({ key }) => key));
  });
  it("is awaited with what is left of it once some were answered", () => {
    const rest = stored.slice(1).map((one) => ({ ...one, requestId: "r" }));
    const coupon = couponOf(reloaded, PlacementsFound({ userId: anna, open: rest }));
    expect(coupon.singlesResultCoupons.map(({ key }) => key)).toEqual(["key-902", "key-903"]);
    expect(progress(coupon)).toEqual(["pending", "pending"]);
  });
  it("shows in another tab as sent elsewhere, and there gets each answer", () => {
    const other = [...readySingles, PlacementsFound({ userId: anna, open: stored })];
    expect(progress(couponOf(...other))).toEqual(["elsewhere", "elsewhere", "elsewhere"]);
    const placedThere = { couponId: 7, coef: 1.85, amount: 10, possibleWin: 18.5 };
    const answers = ids.map((id) =>
      PlacementsFound({
        userId: anna,
        open: [],
        answer: { key: `key-${id}`, placed: placedThere },
      }),
    );
    const coupon = couponOf(...other, ...answers);
    expect(coupon).toMatchObject({ bets: [], open: [], placement: { tag: "singlesAnswered" } });
    expect(tags(coupon)).toEqual(["accepted", "accepted", "accepted"]);
  });
  it("is not shown to another player", () => {
    const foreign = stored.map((one) => ({ ...one, isOwn: false }));
    const coupon = couponOf(
      ...asked,
      SessionOpened({ userId: bella }),
      PlacementsFound({ userId: bella, open: foreign }),
    );
    expect(coupon).toMatchObject({ placement: { tag: "editing" }, singlesResultCoupons: [] });
  });
});
