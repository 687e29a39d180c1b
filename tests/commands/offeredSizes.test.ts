import { describe, expect, it } from "vitest";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { sizesOf } from "../../src/events/coupon/index.ts";
import type { Draft } from "../../src/events/define.ts";
import { BlocksChosen } from "../../src/events/placement/blocksEvents.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import { nextAction } from "../../src/events/placement/index.ts";
import { bet } from "../kit/bets.ts";
import { answered } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";
import { four, readySystem, system } from "../kit/systems.ts";

const split = BlocksChosen({
  bets: four.map((betId, index) => ({ betId, blockId: index < 2 ? 1 : 2 })),
});

describe("what the server offers for a system", () => {
  const option = (value: number, combo: number, minBetAmount = 1) => ({
    value,
    offset: 0,
    minBetAmount,
    combo,
  });
  const offering = (options: readonly ReturnType<typeof option>[]) =>
    answered(
      CouponLimits,
      { typeId: 2, systemValue: 2, bets: four.map((id) => bet(id)), accountId: account.id },
      {
        minBetAmount: 1,
        maxBetAmount: 500,
        maxPayout: null,
        amountStep: 1,
        initialAmount: 10,
        systemValues: [...options],
      },
    );
  const sizes = (...events: readonly Draft[]) =>
    sizesOf(stateOf(...readySystem, ...events).coupon).map(({ size }) => size);

  it("are the sizes with the combinations that the client counts too [coupon-008]", () => {
    expect(sizes()).toEqual([2, 3]);
    expect(sizes(offering([option(3, 4)]))).toEqual([3]);
    // At another number of combinations the amount of each would not be the one shown.
    expect(sizes(offering([option(2, 5), option(3, 4)]))).toEqual([3]);
    // It was said of other bets.
    expect(sizes(offering([option(3, 4)]), split)).toEqual([2]);
  });

  it("has the least amount of the chosen size [coupon-008]", () => {
    const options = offering([option(2, 6, 12), option(3, 4, 8)]);
    given(...readySystem, options)
      .when(PlaceCoupon({}))
      .expectRefusal("amount_below_minimum");
    given(...readySystem, options, system(3))
      .when(PlaceCoupon({}))
      .expectAccepted();
  });

  it("may be none: an express is the way on [coupon-008]", () => {
    const none = offering([option(2, 7)]);
    expect(nextAction(stateOf(...readySystem, none)).tag).toBe("make_express");
    given(...readySystem, none)
      .when(PlaceCoupon({}))
      .expectRefusal("system_size");
  });
});
