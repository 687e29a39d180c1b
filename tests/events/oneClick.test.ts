import { describe, expect, it } from "vitest";
import { OneClickAmountSet, OneClickTurned } from "../../src/events/oneClick/events.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import {
  CouponRejected,
  PlaceCoupon,
  PlacementRequested,
} from "../../src/events/placement/events.ts";
import { NoteViewFailure } from "../../src/commands/shell.ts";
import { ViewFailed } from "../../src/events/modals/failureEvents.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { isOneClickBarShown } from "../../src/events/oneClick/bar.ts";
import { isOneClickOn, priceTap } from "../../src/events/oneClick/selectors.ts";
import { CommandRefused } from "../../src/events/runtime/events.ts";
import { CameOnline } from "../../src/events/shell/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { bet } from "../kit/bets.ts";
import { added, anna, signedIn, withMoney } from "../kit/events.ts";
import { on, switched } from "../kit/oneClick.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given, stateOf } from "../kit/spec.ts";

const key = "key-1";
const requested = PlacementRequested({ coupon: placedCoupon(), isOneClick: true });
const asked = PlaceCoupon.asked({
  call: 1,
  ask: { key, userId: anna, coupon: placedCoupon(), isOneClick: true },
});
const placed = CouponPlaced({
  key,
  couponId: 7,
  accountId: 11,
  coef: 1.85,
  amount: 10,
  possibleWin: 18.5,
  balance: 90,
});
const active = [signedIn, withMoney(), switched, on];

describe("one-click betting", () => {
  it("is on only for a player of a site that has it, whatever is stored [coupon-023]", () => {
    expect(isOneClickOn(stateOf(...active))).toBe(true);
    for (const left of [0, 2]) {
      expect(isOneClickOn(stateOf(...active.toSpliced(left, 1)))).toBe(false);
    }
    const closed = SessionClosed({ reason: "expired" });
    expect(isOneClickOn(stateOf(...active, closed))).toBe(false);
    expect(isOneClickOn(stateOf(...active, closed, signedIn))).toBe(true);
  });

  it("ends when the player logs out, here or in another tab, or is logged out, and when it cannot be shown", () => {
    for (const end of [
      SessionClosed({ reason: "player" }),
      SessionClosed({ reason: "tab" }),
      SessionClosed({ reason: "idle" }),
      SessionClosed({ reason: "sessionLimit" }),
      ViewFailed({ view: "oneClick" }),
    ]) {
      expect(isOneClickOn(stateOf(...active, end, signedIn))).toBe(false);
    }
    given(...active)
      .when(NoteViewFailure({ view: "oneClick" }))
      .expectEvents(ViewFailed({ view: "oneClick" }));
    expect(isOneClickOn(stateOf(...active, ViewFailed({ view: "notifications" })))).toBe(true);
  });

  it("says what a tap on a price does", () => {
    const tap = (...events: readonly Draft[]) => priceTap(stateOf(...events), 901);
    expect(tap(switched, on)).toBe("add");
    expect(tap(...active)).toBe("bet");
    expect(tap(...active, ...added(901))).toBe("remove");
    expect(tap(...active, requested)).toBe("placing");
    expect(tap(...active, requested, asked, placed)).toBe("bet");
    expect(priceTap(stateOf(...active, requested), 902)).toBe("bet");
  });

  it("places beside the coupon, which keeps its bets", () => {
    const { coupon } = stateOf(...active, ...added(902), requested, asked, placed);
    expect(coupon.bets).toEqual([bet(902)]);
    expect(coupon.placement).toMatchObject({ tag: "accepted", couponId: 7, bets: [bet(901)] });
    expect(coupon.addedAtByBetId).toHaveProperty("902");
    const refused = stateOf(
      ...active,
      ...added(902),
      requested,
      asked,
      CouponRejected({ key, code: 2001, changed: [] }),
    );
    expect(refused.coupon.bets).toEqual([bet(902)]);
    expect(refused.coupon.placement.tag).toBe("refused");
  });

  it("a later placement of the coupon itself belongs to the coupon", () => {
    const own = PlacementRequested({ coupon: placedCoupon() });
    const { coupon } = stateOf(
      ...active,
      requested,
      asked,
      placed,
      ...added(902),
      own,
      asked,
      placed,
    );
    expect(coupon).toMatchObject({ bets: [], oneClickBet: null });
  });

  it("says why a tap placed nothing until the next bet, another amount or the next page", () => {
    const refusal = CommandRefused({ command: "PlaceOneClick", code: "offline" });
    const received = (...events: readonly Draft[]) =>
      stateOf(...active, refusal, ...events).oneClick.refusal?.code;
    expect(received()).toBe("offline");
    expect(received(CommandRefused({ command: "AddBet", code: "coupon_full" }))).toBe("offline");
    const amount = OneClickAmountSet({ sum: { amount: 1, iso: "EUR" }, isBonusAccount: false });
    for (const next of [requested, amount, RouteEntered({ path: "/en/section/live" })]) {
      expect(received(next)).toBeUndefined();
    }
    // Beside a bar that takes bets again, "No connection" would be untrue.
    expect(received(CameOnline({}))).toBeUndefined();
    const other = CommandRefused({ command: "PlaceOneClick", code: "outcome_suspended" });
    expect(received(other, CameOnline({}))).toBe("outcome_suspended");
  });

  it("its bar is shown while it is on, a bet is under way, or it was turned off on this page", () => {
    const off = OneClickTurned({ isActiveOneClick: false });
    const isShown = (...events: readonly Draft[]) => isOneClickBarShown(stateOf(...events));
    expect(isShown(signedIn, withMoney(), switched)).toBe(false);
    expect(isShown(...active)).toBe(true);
    expect(isShown(...active, off)).toBe(true);
    const left = RouteEntered({ path: "/en/section/line" });
    expect(isShown(...active, off, left)).toBe(false);
    expect(isShown(...active, requested, off, left)).toBe(true);
    expect(isShown(...active, off, SessionClosed({ reason: "player" }))).toBe(false);
  });
});
