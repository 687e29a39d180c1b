import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DeleteBonusBet, RestoreBonusBet } from "../../src/commands/placement/bonus.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { storedCoupon } from "../../src/epics/coupon/remember.ts";
import {
  BetAdded,
  BetRemoved,
  CouponCleared,
  CouponPlaced,
  CouponRestored,
  CouponTypeChosen,
} from "../../src/events/coupon/events.ts";
import {
  agreedTotalCoefOf,
  bonusBetOf,
  bonusToSend,
  isBonusBet,
  pickedBets,
  totalCoefOf,
} from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  bonusMilliFor,
  bonusMilliOf,
  standingBonusMilli,
} from "../../src/events/money/bonusBet.ts";
import { totalMilli } from "../../src/events/money/winnings.ts";
import { BonusBetDeleted, BonusBetRestored } from "../../src/events/placement/bonusEvents.ts";
import { PlacementRequested } from "../../src/events/placement/events.ts";
import { twinOfCoupon } from "../../src/events/placement/intent.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { CouponReplaced } from "../../src/events/tabs/events.ts";
import { bet } from "../kit/bets.ts";
import { anna, limits, liveFeed, prices, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given, started, stateOf } from "../kit/spec.ts";

const bonusSite = siteWith({ coupon: { isBonusBetAllowed: true } });
/** Three bets at 1.85, 3.4 and 4.25, on a site with bonus bets. */
const three: readonly Draft[] = [
  bonusSite,
  ...[901, 902, 903].map((id) => BetAdded({ bet: bet(id) })),
];
const bonusOf = (...events: readonly Draft[]) => bonusBetOf(stateOf(...events));

const leg = fc.record({
  milli: fc.integer({ min: 1_001, max: 30_000 }),
  kind: fc.constantFrom(1, 3, 7),
});

describe("the price of a bonus bet", () => {
  it("is 1 + n/100 for 1 to 9 bets, otherwise 1.1 [coupon-031]", () => {
    expect([0, 1, 3, 9, 10, 11, 100].map(bonusMilliFor)).toEqual([
      1_100, 1_010, 1_030, 1_090, 1_100, 1_100, 1_100,
    ]);
  });

  it("exists from 3 bets of 1.1, none of kind 7 [coupon-027] [coupon-028] [coupon-029]", () => {
    const legs = (...millis: number[]) => millis.map((milli) => ({ milli, kind: 1 }));
    expect(bonusMilliOf(legs(1_100, 1_100))).toBeNull();
    expect(bonusMilliOf(legs(1_100, 1_100, 1_100))).toBe(1_030);
    expect(bonusMilliOf(legs(1_100, 1_099, 9_000))).toBeNull();
    expect(bonusMilliOf([...legs(2_000, 2_000), { milli: 2_000, kind: 7 }])).toBeNull();
  });

  it("follows the written rule for any bets, exactly [coupon-027] [coupon-028] [coupon-029] [coupon-030] [coupon-031]", () => {
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 14 }), (legs) => {
        const coefs = legs.map(({ milli }) => Big(milli).div(1000));
        const total = coefs.reduce((product, coef) => product.times(coef), Big(1));
        const isAvailable =
          legs.length >= 3 &&
          coefs.every((coef) => coef.gte("1.1")) &&
          legs.every(({ kind }) => kind !== 7) &&
          total.gte("1.01");
        const n = legs.length;
        const coef = n >= 1 && n <= 9 ? Big(1).plus(Big(n).div(100)) : Big("1.1");
        const milli = bonusMilliOf(legs);
        expect(milli).toBe(isAvailable ? coef.times(1000).toNumber() : null);
        if (milli === null) return;
        const open = [...legs, { milli, kind: 0 }].map((one) => ({
          milli: one.milli,
          state: "open" as const,
        }));
        const exact = Number(total.times(coef).round(3, Big.roundHalfUp).times(1000));
        expect(totalMilli(open)).toBe(exact);
      }),
      { numRuns: 2_000 },
    );
  });

  it("shrinks with each bet that does not win, and ends below three", () => {
    const legs = (...states: ("open" | "won" | "half_won" | "returned" | "half_lost")[]) =>
      states.map((state) => ({ milli: 2_000, state }));
    expect(standingBonusMilli(legs("open", "won", "half_won", "returned"))).toBe(1_030);
    expect(standingBonusMilli(legs("won", "won", "returned", "half_lost"))).toBe(1_000);
  });
});

describe("the bonus bet of a coupon", () => {
  it("adds itself to an express, where the site allows it [coupon-025] [coupon-026] [coupon-029] [config-002]", () => {
    expect(bonusOf(...three)).toEqual({ coef: 1.03, isDeleted: false });
    expect(bonusOf(...three.slice(0, 3))).toBeNull();
    const [, ...bets] = three;
    expect(bonusOf(...bets)).toBeNull();
    expect(bonusOf(siteWith({ coupon: { isBonusBetAllowed: false } }), ...bets)).toBeNull();
    for (const typeId of [2, 9] as const)
      expect(bonusOf(...three, CouponTypeChosen({ typeId }))).toBeNull();
  });

  it("goes by the prices of now, and comes back with them [coupon-027]", () => {
    const low = [...three, liveFeed, prices([1.09, 3.4, 4.25])];
    expect(bonusOf(...low)).toBeNull();
    expect(bonusOf(...low, prices([1.1, 3.4, 4.25]))?.coef).toBe(1.03);
    expect(totalCoefOf(stateOf(...low))).toBe(15.751);
    expect(agreedTotalCoefOf(stateOf(...low))).toBe(27.534);
  });

  it("is counted in the total, a factor among the others [coupon-010] [coupon-031]", () => {
    // 1.85 × 3.4 × 4.25 = 26.7325, with the bonus 27.534475.
    expect(totalCoefOf(stateOf(...three))).toBe(27.534);
    expect(totalCoefOf(stateOf(...three, BonusBetDeleted({})))).toBe(26.733);
  });

  it("once deleted stays out until the coupon is empty, unless put back [coupon-012]", () => {
    const deleted = [...three, BonusBetDeleted({})];
    expect(bonusOf(...deleted)?.isDeleted).toBe(true);
    expect(bonusToSend(stateOf(...deleted))).toEqual([]);
    const more = [...deleted, BetAdded({ bet: bet(911) }), BetRemoved({ betId: 901 })];
    expect(bonusOf(...more)?.isDeleted).toBe(true);
    expect(bonusOf(...deleted, BonusBetRestored({}))?.isDeleted).toBe(false);
    const emptied = [901, 902, 903].map((betId) => BetRemoved({ betId }));
    expect(bonusOf(...deleted, ...emptied, ...three)?.isDeleted).toBe(false);
    // Deleting any other bet sets no flag.
    expect(stateOf(...three, BetRemoved({ betId: 901 })).coupon.isBonusDeleted).toBe(false);
  });

  it("stays out over a reload, in other tabs and when a cleared coupon comes back [coupon-012]", () => {
    const deleted = stateOf(...three, BonusBetDeleted({}));
    const stored = storedCoupon(deleted);
    const start = AppStarted({ ...started.data, stored: { coupon: stored } });
    expect(stateOf(start).coupon.isBonusDeleted).toBe(true);
    const inTab = [...three, CouponReplaced({ at: 1, coupon: stored })];
    expect(stateOf(...inTab).coupon.isBonusDeleted).toBe(true);
    const back = CouponReplaced({ at: 2, coupon: storedCoupon(stateOf(...three)) });
    expect(stateOf(...inTab, back).coupon.isBonusDeleted).toBe(false);
    const cleared = [...three, BonusBetDeleted({}), CouponCleared({ isUndoable: true })];
    expect(stateOf(...cleared).coupon.isBonusDeleted).toBe(false);
    expect(stateOf(...cleared, CouponRestored({})).coupon.isBonusDeleted).toBe(true);
  });

  it("is deleted and put back once [coupon-012]", () => {
    given(...three)
      .when(DeleteBonusBet({}))
      .expectEvents(BonusBetDeleted({}));
    given(...three, BonusBetDeleted({}))
      .when(DeleteBonusBet({}))
      .expectRefusal("nothing_to_do");
    given(...three, BonusBetDeleted({}))
      .when(RestoreBonusBet({}))
      .expectEvents(BonusBetRestored({}));
    given(...three)
      .when(RestoreBonusBet({}))
      .expectRefusal("nothing_to_do");
    given(...three, PlacementRequested({ coupon: placedCoupon() }))
      .when(DeleteBonusBet({}))
      .expectRefusal("placement_running");
    given(bonusSite).when(DeleteBonusBet({})).expectRefusal("nothing_to_do");
  });
});

describe("placing a coupon with a bonus bet", () => {
  const ready = [...three, signedIn, withMoney(), limits()];
  const sent = () => ({
    ...placedCoupon(),
    bets: [...[901, 902, 903].map((id) => bet(id)), ...bonusToSend(stateOf(...three))],
    typeId: 1 as const,
    coef: 27.534,
    coefByView: "27.53",
  });
  const opened = PlacementOpened({ key: "k-1", userId: anna, coupon: sent() });

  it("sends it as one more bet, with the total of all [bets-006] [coupon-031]", () => {
    const [bonus] = bonusToSend(stateOf(...three));
    if (bonus === undefined) throw new Error("no bonus bet");
    expect(isBonusBet({ sportId: 0, additionalType: null })).toBe(true);
    expect(isBonusBet({ sportId: 1, additionalType: "free" })).toBe(true);
    expect(isBonusBet({ sportId: 1, additionalType: null })).toBe(false);
    expect(isBonusBet({})).toBe(false);
    expect(bonus.market).toMatchObject({ id: 0, coef: 1.03, sportId: 0 });
    expect(pickedBets([bet(901), bonus])).toEqual([bet(901)]);
    given(...ready)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: sent() }));
  });

  it("is the same bet with and without it: nothing is placed twice", () => {
    const open = [...ready, PlacementRequested({ coupon: sent() }), opened];
    expect(twinOfCoupon(stateOf(...open))?.key).toBe("k-1");
    expect(twinOfCoupon(stateOf(...open, BonusBetDeleted({})))?.key).toBe("k-1");
  });

  it("leaves an empty coupon, and is an express of three", () => {
    const placed = { key: "k-1", couponId: 8, accountId: 7, amount: 10, possibleWin: 275.34 };
    const { coupon } = stateOf(
      ...ready,
      PlacementRequested({ coupon: sent() }),
      opened,
      CouponPlaced({ ...placed, coef: 27.534, balance: 90 }),
    );
    expect(coupon.bets).toEqual([]);
    const { placement } = coupon;
    expect(placement.tag === "accepted" && placement.bets.length).toBe(3);
  });
});
