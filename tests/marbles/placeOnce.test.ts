import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { couponArrives } from "../kit/couponChunk.ts";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { type Fate, placeOperator } from "../kit/placeOperator.ts";
import { instant, play } from "../kit/play.ts";
import { answers } from "../kit/replies.ts";

type Lane = "tab" | "network" | "clock" | "user";
type Step = { readonly lane: Lane; readonly afterMs: number; readonly word: string };

const step: fc.Arbitrary<Step> = fc
  .constantFrom(
    ["tab", "reload"],
    ["tab", "hidden"],
    ["tab", "visible"],
    ["network", "offline"],
    ["network", "online"],
    ["clock", "sleep 4s"],
    ["clock", "back 1h"],
    ["clock", "forward 1h"],
    // What the player does about a bet without an answer.
    ["user", "ClosePlacement"],
    ["user", "PlaceCoupon"],
    ["user", "RetryPlacement"],
  )
  .chain(([lane, word]) =>
    fc.integer({ min: 5_000, max: 20_000 }).map((afterMs) => ({ lane, word, afterMs }) as Step),
  );
const fates = fc.array(
  fc.constantFrom<Fate>(
    "answered late",
    "answer lost",
    "request lost",
    "delivered twice",
    "busy",
    "busy for a while",
    "failing",
  ),
  { maxLength: 5 },
);
/** How long the code that checks a bet takes to load, once there is a bet. */
const loading = fc.constantFrom("0ms", "200ms", "2s", "7s");

/** One lane of the steps that are its own, at their instants in the whole. */
function laneOf(lane: Lane, steps: readonly Step[], fromMs = 0): string {
  const words: string[] = [];
  let at = 0;
  let before = fromMs;
  for (const { lane: own, afterMs, word } of steps) {
    at += afterMs;
    if (own !== lane) continue;
    words.push(`${at - before}ms ${word}`);
    before = word.startsWith("sleep") ? at + 4_000 : at;
  }
  return words.join(" ");
}

describe("one coupon to place", () => {
  it("is one bet, reported once, whatever happens to page, clock and network, and however often the player places it", () => {
    const all = fc.tuple(
      fc.array(step, { maxLength: 8 }),
      fates,
      fc.constantFrom("takes" as const, "takes after a delay" as const),
      fc.constantFrom("key" as const, "own" as const),
      loading,
    );
    fc.assert(
      fc.property(all, ([steps, lost, decides, requestIds, loadedAfter]) => {
        const operator = placeOperator({ requestIds, fates: lost, decides });
        const timeline: Timeline = {
          isPlayer: true,
          stored: { local: { "tl.coupon": storedCoupon(901) } },
          user: `3s PlaceCoupon ${laneOf("user", steps, 3_000)}`,
          tab: laneOf("tab", steps),
          clock: laneOf("clock", steps),
          network: laneOf("network", [
            ...steps,
            { lane: "network", afterMs: 5_000, word: "online" },
          ]),
          server: {
            ...operator.server,
            Rules: (wanted) =>
              wanted.at < instant("3s") ? answers(null) : couponArrives(loadedAfter)(wanted),
          },
          watch: "PlaceCouponAsked CommandRefused",
          expect: "",
          for: "5m",
        };
        const { events, local, state } = play(timeline, lanesOf(timeline));
        const count = (...types: readonly string[]) =>
          events.filter(({ entry }) => types.includes(entry.type)).length;
        expect(operator.bets()).toBeLessThanOrEqual(1);
        expect(count("CouponPlaced")).toBeLessThanOrEqual(operator.bets());
        expect(count("PlacementRequested") - count("CouponPlaced")).toBeLessThanOrEqual(
          1 + count("PlacementClosed"),
        );
        expect(count("EpicCrashed", "FoldCrashed")).toBe(0);
        // Only what has no definite answer is kept.
        expect(local.getItem("tl.placement") === null).toBe(state.coupon.open.length === 0);
        if (count("CouponPlaced") > 0) expect(state.coupon.open).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
