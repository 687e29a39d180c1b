import { describe, expect, it } from "vitest";
import { LowerExactCoef, SetExactCoef } from "../../src/commands/placement/exactCoef.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { BetAdded, CouponCleared, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { DropOnScoreChangeChosen, PlacementRequested } from "../../src/events/placement/events.ts";
import { ExactCoefSet } from "../../src/events/placement/settingsEvents.ts";
import { exactCoefOf } from "../../src/events/placement/exactCoef.ts";
import { nextAction } from "../../src/events/placement/index.ts";
import { bet } from "../kit/bets.ts";
import { liveFeed, prices, readyToPlace } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given, stateOf } from "../kit/spec.ts";

const lowest = (exactCoef: number) => ExactCoefSet({ exactCoef });
const drop = (isDropOnScoreChange: boolean) => DropOnScoreChangeChosen({ isDropOnScoreChange });
const after = (...events: readonly Draft[]) => stateOf(...readyToPlace, ...events);

describe("the lowest price that the player takes", () => {
  it("is set with at most three decimals, and only above 1 [coupon-004]", () => {
    given()
      .when(SetExactCoef({ exactCoef: 2.5004 }))
      .expectEvents(lowest(2.5));
    for (const exactCoef of [1, 0.5, -2])
      given().when(SetExactCoef({ exactCoef })).expectRefusal("odds_too_low");
    given(lowest(2.5))
      .when(SetExactCoef({ exactCoef: 2.5 }))
      .expectRefusal("nothing_to_do");
    given(...readyToPlace, PlacementRequested({ coupon: placedCoupon() }))
      .when(SetExactCoef({ exactCoef: 2 }))
      .expectRefusal("placement_running");
  });

  it("takes any score too once it is set to zero [coupon-021]", () => {
    given(lowest(2.5), drop(true))
      .when(SetExactCoef({ exactCoef: 0 }))
      .expectEvents(lowest(0), drop(false));
    given(lowest(2.5))
      .when(SetExactCoef({ exactCoef: 0 }))
      .expectEvents(lowest(0));
    expect(stateOf(lowest(2.5), drop(true)).coupon.exactCoef).toBe(2.5);
  });

  it("is sent with a single and an express [coupon-007]", () => {
    given(...readyToPlace, lowest(1.85))
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: { ...placedCoupon(), exactCoef: 1.85 } }));
    const two = after(lowest(2), BetAdded({ bet: bet(911) }));
    expect(exactCoefOf(two.coupon)).toBe(2);
  });

  it("refuses a lower total, and offers to take it as the lowest", () => {
    const events = [...readyToPlace, lowest(1.9)];
    given(...events)
      .when(PlaceCoupon({}))
      .expectRefusal("odds_below_lowest");
    expect(nextAction(stateOf(...events))).toEqual({ tag: "lower_exact_coef", coef: 1.85 });
    given(...events)
      .when(LowerExactCoef({}))
      .expectEvents(lowest(1.85));
    given(...readyToPlace, lowest(1.85))
      .when(LowerExactCoef({}))
      .expectRefusal("nothing_to_do");
  });

  it("follows the current price, not the one picked", () => {
    const moved = [liveFeed, ...readyToPlace, lowest(1.85), prices([1.8, 3.4, 4.25])];
    expect(nextAction(stateOf(...moved)).tag).toBe("lower_exact_coef");
    expect(nextAction(stateOf(...moved, prices([1.9, 3.4, 4.25]))).tag).toBe("place");
  });

  it("does not apply to systems and sets of singles, which have no total price", () => {
    const three = [lowest(50), BetAdded({ bet: bet(911) }), BetAdded({ bet: bet(921) })];
    for (const typeId of [2, 9] as const) {
      const state = after(...three, CouponTypeChosen({ typeId }));
      expect(exactCoefOf(state.coupon)).toBe(0);
      expect(nextAction(state).tag).not.toBe("lower_exact_coef");
    }
  });

  it("stays when the coupon is cleared", () => {
    expect(after(lowest(2.5), CouponCleared({})).coupon.exactCoef).toBe(2.5);
  });
});
