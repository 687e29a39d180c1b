// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { BetStoriesFound } from "../../src/events/betStories/events.ts";
import type { BetStory } from "../../src/events/betStories/index.ts";
import { RefusedBets } from "../../src/views/bets/story/RefusedBets.tsx";
import { placedStory } from "../kit/betStory.ts";
import { START_AT } from "../kit/world.ts";
import { player, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

const refused = (key: string, afterMs: number, over: Partial<BetStory> = {}) =>
  placedStory({
    key,
    tappedAt: START_AT + afterMs,
    answer: { tag: "refused", at: START_AT + afterMs + 1_000, code: 2001 },
    ...over,
  });
const found = (...stories: readonly BetStory[]) =>
  BetStoriesFound({ stories: [...stories], isElsewhere: true });
const rows = (page: HTMLElement) =>
  [...page.querySelectorAll("section > div button")].map(({ textContent }) =>
    textContent?.replaceAll("\u00a0", " "),
  );

it("a bet that was refused and never placed tells what happened, its earlier tries with it", () => {
  const fake = received(...player(100));
  const page = show(fake, <RefusedBets />);
  expect(page.textContent).toBe("");
  fake.emit(found(refused("key-1", 0), refused("key-2", 60_000, { amount: 7.5 })));
  expect(rows(page)).toEqual([expect.stringMatching(/^Match result: Norrvik€7\.50, /)]);
  tap(one(page, "section > div button"));
  const sheet = one(page, "dialog");
  expect(sheet.textContent).toContain("The operator refused this bet. Nothing was staked.");
  const steps = [...sheet.querySelectorAll("ol > li")].map((step) =>
    [...step.querySelectorAll("h3, p")].map(({ textContent }) => textContent),
  );
  expect(steps.map(([title]) => title)).toEqual([
    "Added to the coupon",
    "An earlier try",
    "You tapped to place it",
    "What was sent",
    "The answer",
  ]);
  expect(steps[1]).toContain("Stake: €10.00");
  expect(steps[3]).toContain("Stake: €7.50");
  expect(steps[4]?.[1]).toBe(
    "Refused: The price changed. Check it, then accept and place. (code 2001)",
  );
  expect(sheet.textContent).not.toContain("Server");
});

it("nothing is told before the account of the bet is known", () => {
  const fake = received(found(refused("key-1", 0)));
  const page = show(fake, <RefusedBets />);
  expect(page.textContent).toBe("");
  fake.emit(...player(100));
  expect(rows(page)).toHaveLength(1);
});

it("no bet is told of as refused once its picks are placed, and one of other picks stays", () => {
  const [leg] = placedStory().legs;
  const other = refused("key-3", 5_000, {
    legs: [{ betId: 902, name: "Match result: Draw", coef: 3.4 }],
  });
  const fake = received(...player(100), found(refused("key-1", 0), other));
  const page = show(fake, <RefusedBets />);
  expect(rows(page)).toHaveLength(2);
  const placed = placedStory({ key: "key-9", tappedAt: START_AT + 90_000, legs: leg ? [leg] : [] });
  fake.emit(found(refused("key-1", 0), other, placed));
  expect(rows(page)).toEqual([expect.stringMatching(/^Match result: Draw/)]);
});
