import { describe, expect, it } from "vitest";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import { type BetStory, differencesOf } from "../../src/events/betStories/index.ts";
import { placedStory } from "../kit/betStory.ts";
import { pickedEarlier, placedEarlier } from "../kit/history.ts";
import { START_AT } from "../kit/world.ts";

/** The server's record of `placedStory`. */
const record = (over: Partial<HistoryCoupon> = {}): HistoryCoupon =>
  placedEarlier(77, {
    createdAt: START_AT / 1000 + 1,
    amount: 10,
    coef: 2.1,
    possibleWin: 21,
    bets: [pickedEarlier({ coef: 2.1 })],
    ...over,
  });
const found = (story: Partial<BetStory>, over: Partial<HistoryCoupon>) =>
  differencesOf(placedStory(story), record(over));
const answer = (over: object) => ({
  answer: {
    tag: "accepted" as const,
    at: START_AT + 2_000,
    couponId: 77,
    coef: 2.1,
    amount: 10,
    possibleWin: 21,
    ...over,
  },
});

describe("what the device and the server say otherwise", () => {
  it("is nothing when they agree, whatever became of the bet since", () => {
    expect(found({}, {})).toEqual([]);
    expect(found({}, { status: "won", payout: 21, possibleWin: 21 })).toEqual([]);
    const sold = { amount: 6, cashedOut: { amount: 4, payout: 3.8 }, possibleWin: 12.6 };
    expect(found({}, sold)).toEqual([]);
    expect(found(answer({ possibleWin: null }), {})).toEqual([]);
    const halved = { status: "won", coef: 1.55, bets: [pickedEarlier({ status: "half_won" })] };
    expect(found({}, halved)).toEqual([]);
  });

  it.each([
    ["odds", { coef: 2.05 }, { tag: "odds", phone: 2.1, server: 2.05 }],
    ["the stake", { amount: 9 }, { tag: "stake", phone: 10, server: 9 }],
    ["the possible win", { possibleWin: 20 }, { tag: "win", phone: 21, server: 20 }],
    ["the account", { accountId: 12 }, { tag: "account" }],
  ] as const)("is %s", (_what, over, expected) => {
    expect(found({}, over)).toEqual([expected]);
  });

  it("is the kind of bet, and the size of a system", () => {
    expect(found({}, { typeId: 1 })).toEqual([{ tag: "kind" }]);
    const system = { typeId: 2, systemValue: 2 };
    expect(found(system, { ...system, systemValue: 3 })).toEqual([{ tag: "kind" }]);
    expect(found(system, { ...system, coef: 1 })).toEqual([]);
  });

  it("is a pick that only one of them has", () => {
    const other = pickedEarlier({ marketId: 911, outcomeName: "Alba", coef: 2.1 });
    expect(found({}, { bets: [other] })).toEqual([
      { tag: "legMissing", name: "Match result: Norrvik" },
      { tag: "legAdded", name: "Match result: Alba" },
    ]);
  });

  it("is no bonus bet, which nobody picked", () => {
    const bonus = pickedEarlier({ marketId: 0, additionalType: "bonus", coef: 1.05 });
    expect(found({}, { bets: [pickedEarlier({ coef: 2.1 }), bonus] })).toEqual([]);
  });

  const legs = [901, 911].map((betId) => ({ betId, name: "", coef: 2 }));
  const express = (changeCoefAction: number, recorded: number) =>
    found(
      { typeId: 1, changeCoefAction, legs, coef: 4, ...answer({ coef: 2 * recorded }) },
      {
        typeId: 1,
        coef: 2 * recorded,
        bets: [
          pickedEarlier({ coef: 2 }),
          pickedEarlier({ marketId: 911, outcomeName: "Alba", coef: recorded }),
        ],
      },
    );
  it.each([
    ["ask", 0, 2.2, false],
    ["ask", 0, 1.8, false],
    ["take any", 1, 1.8, true],
    ["take higher", 2, 2.2, true],
    ["take higher", 2, 1.8, false],
  ] as const)(
    "with the policy %s (%d), odds of a pick that became %d: allowed %s",
    (_policy, action, recorded, isAllowed) => {
      expect(express(action, recorded)).toEqual(
        isAllowed
          ? []
          : [{ tag: "legOdds", name: "Match result: Alba", phone: 2, server: recorded }],
      );
    },
  );

  it("is a time outside of tap and answer, by more than two seconds", () => {
    const at = (ms: number) => found({}, { createdAt: (START_AT + ms) / 1000 });
    expect([-2_000, 0, 3_000].map(at)).toEqual([[], [], []]);
    expect(at(-60_000)).toEqual([{ tag: "time", phone: START_AT, server: START_AT - 60_000 }]);
    expect(at(5_000)).toEqual([{ tag: "time", phone: START_AT + 2_000, server: START_AT + 5_000 }]);
  });

  it("is not looked for without an answer", () => {
    const { answer: _none, ...underWay } = placedStory();
    expect(differencesOf(underWay, record({ coef: 9 }))).toEqual([]);
  });
});
