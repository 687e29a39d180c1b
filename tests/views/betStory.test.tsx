// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BetStoriesFound } from "../../src/events/betStories/events.ts";
import type { BetStory } from "../../src/events/betStories/index.ts";
import type { HistoryCoupon } from "../../src/events/bets/events.ts";
import { BetStoryFoot } from "../../src/views/bets/story/BetStoryFoot.tsx";
import { placedStory } from "../kit/betStory.ts";
import { pickedEarlier, placedEarlier } from "../kit/history.ts";
import { START_AT } from "../kit/world.ts";
import { control, player, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

/** The server's record of `placedStory`. */
const record = (over: Partial<HistoryCoupon> = {}): HistoryCoupon =>
  placedEarlier(77, {
    createdAt: START_AT / 1000 + 2,
    amount: 10,
    coef: 2.1,
    possibleWin: 21,
    bets: [pickedEarlier({ coef: 2.1 })],
    ...over,
  });

/** The opened sheet: its verdict, and of each step what the phone and the server say. */
function told(stories: readonly BetStory[], coupon: HistoryCoupon) {
  const found = BetStoriesFound({ stories: [...stories], isElsewhere: true });
  const page = show(received(...player(100), found), <BetStoryFoot coupon={coupon} />);
  tap(control(page, "What happened to this bet"));
  const sheet = one(page, "dialog");
  const steps = [...sheet.querySelectorAll("ol > li")].map((step) => {
    const [phone = [], server = []] = [...step.querySelectorAll("dl > div")].map((side) =>
      [...side.querySelectorAll("dd")].map(({ textContent }) => textContent),
    );
    return [step.querySelector("h3")?.textContent ?? "", { phone, server }] as const;
  });
  return { sheet, steps: new Map(steps) };
}
const verdictOf = (sheet: HTMLElement): string => sheet.textContent ?? "";

describe("what happened to a bet", () => {
  it("step by step, the phone beside the server", () => {
    const { sheet, steps } = told([placedStory()], record());
    expect(verdictOf(sheet)).toContain("Your phone and the server say the same.");
    expect([...steps.keys()]).toEqual([
      "Added to the coupon",
      "You tapped to place it",
      "What was sent",
      "The answer",
      "Settlement",
    ]);
    expect(steps.get("Added to the coupon")?.phone[0]).toBe("Match result: Norrvik, 2.50");
    expect(steps.get("You tapped to place it")?.phone[0]).toBe("Match result: Norrvik, 2.10");
    expect(steps.get("What was sent")?.phone.slice(0, 2)).toEqual([
      "Stake: €10.00",
      "When odds change: Take any",
    ]);
    expect(steps.get("The answer")?.phone.slice(0, 3)).toEqual([
      "Accepted",
      "Odds: 2.10",
      "Stake: €10.00",
    ]);
    expect(steps.get("The answer")?.server.slice(0, 3)).toEqual([
      "Recorded",
      "Odds: 2.10",
      "Stake: €10.00",
    ]);
    expect(steps.get("Settlement")?.server).toContain("Not settled yet");
    // Both sides of the answer have a time with seconds, and it is the same.
    const times = [steps.get("The answer")?.phone.at(-1), steps.get("The answer")?.server.at(-1)];
    expect(times[0]).toMatch(/^at \d\d:\d\d:\d\d$/);
    expect(times[1]).toBe(times[0]);
  });

  it("a price that changed on the way is named with what allowed it", () => {
    const at = START_AT + 2_000;
    const answer = { tag: "accepted", at, couponId: 77, coef: 2.05, possibleWin: 20.5 } as const;
    const coupon = record({ coef: 2.05, possibleWin: 20.5, bets: [pickedEarlier({ coef: 2.05 })] });
    const { sheet, steps } = told([placedStory({ answer })], coupon);
    expect(verdictOf(sheet)).toContain("say the same");
    expect(steps.get("The answer")?.server).toContain("2.10 became 2.05, as your choice allows");
  });

  it("a difference is never hidden", () => {
    const coupon = record({ coef: 2.05, amount: 9, bets: [pickedEarlier({ coef: 2.05 })] });
    const { sheet, steps } = told([placedStory({ changeCoefAction: 0 })], coupon);
    expect([...sheet.querySelectorAll("li li, ul li")].map((item) => item.textContent)).toEqual([
      "Stake: your phone €10.00, server €9.00",
      "Odds: your phone 2.10, server 2.05",
    ]);
    expect(steps.get("The answer")?.server).toContain(
      "2.10 became 2.05, which your choice does not allow",
    );
  });

  it.each([0, 1])(
    "a dead heat that made it count at another price is no difference, with %i other pick",
    (others) => {
      const deadHeat = { coef: 2.1, places: 1, winners: 2 };
      const other = { betId: 902, name: "Match result: Alba", coef: 2 };
      const legs = [...placedStory().legs, ...(others === 0 ? [] : [other])];
      const bets = [
        pickedEarlier({ coef: 1.05, status: "won", deadHeat }),
        ...(others === 0 ? [] : [pickedEarlier({ marketId: 902, coef: 2, status: "won" })]),
      ];
      const coef = others === 0 ? 1.05 : 2.1;
      const typeId = others === 0 ? 0 : 1;
      const accepted = { tag: "accepted", couponId: 77, possibleWin: 21 } as const;
      const answer = { ...accepted, at: START_AT + 2_000, coef: others === 0 ? 2.1 : 4.2 };
      const coupon = record({ bets, coef, typeId, status: "won", payout: 10.5 });
      const story = placedStory({ changeCoefAction: 0, legs, typeId, answer });
      const { sheet, steps } = told([story], coupon);
      expect(verdictOf(sheet)).toContain("Your phone and the server say the same.");
      expect(verdictOf(sheet)).not.toContain("became");
      expect(steps.get("The answer")?.server.filter((line) => line.startsWith("Odds"))).toEqual(
        others === 0 ? ["Odds: 2.10"] : [],
      );
      expect(steps.get("Settlement")?.server[0]).toBe(
        "Norrvik: Won, Dead heat, 1 of 2. Counts with odds of 1.05",
      );
    },
  );

  it("what an advance did not bring in was sent all the same", () => {
    const prepaid = { amount: 6, collected: 1, open: 0 };
    const coupon = record({ amount: 5, prepaid, status: "won", payout: 10.5 });
    const { sheet, steps } = told([placedStory()], coupon);
    expect(verdictOf(sheet)).toContain("Your phone and the server say the same.");
    expect(steps.get("The answer")?.server).toContain("Stake: €10.00");
  });

  it("the tries before it are told, refused in words and with the code", () => {
    const attempt = placedStory({
      key: "key-0",
      tappedAt: START_AT - 9_000,
      answer: { tag: "refused", at: START_AT - 8_000, code: 2001 },
    });
    const { steps } = told([attempt, placedStory()], record());
    expect(steps.get("An earlier try")?.phone).toContain(
      "Refused: The price changed. Check it, then accept and place. (code 2001)",
    );
  });

  it("a lost answer is told up to the page that found it", () => {
    const step = (tag: BetStory["steps"][number]["tag"], times: number) =>
      ({ tag, at: START_AT, times, lastAt: START_AT + 3_000 }) as const;
    const steps = [
      step("sent", 2),
      { ...step("pending", 1), untilAt: START_AT + 5_000 },
      step("unknown", 2),
      step("lost", 1),
      step("found", 1),
      step("retried", 1),
    ];
    const { steps: shown } = told([placedStory({ steps })], record());
    expect([...shown.keys()].slice(3, -2)).toEqual([
      "Live delay",
      "No answer came",
      "We stopped asking",
      "Found again after a reload, still without an answer",
      "You asked again",
    ]);
    expect(shown.get("What was sent")?.phone.at(-1)).toMatch(/^Sent 2 times as one bet, from /);
    expect(shown.get("Live delay")?.phone.at(-1)).toMatch(/^until about \d\d:\d\d:05$/);
    expect(shown.get("No answer came")?.phone[0]).toMatch(/^2 times, from /);
  });

  it("what was placed elsewhere is said to be not known here, and the server's side is all there is", () => {
    const { answer: _none, ...underWay } = placedStory();
    const { sheet, steps } = told([underWay], record());
    expect(verdictOf(sheet)).toContain("Placed on another device, or too long ago");
    expect([...steps].map(([title, { phone }]) => [title, phone])).toEqual([
      ["Before the answer", ["Not known here"]],
      ["The answer", ["Not known here"]],
      ["Settlement", ["Not known here"]],
    ]);
    expect(steps.get("The answer")?.server).toContain("Odds: 2.10");
  });

  it("the settlement of each pick and of the whole, and whether a notice told it here", () => {
    const coupon = record({
      status: "won",
      payout: 21,
      settledAt: START_AT / 1000 + 600,
      bets: [pickedEarlier({ coef: 2.1, status: "won", formattedScore: "2:1" })],
    });
    const { steps } = told([placedStory({ toldAt: START_AT + 601_000 })], coupon);
    const { phone = [], server = [] } = steps.get("Settlement") ?? {};
    expect(phone[0]).toMatch(/^A notice told you at \d\d:\d\d:01$/);
    expect(server.slice(0, 3)).toEqual(["Norrvik: Won, 2–1", "The whole bet: Won", "Paid: €21.00"]);
  });

  it("a bet of one tap and a power bet were in no coupon", () => {
    const legs = [{ betId: 901, name: "", coef: 2.1 }];
    const { steps } = told([placedStory({ way: "oneClick", legs })], record());
    expect([...steps.keys()][0]).toBe("You placed it with one tap");
    const power = told([placedStory({ way: "powerBet", changeCoefAction: null, legs })], record());
    expect([...power.steps.keys()][0]).toBe("You confirmed the power bet");
    expect(power.steps.get("What was sent")?.phone.join()).not.toContain("When odds change");
  });

  it("a system has no odds of its own on either side", () => {
    const system = { typeId: 2, systemValue: 2 };
    const { steps } = told([placedStory(system)], record(system));
    const { phone = [], server = [] } = steps.get("The answer") ?? {};
    expect([...phone, ...server].filter((line) => line.startsWith("Odds"))).toEqual([]);
  });
});
