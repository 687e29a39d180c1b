import { isRight } from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { BetAdded } from "../../src/events/coupon/events.ts";
import type { DataOf } from "../../src/events/define.ts";
import type { PlacementRequested } from "../../src/events/placement/events.ts";
import { SettingsChanged } from "../../src/events/settings/events.ts";
import { bet } from "../kit/bets.ts";
import { limits, signedIn, withMoney } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";

/** How a single and an express are sent: the price as the player sees it. */
function sentIn(coefViewId: number, ...coefs: readonly number[]) {
  const bets = coefs.map((coef, index) => BetAdded({ bet: bet(901 + index * 10, { coef }) }));
  const chosen = SettingsChanged({ coefViewId });
  const state = stateOf(signedIn, withMoney(), chosen, ...bets, limits());
  const decision = PlaceCoupon.decide({}, state, 0);
  const sent = isRight(decision) ? decision.right : [];
  return sent.flatMap(({ data }) => {
    const { coupon } = data as DataOf<typeof PlacementRequested>;
    return [coupon.coef, coupon.coefByView, coupon.coefViewId];
  });
}

describe("the price of a placed coupon in the price view [coupon-007]", () => {
  it.each([
    [0, "1.85", "3.70"],
    [1, "17/20", "13/5"],
    [2, "−118", "+270"],
    [4, "0.85", "2.70"],
    [5, "−1.176", "2.70"],
    [6, "0.85", "−0.370"],
    [14, "1.85", "3.70"],
    [15, "1.850", "3.70"],
    [16, "1.85", "3.70"],
  ])("%i: a single %s, an express %s", (viewId, single, express) => {
    expect(sentIn(viewId, 1.85)).toEqual([1.85, single, viewId]);
    expect(sentIn(viewId, 1.85, 2)).toEqual([3.7, express, viewId]);
  });

  it("is a single's own price, to its third decimal", () => {
    expect(sentIn(0, 1.855)).toEqual([1.855, "1.855", 0]);
  });
});
