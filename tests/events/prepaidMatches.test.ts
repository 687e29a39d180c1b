import { describe, expect, it } from "vitest";
import { TurnPrepaid } from "../../src/commands/placement/prepaid.ts";
import { CouponTypeChosen } from "../../src/events/coupon/events.ts";
import {
  isPrepaidAwaited,
  isPrepaidRefused,
  mostPrepaid,
  prepaidPart,
  prepaidQuestion,
} from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { CouponRejected } from "../../src/events/placement/events.ts";
import { CouponPrepaid, PrepaidTurned } from "../../src/events/placement/prepaidEvents.ts";
import { added, answered, readyToPlace } from "../kit/events.ts";
import {
  asks,
  available,
  ofMatches,
  on,
  onMatches,
  otherMatch,
  refused,
  sent,
  told,
} from "../kit/prepaid.ts";
import { given, stateOf } from "../kit/spec.ts";

const most = (...events: readonly Draft[]) => mostPrepaid(stateOf(...events));

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
