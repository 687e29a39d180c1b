import { describe, expect, it } from "vitest";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { stalePriceMs } from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { FeedFellSilent } from "../../src/events/placement/feedSilenceEvents.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import { nextAction } from "../../src/events/placement/index.ts";
import { Prices } from "../../src/events/sports/events.ts";
import { bet } from "../kit/bets.ts";
import { answered, readyToPlace } from "../kit/events.ts";
import { readySingles } from "../kit/singles.ts";
import { pricesAnswer, pricesOf } from "../kit/siteFeed.ts";
import { given, stateOf } from "../kit/spec.ts";

const ask = { feed: "live" as const, ids: [901] };
const served = (serverTime: number, feed: "live" | "line" = "live"): Draft =>
  answered(Prices, { ...ask, feed }, { ...pricesAnswer(pricesOf(feed)), serverTime });
const wanted = Prices.asked({ call: 1, ask });
const failed = Prices.failed({ call: 1, ask, error: { tag: "http", status: 500 } });
const silent = FeedFellSilent({ feed: "live", afterMs: 15_000 });
const age = (...events: readonly Draft[]) =>
  stalePriceMs(stateOf(...readyToPlace, ...events).coupon, bet(901));

describe("a silent feed", () => {
  it("closes placing, of singles too", () => {
    given(...readyToPlace, served(1), silent)
      .when(PlaceCoupon({}))
      .expectRefusal("prices_silent");
    given(...readySingles, served(1), silent)
      .when(PlaceCoupon({}))
      .expectRefusal("prices_silent");
  });
  it("opens it with newer prices, not with the same or older ones", () => {
    const closed = [...readyToPlace, served(5), silent];
    given(...closed, served(5))
      .when(PlaceCoupon({}))
      .expectRefusal("prices_silent");
    given(...closed, served(4))
      .when(PlaceCoupon({}))
      .expectRefusal("prices_silent");
    given(...closed, served(6))
      .when(PlaceCoupon({}))
      .expectAccepted();
  });
  it("closes nothing for bets of the other feed, which cannot open it", () => {
    given(...readyToPlace, FeedFellSilent({ feed: "line", afterMs: 60_000 }))
      .when(PlaceCoupon({}))
      .expectAccepted();
    given(...readyToPlace, silent, served(9, "line"))
      .when(PlaceCoupon({}))
      .expectRefusal("prices_silent");
  });
  it("is waited for only when the player has put everything else right", () => {
    const tooMuch = [...readyToPlace, silent, AmountChanged({ amount: 800 })];
    expect(nextAction(stateOf(...tooMuch)).tag).toBe("stake");
    const right = stateOf(...tooMuch, AmountChanged({ amount: 10 }));
    expect(nextAction(right)).toEqual({ tag: "awaiting_prices", ms: 15_000 });
  });
});

describe("the age of a price", () => {
  // Each event is a second after the one before.
  const vain = (times: number) => Array.from({ length: times }, () => [wanted, failed]).flat();
  it("is not told while prices come, nor while they are asked for", () => {
    expect(age()).toBeNull();
    expect(age(served(1))).toBeNull();
    expect(age(served(1), ...vain(2), wanted)).toBeNull();
  });
  it("is told once two polls were missed, 6 s of a live match, as that at the last request in vain", () => {
    expect(age(served(1), ...vain(2), wanted)).toBeNull();
    expect(age(served(1), ...vain(3))).toBe(6_000);
    expect(age(served(1), ...vain(3), wanted)).toBe(6_000);
    expect(age(served(1), ...vain(3), wanted, served(1))).toBe(8_000);
    expect(age(served(1), wanted, wanted, wanted, wanted, wanted, silent)).toBe(6_000);
  });
  it("counts from when the bet was added, if nothing was heard since", () => {
    // The bet is followed by its bounds, then by requests and their failures.
    expect(age(...vain(3))).toBe(7_000);
  });
  it("is over with newer prices", () => {
    expect(age(served(1), ...vain(3), served(2))).toBeNull();
  });
});
