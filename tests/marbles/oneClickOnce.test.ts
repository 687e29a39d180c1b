import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { base, enabled, stored } from "../kit/oneClick.ts";
import { type Fate, placeOperator } from "../kit/placeOperator.ts";
import { play } from "../kit/play.ts";

const asked = "PlaceCouponAsked";

describe("a series of taps", () => {
  const fate = fc.constantFrom<Fate>(
    "answered",
    "answered late",
    "answer lost",
    "request lost",
    "busy for a while",
    "failing",
  );
  const decision = fc.constantFrom(
    "takes" as const,
    "takes after a delay" as const,
    "refuses" as const,
  );
  const after = fc.integer({ min: 100, max: 6_000 });

  it("are each sent at most once, and an accepted one is reported once", () => {
    fc.assert(
      fc.property(
        fc.array(after, { minLength: 1, maxLength: 6 }),
        fc.array(fate, { maxLength: 3 }),
        decision,
        after,
        (taps, fates, decides, reloadAt) => {
          const operator = placeOperator({ requestIds: "own", fates, decides });
          const timeline: Timeline = {
            ...base,
            stored,
            server: { ...enabled, ...operator.server },
            user: `2s ${taps.map((ms) => `PlaceOneClick(901) ${ms}ms`).join(" ")} PlaceOneClick(902)`,
            tab: `${2_000 + reloadAt}ms reload`,
            watch: asked,
            expect: "",
            for: "2m",
          };
          const { events } = play(timeline, lanesOf(timeline));
          const count = (type: string) => events.filter(({ entry }) => entry.type === type).length;
          // One tap is one bet at most, however often its request was sent.
          const requested = count("PlacementRequested");
          expect(operator.keys().length).toBeLessThanOrEqual(requested);
          expect(operator.bets()).toBeLessThanOrEqual(requested);
          expect(requested + count("PlacementRetried") + count("CommandRefused")).toBe(
            taps.length + 1,
          );
          expect(count("CouponPlaced")).toBeLessThanOrEqual(operator.bets());
          expect(count("EpicCrashed") + count("FoldCrashed")).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});
