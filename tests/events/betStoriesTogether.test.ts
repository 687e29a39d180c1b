import { describe, expect, it } from "vitest";
import { mergedStories, refusedBefore } from "../../src/events/betStories/index.ts";
import { BetAdded, PricesAccepted } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { addedPicks } from "../../src/events/placement/added.ts";
import { bet } from "../kit/bets.ts";
import { placedStory } from "../kit/betStory.ts";
import { stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const second = (index: number) => START_AT + index * 1_000;

describe("the price at which a pick was added", () => {
  const accepted = PricesAccepted({ prices: [{ betId: 901, coef: 1.9 }] });
  const priceAfter = (...events: readonly Draft[]) => {
    const { coupon } = stateOf(...events);
    return addedPicks(coupon, coupon.bets).added?.map(({ coef, at }) => [coef, at]);
  };

  it("is the first one, however often the player agrees to another", () => {
    const again = PricesAccepted({ prices: [{ betId: 901, coef: 1.7 }] });
    const add = BetAdded({ bet: bet(901) });
    expect(priceAfter(add)).toEqual([[1.85, second(1)]]);
    expect(priceAfter(add, accepted, again)).toEqual([[1.85, second(1)]]);
  });

  it("is said of no pick that is not in the coupon", () => {
    const { coupon } = stateOf(BetAdded({ bet: bet(901) }));
    expect(addedPicks(coupon, [bet(911)])).toEqual({});
  });
});

describe("stories together", () => {
  const refused = (name: string, tappedAt: number, betId = 901) =>
    placedStory({
      key: name,
      tappedAt,
      legs: [{ betId, name: "", coef: 2 }],
      answer: { tag: "refused", at: tappedAt, code: 2001 },
    });

  it("tries of the same picks before a bet are those that were refused since the last one", () => {
    const first = refused("a", 1);
    const earlier = placedStory({ key: "b", tappedAt: 2 });
    const tries = [refused("c", 3), refused("d", 4)];
    const other = refused("e", 5, 911);
    const story = placedStory({ key: "f", tappedAt: 6 });
    const stories = [first, earlier, ...tries, other, story];
    expect(refusedBefore(stories, story)).toEqual(tries);
    expect(refusedBefore(stories, earlier)).toEqual([first]);
  });

  it("of the same bet the one that goes further stays, whichever list it is in", () => {
    const { answer: _none, ...underWay } = placedStory();
    const done = placedStory();
    expect(mergedStories([underWay], [done])).toEqual([done]);
    expect(mergedStories([done], [underWay])).toEqual([done]);
  });

  it("are the newest thirty", () => {
    const many = Array.from({ length: 31 }, (_, at) => placedStory({ key: `${at}`, tappedAt: at }));
    expect(mergedStories(many.toReversed(), []).map(({ key: name }) => name)).toEqual(
      many.slice(1).map(({ key: name }) => name),
    );
  });
});
