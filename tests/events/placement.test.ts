import { describe, expect, it } from "vitest";
import { CouponCleared, CouponPlaced } from "../../src/events/coupon/events.ts";
import {
  PlacementDeferred,
  PlacementOpened,
  PlacementsFound,
} from "../../src/events/placement/openEvents.ts";
import {
  CouponPending,
  CouponRejected,
  PlaceCoupon,
  PlacementClosed,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { isPlacing } from "../../src/events/coupon/state.ts";
import type { Draft } from "../../src/events/define.ts";

import { bet } from "../kit/bets.ts";
import { added, anna, bella, readyToPlace } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { started, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const couponOf = (...events: readonly Draft[]) => stateOf(...events).coupon;
const key = "key-1";

describe("a placement", () => {
  const requested = PlacementRequested({ coupon: placedCoupon() });
  const asked = PlaceCoupon.asked({
    call: 1,
    ask: { key, userId: anna, coupon: placedCoupon() },
  });
  const opened = PlacementOpened({ key, userId: anna, coupon: placedCoupon() });
  const begun = [...readyToPlace, requested, opened, asked];
  const after = (...events: readonly Draft[]) => couponOf(...begun, ...events);

  it("is sent with its key, and remembered as it was sent", () => {
    expect(after()).toMatchObject({
      placement: { tag: "sending", key },
      open: [{ key, userId: anna, coupon: placedCoupon(), isAside: false }],
    });
    expect(isPlacing(after())).toBe(true);
  });

  it("accepted empties the coupon and shows what was placed [coupon-043]", () => {
    const placed = CouponPlaced({
      key,
      couponId: 7,
      accountId: 11,
      coef: 1.85,
      amount: 10,
      possibleWin: 18.5,
      balance: 90,
    });
    expect(after(placed)).toMatchObject({
      bets: [],
      prices: {},
      open: [],
      placement: { tag: "accepted", couponId: 7, amount: 10, possibleWin: 18.5, bets: [bet(901)] },
    });
    expect(stateOf(...begun, placed).account.accounts[0]?.money).toBe(90);
  });

  it("rejected, it keeps the bets and takes over the server's prices and locks", () => {
    const rejected = CouponRejected({
      key,
      code: 2001,
      changed: [{ betId: 901, coef: 1.7, isBlocked: true }],
    });
    expect(after(rejected)).toMatchObject({
      bets: [bet(901)],
      prices: { 901: { coef: 1.7, state: 1 } },
      open: [],
      placement: { tag: "refused", code: 2001, message: null },
    });
  });

  it("pending, unknown and lost keep what was sent", () => {
    const tags = [
      CouponPending({ key, requestId: "r", checkAt: 5 }),
      PlacementUnknown({ key, tries: 2 }),
      PlacementLost({ key }),
    ].map((event) => after(event));
    expect(tags.map(({ placement }) => placement)).toEqual([
      { tag: "pending", key, checkAt: 5 },
      { tag: "unknown", key, tries: 2 },
      { tag: "lost", key },
    ]);
    expect(tags.map(({ open }) => open[0]?.key)).toEqual([key, key, key]);
    expect(tags.map(isPlacing)).toEqual([true, true, false]);
  });

  it("lost and retried, it is being sent again; closed, it stays an open question", () => {
    expect(after(PlacementLost({ key }), PlacementRetried({ key })).placement).toEqual({
      tag: "sending",
      key,
    });
    for (const event of [PlacementLost({ key }), PlacementUnknown({ key, tries: 1 })]) {
      expect(after(event, PlacementClosed({}))).toMatchObject({
        placement: { tag: "editing" },
        bets: [bet(901)],
        open: [{ key, isAside: true }],
      });
    }
  });

  it("a deferred placement that the player takes back is gone: none of its requests was accepted", () => {
    const deferred = PlacementDeferred({ key, tries: 1, askAt: 5 });
    expect(after(deferred).placement).toEqual({ tag: "waiting", key, sendAt: 5 });
    expect(after(deferred, PlacementClosed({}))).toMatchObject({
      placement: { tag: "editing" },
      open: [],
    });
  });

  it("clearing the coupon ends no question", () => {
    const cleared = after(PlacementLost({ key }), PlacementClosed({}), CouponCleared({}));
    expect(cleared).toMatchObject({ bets: [], open: [{ key }] });
  });

  it("set aside and then accepted, it is reported, and a coupon with other bets stays", () => {
    const aside = [PlacementUnknown({ key, tries: 1 }), PlacementClosed({})];
    const placed = CouponPlaced({
      key,
      couponId: 7,
      accountId: 11,
      coef: 1.85,
      amount: 10,
      possibleWin: 18.5,
      balance: 90,
    });
    expect(after(...aside, placed)).toMatchObject({
      bets: [],
      open: [],
      placement: { tag: "accepted", couponId: 7 },
    });
    expect(after(...aside, ...added(902), placed)).toMatchObject({
      bets: [bet(901), bet(902)],
      open: [],
      placement: { tag: "accepted", couponId: 7, bets: [bet(901)] },
    });
  });

  describe("that was under way when the page closed", () => {
    const { data, ...rest } = started;
    const restarted = { ...rest, data: { ...data, stored: { isBetOpen: true as const } } };
    const stored = { key, sentAt: START_AT, coupon: placedCoupon(), isOwn: true };
    const found = (over: object = {}, userId: typeof anna | null = anna) =>
      PlacementsFound({ userId, open: [{ ...stored, ...over }] });

    it("holds the coupon until the stored placement has been read", () => {
      expect(isPlacing(couponOf(restarted))).toBe(true);
      expect(couponOf(restarted, PlacementsFound({ userId: anna, open: [] })).placement).toEqual({
        tag: "editing",
      });
    });

    it("is unknown after a reload, with its bets and its stake", () => {
      expect(couponOf(restarted, found())).toMatchObject({
        bets: [bet(901)],
        amount: 10,
        open: [{ key, coupon: placedCoupon(), userId: anna, isInDoubt: true }],
        placement: { tag: "unknown", key, tries: 0 },
      });
    });

    it("answered while another player is here, it is not shown to them", () => {
      const sent = [
        ...readyToPlace,
        PlacementOpened({ key, userId: anna, coupon: placedCoupon() }),
      ];
      const state = couponOf(
        ...sent,
        found({ isOwn: false }, bella),
        CouponPlaced({
          key,
          couponId: 7,
          accountId: 11,
          coef: 1.85,
          amount: 10,
          possibleWin: 18.5,
          balance: 90,
        }),
      );
      expect(state).toMatchObject({ open: [], placement: { tag: "editing" } });
    });

    it("is theirs again when they are back", () => {
      const sent = [
        ...readyToPlace,
        PlacementOpened({ key, userId: anna, coupon: placedCoupon() }),
      ];
      const state = couponOf(...sent, found({ isOwn: false }, bella), found());
      expect(state).toMatchObject({ open: [{ key, userId: anna }] });
    });

    it("belongs to another player, and leaves the coupon free", () => {
      expect(couponOf(restarted, found({ isOwn: false }))).toMatchObject({
        open: [{ key, userId: null }],
        placement: { tag: "editing" },
      });
    });

    it("set aside before, it leaves the coupon free", () => {
      expect(couponOf(restarted, found({ isAside: true })).placement).toEqual({ tag: "editing" });
    });

    it("belongs to the player from the moment they are known", () => {
      const visitor = couponOf(restarted, found({ isOwn: false }, null));
      expect(visitor).toMatchObject({
        open: [{ userId: null }],
        placement: { tag: "unknown", key },
      });
      expect(couponOf(restarted, found({ isOwn: false }, null), found())).toMatchObject({
        open: [{ userId: anna }],
        placement: { tag: "unknown", key },
      });
    });
  });

  it("of another tab holds the same coupon here, and no other one", () => {
    const received = PlacementsFound({
      userId: anna,
      open: [{ key, sentAt: START_AT, coupon: placedCoupon(), isOwn: true }],
    });
    expect(couponOf(...readyToPlace, received).placement).toEqual({ tag: "elsewhere", key });
    expect(couponOf(...readyToPlace, ...added(902), received)).toMatchObject({
      bets: [bet(901), bet(902)],
      open: [{ key }],
      placement: { tag: "editing" },
    });
  });
});
