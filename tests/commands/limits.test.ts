import { describe, it } from "vitest";
import { PlaceOneClick } from "../../src/commands/placeOneClick.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import type { PlayClosed } from "../../src/events/limits/selectors.ts";
import { type ClientLimit, ClientLimits, SessionPing } from "../../src/events/limits/events.ts";
import { PlacementRequested } from "../../src/events/placement/events.ts";
import { OneClickAmountSet } from "../../src/events/oneClick/events.ts";
import { answered, liveFeed, readyToPlace, signedIn, withMoney } from "../kit/events.ts";
import { on, switched } from "../kit/oneClick.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given } from "../kit/spec.ts";

/** Both ways stake ten euros. */
const stake = 10;
const inForce = (limitType: number, changes: Partial<ClientLimit> = {}): ClientLimit => ({
  limitType,
  limitValue: 100,
  limitBalance: 100,
  limitState: "ACTIVE",
  startedAt: 1_767_225_600,
  endsAt: null,
  needApprove: false,
  measure: "EUR",
  ...changes,
});

const moneyLimits = [1, 2, 3, 10, 11, 12];
const cells: readonly (readonly [string, ClientLimit, PlayClosed | null])[] = [
  ["self-exclusion (30)", inForce(30), "self_excluded"],
  ["time-out (33)", inForce(33), "self_excluded"],
  ["block (37)", inForce(37), "bets_blocked"],
  ...[30, 33, 37, ...moneyLimits].flatMap((type) =>
    ["PENDING", "INACTIVE"].map(
      (limitState) =>
        [
          `${type} that is ${limitState}`,
          inForce(type, { limitState, limitBalance: 0 }),
          null,
        ] as const,
    ),
  ),
  ...moneyLimits.flatMap((type) => [
    [`${type} with the stake left`, inForce(type, { limitBalance: stake }), null] as const,
    [
      `${type} with a cent less left`,
      inForce(type, { limitBalance: stake - 0.01 }),
      "limit_reached",
    ] as const,
    [`${type} used up`, inForce(type, { limitBalance: 0 }), "limit_reached"] as const,
    [`${type} overdrawn`, inForce(type, { limitBalance: -3 }), "limit_reached"] as const,
  ]),
  ["a deposit limit (20) used up", inForce(20, { limitBalance: 0 }), null],
];

describe.each(cells)("with the limit %s", (_name, limit, refusal) => {
  const limits = answered(ClientLimits, {}, { data: [limit] });

  it(`the coupon is ${refusal ?? "placed"}`, () => {
    const decided = given(...readyToPlace, limits).when(PlaceCoupon({}));
    if (refusal === null) decided.expectEvents(PlacementRequested({ coupon: placedCoupon() }));
    else decided.expectRefusal(refusal);
  });

  it(`a tap with one click is ${refusal ?? "placed"}`, () => {
    const ready = [liveFeed, signedIn, withMoney(), switched, on];
    const tenEuros = OneClickAmountSet({
      sum: { amount: stake, iso: "EUR" },
      isBonusAccount: false,
    });
    const decided = given(...ready, tenEuros, limits).when(PlaceOneClick({ outcomeId: 901 }));
    if (refusal === null) decided.expectAccepted();
    else decided.expectRefusal(refusal);
  });
});

describe("with the day's session used up", () => {
  const used = answered(SessionPing, {}, { data: { limitBalance: 0 } });
  it("the coupon is refused", () =>
    given(...readyToPlace, used)
      .when(PlaceCoupon({}))
      .expectRefusal("limit_reached"));
});
