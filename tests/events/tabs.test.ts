import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outranked } from "../../src/epics/leadership/lead.ts";
import { BetAdded, BetRemoved, BetRestored } from "../../src/events/coupon/events.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import type { State } from "../../src/events/index.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import {
  TabAccountsReceived,
  CouponReplaced,
  LeadAsked,
  LeadGained,
  LeadLost,
  LeadYielded,
  TabMessageReceived,
  TabMessageSent,
  TabsJoined,
} from "../../src/events/tabs/events.ts";
import { bet, storedCoupon } from "../kit/bets.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const joined = TabsJoined({ tab: "one", hasLock: true });
const heartbeat = { kind: "beat", isVisible: true, since: 5 } as const;

describe("who leads", () => {
  it("a tab leads itself until it may not be alone, and then when it is given the lead", () => {
    expect(stateOf().tabs.isLeader).toBe(true);
    expect(stateOf(joined).tabs.isLeader).toBe(false);
    expect(stateOf(joined, LeadGained({})).tabs.isLeader).toBe(true);
    expect(stateOf(joined, LeadGained({}), LeadLost({})).tabs.isLeader).toBe(false);
    expect(stateOf(joined, LeadGained({}), LeadYielded({})).tabs.isLeader).toBe(false);
  });

  it("silence counts from the last beat, the last request or the loss of the lead", () => {
    const receivedValue = TabMessageReceived({ tab: "two", message: heartbeat });
    expect(stateOf(joined).tabs.receivedAt).toBe(START_AT + 1_000);
    expect(stateOf(joined, receivedValue).tabs).toMatchObject({
      hasOthers: true,
      receivedAt: START_AT + 2_000,
    });
    const announcement = TabMessageReceived({
      tab: "two",
      message: { kind: "hello", couponAt: 0 },
    });
    expect(stateOf(joined, announcement).tabs).toMatchObject({
      hasOthers: true,
      receivedAt: START_AT + 1_000,
    });
    expect(stateOf(joined, LeadAsked({ isStealing: true })).tabs.receivedAt).toBe(START_AT + 2_000);
    expect(stateOf(joined, LeadGained({}), LeadLost({})).tabs.receivedAt).toBe(START_AT + 3_000);
  });

  it("beats count from the last one; no other message moves them", () => {
    const { since, beatenAt } = stateOf(joined, LeadGained({})).tabs;
    expect([since, beatenAt]).toEqual([START_AT + 2_000, START_AT + 2_000]);
    expect(stateOf(joined, LeadGained({}), TabMessageSent(heartbeat)).tabs).toMatchObject({
      since: START_AT + 2_000,
      beatenAt: START_AT + 3_000,
    });
    const signedOut = TabMessageSent({ kind: "signedOut" });
    expect(stateOf(joined, LeadGained({}), signedOut).tabs.beatenAt).toBe(START_AT + 2_000);
  });

  it("of two leading tabs exactly one yields, whichever is notified of the other", () => {
    const leader = fc.record({ isVisible: fc.boolean(), since: fc.nat(2), tab: fc.nat(9) });
    const state = ({
      isVisible,
      since,
      tab,
    }: {
      isVisible: boolean;
      since: number;
      tab: number;
    }) => {
      const base = stateOf();
      return {
        ...base,
        shell: { ...base.shell, isTabHidden: !isVisible },
        tabs: { ...base.tabs, since, tab: String(tab) },
      } satisfies State;
    };
    fc.assert(
      fc.property(leader, leader, (one, two) => {
        fc.pre(one.tab !== two.tab);
        const oneYields = outranked(state(one), two, String(two.tab));
        const twoYields = outranked(state(two), one, String(one.tab));
        expect(oneYields).toBe(!twoYields);
      }),
    );
  });
});

describe("what another tab tells", () => {
  it("its coupon replaces this one; the amount stays", () => {
    const replaced = CouponReplaced({ at: START_AT + 9, coupon: storedCoupon(902, 903) });
    const before = [
      BetAdded({ bet: bet(901) }),
      AmountChanged({ amount: 20 }),
      BetRemoved({ betId: 901 }),
    ];
    const { coupon, tabs } = stateOf(...before, replaced);
    expect(coupon.bets.map(({ market }) => market.id)).toEqual([902, 903]);
    expect(coupon).toMatchObject({ typeId: 1, amount: 20, lastRemoved: null });
    expect(coupon.addedAtByBetId).toEqual(storedCoupon(902, 903).addedAtByBetId);
    expect(tabs.couponAt).toBe(START_AT + 9);
  });

  it("the same coupon changes nothing, so a removed bet can still be restored", () => {
    const before = [BetAdded({ bet: bet(901) }), BetRemoved({ betId: 901 })];
    const same = CouponReplaced({ at: START_AT + 9, coupon: storedCoupon() });
    expect(stateOf(...before, same).coupon).toEqual(stateOf(...before).coupon);
  });

  it("a bet that was removed there can be put back here", () => {
    const removed = { bet: bet(901), index: 0 };
    const coupon = { ...storedCoupon(902), lastRemoved: removed };
    const before = [BetAdded({ bet: bet(901) }), BetAdded({ bet: bet(902) })];
    const told = [...before, CouponReplaced({ at: START_AT + 9, coupon })];
    expect(stateOf(...told).coupon.lastRemoved).toEqual(removed);
    const { bets } = stateOf(...told, BetRestored({ betId: 901 })).coupon;
    expect(bets.map(({ market }) => market.id)).toEqual([901, 902]);
  });

  it("the coupon is as new as its last change", () => {
    expect(stateOf().tabs.couponAt).toBe(START_AT);
    expect(stateOf(joined, BetAdded({ bet: bet(901) })).tabs.couponAt).toBe(START_AT + 2_000);
  });

  it("the money, until the session ends", () => {
    const received = TabAccountsReceived({ accounts: [{ ...account, money: 70 }] });
    expect(stateOf(received).account).toMatchObject({
      accounts: [{ ...account, money: 70 }],
      receivedAt: START_AT + 1_000,
    });
    expect(stateOf(received, SessionClosed({ reason: "tab" })).account.accounts).toEqual([]);
  });
});
