import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { couponArrives } from "../kit/couponPart.ts";
import { type Drawing, lanesOf } from "../kit/drawing.ts";
import { instant, play } from "../kit/play.ts";
import { answers, fails, inTurn, late, type Reply, silence, timesOut } from "../kit/replies.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";

type Lane = "tab" | "network" | "clock";
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
  )
  .chain(([lane, word]) =>
    fc.integer({ min: 5_000, max: 20_000 }).map((afterMs) => ({ lane, word, afterMs }) as Step),
  );
const placing: fc.Arbitrary<Reply> = fc.constantFrom(
  late("4s", answers(placeAccepted)),
  answers(placePending),
  silence,
  timesOut(),
  fails(503),
);
const checking: fc.Arbitrary<Reply> = fc.constantFrom(
  fails(404),
  fails(503),
  answers(placePending),
  late("2s", answers(placeAccepted)),
  answers(placeRejected),
);

/** How long what asks after a bet takes to load, once there is one. */
const loading = fc.constantFrom("0ms", "200ms", "2s", "7s");

/** In the end the server knows. */
function withEnd([first, ...rest]: readonly Reply[]): readonly [Reply, ...Reply[]] {
  const end = answers(placeAccepted);
  return first === undefined ? [end] : [first, ...rest, end];
}

/** One lane of the steps that are its own, at their instants in the whole. */
function laneOf(lane: Lane, steps: readonly Step[]): string {
  const words: string[] = [];
  let at = 0;
  let before = 0;
  for (const { lane: own, afterMs, word } of steps) {
    at += afterMs;
    if (own !== lane) continue;
    words.push(`${at - before}ms ${word}`);
    before = word.startsWith("sleep") ? at + 4_000 : at;
  }
  return words.join(" ");
}

describe("one order to place", () => {
  it("is sent once and ends at most once, whatever happens to page, clock and network", () => {
    const all = fc.tuple(
      fc.array(step, { maxLength: 8 }),
      placing,
      fc.array(checking, { maxLength: 5 }),
      loading,
    );
    fc.assert(
      fc.property(all, ([steps, first, checks, loadedAfter]) => {
        const drawing: Drawing = {
          isPlayer: true,
          stored: { local: { "tl.coupon": storedCoupon(901) } },
          user: "3s PlaceCoupon",
          tab: laneOf("tab", steps),
          clock: laneOf("clock", steps),
          network: laneOf("network", [
            ...steps,
            { lane: "network", afterMs: 5_000, word: "online" },
          ]),
          server: {
            PlaceCoupon: first,
            PlaceState: inTurn(...withEnd(checks)),
            Rules: (wanted) =>
              wanted.at < instant("3s") ? answers(null) : couponArrives(loadedAfter)(wanted),
          },
          watch: "PlaceCouponAsked",
          expect: "",
          for: "10m",
        };
        const { facts, local, state } = play(drawing, lanesOf(drawing));
        const count = (...types: readonly string[]) =>
          facts.filter(({ entry }) => types.includes(entry.type)).length;
        expect(count("PlaceCouponAsked")).toBe(1);
        expect(count("CouponPlaced", "CouponRejected")).toBeLessThanOrEqual(1);
        expect(count("EpicCrashed", "FoldCrashed", "CommandRefused")).toBe(0);
        const isOver = ["accepted", "refused"].includes(state.coupon.placement.tag);
        expect(local.getItem("tl.placement") === null).toBe(
          isOver || count("CouponPlaced", "CouponRejected") > 0,
        );
      }),
      { numRuns: 150 },
    );
  });
});
