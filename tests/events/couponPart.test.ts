import { app, arrival } from "../kit/app.ts";
import { isLeft } from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { AddBet } from "../../src/commands/coupon.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { BetAdded, BetRemoved, BetRestored } from "../../src/events/coupon/events.ts";
import { PlacementsFound } from "../../src/events/placement/openEvents.ts";
import { AmountChanged, CouponPending } from "../../src/events/placement/events.ts";
import { placeSlice } from "../../src/events/placement/slice.ts";
import { couponSlice } from "../../src/events/coupon/state.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { bet, storedCoupon } from "../kit/bets.ts";
import { anna, liveFeed } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { started } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const arrived = arrival("coupon");
const startedWith = (stored: object): Draft => ({ ...started, data: { ...started.data, stored } });
const entryOf = ({ type, v, data }: Draft, index: number): Entry => ({
  seq: index + 1,
  at: START_AT + index * 1_000,
  type,
  v,
  data,
  cause: null,
});
/** The state of a page to which nothing comes that these facts do not tell. */
const stateOf = (...events: readonly Draft[]): State =>
  events.reduce(
    (state, event, index) =>
      app.root.fold(state, entryOf(event, index), (slice, error) => {
        throw new Error(`the fold of "${slice}" threw: ${String(error)}`);
      }),
    app.root.initial,
  );

describe("the coupon in two parts", () => {
  it("share no event: each is folded once", () => {
    const shared = [...placeSlice.folds.keys()].filter((type) => couponSlice.folds.has(type));
    expect([placeSlice.name, shared]).toEqual([couponSlice.name, []]);
  });

  it("adds, removes and restores bets before the second has loaded [coupon-011] [coupon-012]", () => {
    const added = [started, BetAdded({ bet: bet(901) }), BetAdded({ bet: bet(902) })];
    const removed = [...added, BetRemoved({ betId: 901 })];
    const idsOf = (...events: readonly Draft[]) =>
      stateOf(...events).coupon.bets.map(({ market }) => market.id);
    expect(idsOf(...added)).toEqual([901, 902]);
    expect(idsOf(...removed)).toEqual([902]);
    expect(idsOf(...removed, BetRestored({ betId: 901 }))).toEqual([901, 902]);
  });

  it("the second one's commands are refused until then, but a bet is added", () => {
    const decisionOn = (command: Draft, ...events: readonly Draft[]) => {
      const decision = app.decide(entryOf(command, events.length), stateOf(...events));
      return isLeft(decision) ? decision.left.code : decision.right.map(({ type }) => type);
    };
    const before = [started, liveFeed];
    expect(decisionOn(AddBet({ outcomeId: 901 }), ...before)).toEqual(["BetAdded"]);
    expect(decisionOn(PlaceCoupon({}), ...before)).toBe("not_ready");
    expect(decisionOn(PlaceCoupon({}), ...before, arrived)).toBe("coupon_empty");
  });

  it("the second folds from its arrival, and leaves the bets as they are", () => {
    const amount = AmountChanged({ amount: 5 });
    const events = [started, BetAdded({ bet: bet(901) })];
    expect(stateOf(...events, amount).coupon.amount).toBeNull();
    const { coupon } = stateOf(...events, arrived, amount);
    expect(coupon).toEqual({ ...stateOf(...events).coupon, amount: 5 });
  });

  it("a stored placement is open from the start, and after the second has loaded", () => {
    const start = startedWith({ coupon: storedCoupon(901), isBetOpen: true });
    const before = stateOf(start).coupon;
    expect(before).toMatchObject({ placement: { tag: "unknown", key: "" } });
    expect(stateOf(start, arrived).coupon).toEqual(before);
    const open = [{ key: "k", sentAt: 0, coupon: placedCoupon(), isOwn: true }];
    const found = PlacementsFound({ userId: anna, open });
    const pending = CouponPending({ key: "k", requestId: "r", checkAt: 7 });
    // A part that is said to arrive once more must not begin anew.
    expect(stateOf(start, arrived, found, pending, arrived).coupon.placement).toEqual({
      tag: "pending",
      key: "k",
      checkAt: 7,
    });
  });

  it("a reminder that the tab stored is restored with the second [reminders-003]", () => {
    const couponReminder = { id: 901, timeToShow: 5, isShown: false };
    const start = startedWith({ couponReminder, isCouponReminderShown: true });
    expect(stateOf(start).reminders.couponReminder).toBeNull();
    expect(stateOf(start, arrived).reminders).toEqual({
      couponReminder,
      isCouponReminderShown: true,
    });
  });
});
