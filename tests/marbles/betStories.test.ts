import { describe, expect, it } from "vitest";
import type { BetStory } from "../../src/events/betStories/index.ts";
import { storedCoupon } from "../kit/bets.ts";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { answers, fails, inTurn, late, timesOut } from "../kit/replies.ts";
import { placeAccepted, placePending } from "../kit/site.ts";

/** What the device has kept of the player's bets at the end. */
function storiesAfter(timeline: Partial<Timeline>): readonly BetStory[] {
  const whole: Timeline = {
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "1s PlaceCoupon",
    for: "2m",
    watch: "PlaceCouponAsked",
    expect: "",
    ...timeline,
  };
  const { local } = play(whole, lanesOf(whole));
  const text = local.getItem("tl.betStories");
  return text === null ? [] : JSON.parse(text).stories;
}
const told = (stories: readonly BetStory[]) =>
  stories.map(({ answer, steps }) => [
    ...steps.map(({ tag, times }) => `${tag} ${times}`),
    answer?.tag,
  ]);

describe("what the device keeps of a bet", () => {
  it("accepted at once", () => {
    const [story] = storiesAfter({});
    expect(story).toMatchObject({ way: "coupon", answer: { tag: "accepted", couponId: 77 } });
    expect(story?.legs[0]?.added?.coef).toBe(1.85);
  });
  it("a double tap is one bet with one story", () => {
    const stories = storiesAfter({
      server: { PlaceCoupon: late("5s", answers(placeAccepted)) },
      user: "1s PlaceCoupon 100ms PlaceCoupon",
    });
    expect(told(stories)).toEqual([["sent 1", "accepted"]]);
  });
  it("after the live delay", () => {
    const stories = storiesAfter({
      server: { PlaceCoupon: answers({ ...placePending, checkAfterMs: 5_000 }) },
    });
    expect(told(stories)).toEqual([["sent 1", "pending 1", "accepted"]]);
    const [{ steps = [], tappedAt = 0 } = {}] = stories;
    expect(steps[1]?.untilAt).toBe(tappedAt + 5_000);
  });
  it("refused, and placed by the next tap", () => {
    const stories = storiesAfter({
      server: { PlaceCoupon: inTurn(fails(409, { code: 2001 }), answers(placeAccepted)) },
      user: "1s PlaceCoupon 10s PlaceCoupon",
    });
    expect(told(stories)).toEqual([
      ["sent 1", "refused"],
      ["sent 1", "accepted"],
    ]);
  });
  it("lost, and found by the page after a reload", () => {
    const stories = storiesAfter({
      server: { PlaceCoupon: inTurn(timesOut(), answers(placeAccepted)) },
      tab: "3s reload",
    });
    expect(told(stories)).toEqual([["sent 1", "found 1", "sent 1", "accepted"]]);
  });
  it("answered to the second tab after the first one has died", () => {
    const stories = storiesAfter({
      server: { PlaceCoupon: inTurn(timesOut(), answers(placeAccepted)) },
      tab: "3s close",
      tab2: "2s open",
    });
    expect(told(stories)).toEqual([["sent 1", "found 1", "sent 1", "accepted"]]);
  });
  it("nothing, once the player has signed out", () => {
    expect(storiesAfter({ user: "1s PlaceCoupon 10s SignOut" })).toEqual([]);
  });
});
