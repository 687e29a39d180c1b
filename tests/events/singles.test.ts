import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CouponPlaced } from "../../src/events/coupon/events.ts";

import { isPlacing } from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  CouponPending,
  CouponRejected,
  PlacementClosed,
  PlacementLost,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { PlacementDeferred, PlacementsFound } from "../../src/events/placement/openEvents.ts";
import { progressOf } from "../../src/events/placement/index.ts";
import { AppStarted } from "../../src/events/shell/events.ts";

import { SessionOpened } from "../../src/events/session/events.ts";

import { added, anna, bella } from "../kit/events.ts";
import { opened, readySingles, singleToPlace, storedSingles } from "../kit/singles.ts";
import { started, stateOf } from "../kit/spec.ts";

const couponOf = (...events: readonly Draft[]) => stateOf(...events).coupon;
const ids = [901, 902, 903];

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
  it("reports a late answer although another bet was added to the coupon meanwhile", () => {
    const lost = everyOne((key) => PlacementLost({ key }));
    const late = couponOf(...asked, ...lost, ...added(911), placed(ids[0] ?? 0));
    expect(late.placement.tag).toBe("singlesAnswered");
    expect(tags(late)).toEqual(["accepted"]);
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
