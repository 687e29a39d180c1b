import { describe, expect, it } from "vitest";
import {
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
  CouponTypeChosen,
} from "../../src/events/coupon/events.ts";
import { expressOfDay } from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { ExpressTaken } from "../../src/events/expressDay/events.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { CouponReplaced } from "../../src/events/tabs/events.ts";
import { storedCoupon } from "../../src/epics/coupon/remember.ts";
import { added } from "../kit/events.ts";
import { started, stateOf } from "../kit/spec.ts";

const taken = ExpressTaken({ expressId: 7, outcomeIds: [901, 911], bonusPercent: 10 });
const express = [...added(901, 911), taken];
const idAfter = (...events: readonly Draft[]) => stateOf(...events).coupon.expressId;

describe("a coupon that is the express of the day", () => {
  it("knows it, with what the operator adds, whichever of its bets were there before", () => {
    expect(idAfter(...added(901, 911))).toBeNull();
    expect(idAfter(...express)).toBe(7);
    expect(idAfter(...added(911, 901), taken)).toBe(7);
    expect(expressOfDay(stateOf(...express).coupon)?.bonusPercent).toBe(10);
  });
  it("is none with a bet less or more, and is one again once that is undone", () => {
    const less = [...express, BetRemoved({ betId: 911 })];
    expect(idAfter(...less)).toBeNull();
    expect(idAfter(...less, BetRestored({ betId: 911 }))).toBe(7);
    expect(idAfter(...less, ...added(912))).toBeNull();
    const more = [...express, ...added(912)];
    expect(idAfter(...more)).toBeNull();
    expect(idAfter(...more, BetRemoved({ betId: 912 }))).toBe(7);
    expect(idAfter(...added(912), ...express)).toBeNull();
  });
  it("is none when it is cleared, and is one again with its bets", () => {
    const cleared = [...express, CouponCleared({ isUndoable: true })];
    expect(idAfter(...cleared)).toBeNull();
    expect(idAfter(...cleared, CouponRestored({}))).toBe(7);
    // What was taken is remembered, and other bets are not it.
    expect(idAfter(...cleared, ...added(902, 912))).toBeNull();
  });
  it("does not call itself so as a set of singles, which is no express", () => {
    const singles = [...express, CouponTypeChosen({ typeId: 9 })];
    expect(expressOfDay(stateOf(...singles).coupon)).toBeNull();
    const back = [...singles, CouponTypeChosen({ typeId: 1 })];
    expect(expressOfDay(stateOf(...back).coupon)?.expressId).toBe(7);
  });
  it("is that of the express taken last", () => {
    const other = ExpressTaken({ expressId: 8, outcomeIds: [901], bonusPercent: 0 });
    expect(idAfter(...added(901), other)).toBe(8);
    expect(idAfter(...express, other)).toBeNull();
  });
  it("is one after a reload and in another tab", () => {
    const coupon = storedCoupon(stateOf(...express));
    const again = AppStarted({ ...started.data, stored: { ...started.data.stored, coupon } });
    expect(idAfter(again)).toBe(7);
    const kept = { at: 0, kind: "coupon", coupon } as const;
    expect(idAfter(CouponReplaced(kept))).toBe(7);
    expect(idAfter(...added(901, 911), CouponReplaced(kept))).toBe(7);
  });
});
