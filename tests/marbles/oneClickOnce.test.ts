import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Drawing, lanesOf } from "../kit/drawing.ts";
import { base, enabled, stored } from "../kit/oneClick.ts";
import { play } from "../kit/play.ts";
import { answers, fails, inTurn, late, silence, timesOut } from "../kit/replies.ts";
import { placeAccepted, placePending, placeRejected } from "../kit/site.ts";

const asked = "PlaceCouponAsked";

describe("taps without end", () => {
  const reply = fc.constantFrom(
    answers(placeAccepted),
    answers(placePending),
    answers(placeRejected),
    late("3s", answers(placeAccepted)),
    silence,
    timesOut(),
    fails(503),
  );
  const after = fc.integer({ min: 100, max: 6_000 });

  it("each is sent at most once, and one that stands is told once", () => {
    fc.assert(
      fc.property(
        fc.array(after, { minLength: 1, maxLength: 6 }),
        reply,
        after,
        (taps, first, reloadAt) => {
          const drawing: Drawing = {
            ...base,
            stored,
            server: { ...enabled, PlaceCoupon: inTurn(first, answers(placeAccepted)) },
            user: `2s ${taps.map((ms) => `PlaceOneClick(901) ${ms}ms`).join(" ")} PlaceOneClick(902)`,
            tab: `${2_000 + reloadAt}ms reload`,
            watch: asked,
            expect: "",
            for: "2m",
          };
          const { facts } = play(drawing, lanesOf(drawing));
          const count = (type: string) => facts.filter(({ entry }) => entry.type === type).length;
          const keys = facts.flatMap(({ entry: { type, data } }) =>
            type === asked ? [(data as { ask: { key: string } }).ask.key] : [],
          );
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys.length).toBe(count("PlacementRequested"));
          expect(count("PlacementRequested") + count("CommandRefused")).toBe(taps.length + 1);
          expect(count("CouponPlaced")).toBeLessThanOrEqual(keys.length);
          expect(count("EpicCrashed") + count("FoldCrashed")).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});
