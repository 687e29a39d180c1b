import { describe, expect, it } from "vitest";
import { LowerExactCoef } from "../../src/commands/placement/exactCoef.ts";
import { RemoveLockedBets } from "../../src/commands/placement/removeLocked.ts";
import { PlaceCoupon, StakePossibleAmount, TopUpDemoMoney } from "../../src/commands/placement.ts";
import { BetAdded, BetRemoved } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  DemoMoneyWanted,
  TopUpDemoMoney as MoneyTopUp,
} from "../../src/events/placement/demoMoneyEvents.ts";
import {
  AmountChanged,
  PlacementClosed,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { FeedFellSilent } from "../../src/events/placement/feedSilenceEvents.ts";
import { blockages, nextAction } from "../../src/events/placement/index.ts";
import { ExactCoefSet } from "../../src/events/placement/settingsEvents.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { bet } from "../kit/bets.ts";
import { added, anna, limits, signedIn, site, siteWith, withMoney } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { account } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";
import { amounts, readySingles, setLimits } from "../kit/singles.ts";

const stake = (amount: number) => AmountChanged({ amount, iso: "EUR" });
const blocked = BetAdded({ bet: bet(903, { isBlocked: true }) });
const rival = (id: number) => BetAdded({ bet: bet(id, { isDepend: true }) });
const listed = (...events: readonly Draft[]) =>
  blockages(stateOf(...events)).map(({ obstacle, remedy }) => [obstacle.code, remedy]);

/** Four things at once: a suspended bet, odds below the lowest, a stake above the maximum and above the balance. */
const four = [
  site,
  signedIn,
  withMoney(100),
  ...added(901, 902),
  limits(1, 500, 10, [901, 902, 903]),
  blocked,
  ExactCoefSet({ exactCoef: 100 }),
  stake(900),
] as const;

describe("what stops the bet", () => {
  it("is all listed at once, each with what it names and its remedy", () => {
    expect(blockages(stateOf(...four))).toEqual([
      {
        obstacle: {
          code: "coupon_locked",
          lock: "suspended",
          bets: [bet(903, { isBlocked: true })],
        },
        remedy: { tag: "remove_locked", count: 1, lock: "suspended" },
      },
      {
        obstacle: { code: "odds_below_lowest", lowest: 100 },
        remedy: { tag: "lower_exact_coef", coef: 26.733 },
      },
      {
        obstacle: { code: "amount_above_maximum", bets: [], blockIds: [] },
        remedy: { tag: "stake", amount: 10 },
      },
      {
        obstacle: { code: "not_enough_money", bets: [], blockIds: [] },
        remedy: { tag: "stake", amount: 10 },
      },
    ]);
  });

  it("goes one by one, in any order, and with the last the button places", () => {
    given(...four)
      .when(StakePossibleAmount({}))
      .expectEvents(stake(10));
    given(...four)
      .when(LowerExactCoef({}))
      .expectEvents(ExactCoefSet({ exactCoef: 26.733 }));
    const staked = [...four, stake(10)];
    expect(listed(...staked).map(([code]) => code)).toEqual(["coupon_locked", "odds_below_lowest"]);
    given(...staked)
      .when(PlaceCoupon({}))
      .expectRefusal("coupon_locked");
    const opened = [...staked, BetRemoved({ betId: 903 })];
    given(...opened)
      .when(PlaceCoupon({}))
      .expectRefusal("odds_below_lowest");
    const free = [...opened, ExactCoefSet({ exactCoef: 6.29 })];
    expect(listed(...free)).toEqual([]);
    expect(nextAction(stateOf(...free)).tag).toBe("place");
    given(...free)
      .when(PlaceCoupon({}))
      .expectAccepted();
  });

  it("has one entry for all bets that the same thing locks, and removes only these", () => {
    const gone = BetAdded({ bet: bet(911, { isBannedExpress: true }) });
    const two = BetAdded({ bet: bet(902, { isBlocked: true }) });
    const events = [site, signedIn, withMoney(), ...added(901), two, blocked, gone];
    expect(listed(...events)).toEqual([
      ["coupon_locked", { tag: "remove_locked", count: 2, lock: "suspended" }],
      ["coupon_locked", { tag: "remove_locked", count: 1, lock: "not_in_express" }],
    ]);
    given(...events)
      .when(RemoveLockedBets({ lock: "suspended" }))
      .expectEvents(BetRemoved({ betId: 902 }), BetRemoved({ betId: 903 }));
    given(...events)
      .when(RemoveLockedBets({ lock: "gone" }))
      .expectRefusal("nothing_to_do");
  });

  it("of bets that exclude each other, the first on the match stays, and is free at once", () => {
    const other = BetAdded({ bet: bet(911, { isDepend: true }) });
    const events = [site, signedIn, withMoney(), rival(901), rival(902), other];
    expect(listed(...events)).toEqual([
      // Both games of the kit are one match.
      ["coupon_locked", { tag: "remove_locked", count: 2, lock: "dependent" }],
    ]);
    given(...events)
      .when(RemoveLockedBets({}))
      .expectEvents(BetRemoved({ betId: 902 }), BetRemoved({ betId: 911 }));
    expect(listed(...events, BetRemoved({ betId: 902 }))).toEqual([
      ["coupon_locked", { tag: "remove_locked", count: 1, lock: "dependent" }],
    ]);
    const left = [...events, BetRemoved({ betId: 902 }), BetRemoved({ betId: 911 })];
    expect(listed(...left)).toEqual([]);
    // By hand, the other one may stay.
    expect(
      listed(site, signedIn, withMoney(), rival(901), rival(902), BetRemoved({ betId: 901 })),
    ).toEqual([]);
  });

  it("that can only be waited for has no remedy, and comes last", () => {
    const silent = FeedFellSilent({ feed: "live", afterMs: 15_000 });
    expect(
      listed(site, signedIn, withMoney(), ...added(901), limits(), silent, stake(0.5)),
    ).toEqual([
      ["amount_below_minimum", { tag: "stake", amount: 1 }],
      ["prices_silent", null],
    ]);
    expect(listed(site, SessionClosed({ reason: "start" }), ...added(901), silent)).toEqual([
      ["sign_in_needed", { tag: "log_in" }],
      ["prices_silent", null],
    ]);
  });

  it("an amount within its bounds is one thing, an account without money another", () => {
    const demo = siteWith({ demoMoney: { isTopUpOffered: true } });
    const poor = [demo, signedIn, withMoney(0), ...added(901), limits(5, 500), stake(900)];
    expect(listed(...poor)).toEqual([
      ["amount_above_maximum", { tag: "stake", amount: 500 }],
      ["not_enough_money", { tag: "top_up" }],
    ]);
    given(...poor)
      .when(StakePossibleAmount({}))
      .expectEvents(stake(500));
    given(...poor)
      .when(TopUpDemoMoney({}))
      .expectEvents(DemoMoneyWanted({ accountId: account.id }));
    const asked = [
      ...poor,
      MoneyTopUp.asked({ call: 1, ask: { key: "k", accountId: account.id } }),
    ];
    expect(listed(...asked).at(-1)).toEqual(["not_enough_money", null]);
    expect(listed(...poor, withMoney(1000))).toEqual([
      ["amount_above_maximum", { tag: "stake", amount: 500 }],
    ]);
  });

  it("in a set of singles names those whose amounts are out of their bounds", () => {
    const bounds = setLimits({ 902: { minBetAmount: 1, maxBetAmount: 5 } });
    const events = [...readySingles, bounds, amounts([901, 0.5], [902, 20], [903, 0])];
    const [none, low, high] = blockages(stateOf(...events)).map(({ obstacle }) => obstacle);
    expect([none, low, high]).toEqual([
      { code: "amount_missing", bets: [bet(903)], blockIds: [] },
      { code: "amount_below_minimum", bets: [bet(901)], blockIds: [] },
      { code: "amount_above_maximum", bets: [bet(902)], blockIds: [] },
    ]);
  });

  it("is nothing while the same bet waits for its answer: the button asks for it", () => {
    const open = PlacementOpened({ key: "key-1", userId: anna, coupon: placedCoupon() });
    const ready = [site, signedIn, withMoney(), ...added(901), limits()];
    const unknown = PlacementUnknown({ key: "key-1", tries: 1 });
    const events = [...ready, open, unknown, PlacementClosed({}), withMoney(1)];
    expect(listed(...ready, withMoney(1)).map(([code]) => code)).toEqual(["not_enough_money"]);
    expect([listed(...events), nextAction(stateOf(...events)).tag]).toEqual([[], "ask_again"]);
  });
});
