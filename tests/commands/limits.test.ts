import { describe, it } from "vitest";
import {
  AnswerLimitTest,
  BlockMe,
  LeaveLimitChange,
  PressPanicButton,
  SaveLimit,
} from "../../src/commands/limits.ts";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import type { PlayClosed } from "../../src/events/limits/playClosed.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { siteConfig } from "../kit/site.ts";
import {
  AvailableLimits,
  BlockWanted,
  type ClientLimit,
  ClientLimits,
  LimitTestAnswered,
  LimitWanted,
  PanicButtonPressed,
  SaveLimits,
  SelfExcludeReasons,
  SessionPing,
} from "../../src/events/limits/events.ts";
import { PlayerRights } from "../../src/events/player/events.ts";
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

describe("with the server's word about what the player may do", () => {
  const told = (rights: Readonly<Record<string, boolean>>) =>
    answered(PlayerRights, {}, { rights });
  it("no bet is placed without the right to bet, until it is given back [call-session-008]", () => {
    const may = told({ bet: true, withdraw: false });
    const mayNot = told({ bet: false, withdraw: true });
    given(...readyToPlace, mayNot)
      .when(PlaceCoupon({}))
      .expectRefusal("bets_blocked");
    given(liveFeed, signedIn, withMoney(), switched, on, mayNot)
      .when(PlaceOneClick({ outcomeId: 901 }))
      .expectRefusal("bets_blocked");
    for (const rights of [[may], [mayNot, may], [told({})]])
      given(...readyToPlace, ...rights)
        .when(PlaceCoupon({}))
        .expectEvents(PlacementRequested({ coupon: placedCoupon() }));
  });
});

describe("with the day's session used up", () => {
  const used = answered(SessionPing, {}, { data: { limitBalance: 0 } });
  it("the coupon is refused", () =>
    given(...readyToPlace, used)
      .when(PlaceCoupon({}))
      .expectRefusal("limit_reached"));
});

describe("the panic button", () => {
  const policy = { id: "DE", figures: {}, hasPanicButton: true };
  const asked = answered(SiteConfig, { lang: "en" }, { ...siteConfig, policy });
  const ask = (limitType: number) => ({ limits: [{ limitType, limitValue: 1 }] });
  const saved = (limitType: number) =>
    answered(SaveLimits, ask(limitType), { status: 200, data: { limitsData: [] } });
  it("is pressed once, and closes play from the tap on, before the server has answered", () => {
    given(...readyToPlace, asked)
      .when(PressPanicButton({}))
      .expectEvents(PanicButtonPressed({}));
    const pressed = given(...readyToPlace, asked, PanicButtonPressed({}));
    pressed.when(PressPanicButton({})).expectRefusal("nothing_to_do");
    pressed.when(PlaceCoupon({})).expectRefusal("self_excluded");
  });
  it("opens play again only with the answer about its own break", () => {
    given(...readyToPlace, asked, PanicButtonPressed({}), saved(1))
      .when(PlaceCoupon({}))
      .expectRefusal("self_excluded");
    given(...readyToPlace, asked, PanicButtonPressed({}), saved(33))
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: placedCoupon() }));
  });
  it("does not wait for another change, nor end it", () => {
    const wish = LimitWanted({ limitType: 1, limitValue: 50 });
    const changing = [...readyToPlace, asked, wish];
    given(...changing)
      .when(PressPanicButton({}))
      .expectEvents(PanicButtonPressed({}));
    given(...changing, PanicButtonPressed({}), saved(33))
      .when(LeaveLimitChange({}))
      .expectRefusal("nothing_to_do");
    given(...changing, PanicButtonPressed({}), saved(1))
      .when(LeaveLimitChange({}))
      .expectAccepted();
  });
});

describe("a change of a limit", () => {
  const config = answered(
    SiteConfig,
    { lang: "en" },
    { ...siteConfig, limits: { availableTypeIds: [1, 20, 30] } },
  );
  const offer = (limitType: number, availableValues: number[] = []) => ({
    limitType,
    availableValues,
    measure: "EUR",
    type: "money",
  });
  const offered = answered(AvailableLimits, {}, { data: [offer(1), offer(20, [50]), offer(30)] });
  const reasons = answered(
    SelfExcludeReasons,
    { isTokenSent: false },
    { data: [{ id: 2, selfExcludeReason: "A pause" }] },
  );
  const ready = [signedIn, config, offered, reasons];
  const having = (...data: ClientLimit[]) => answered(ClientLimits, {}, { data });
  const set = (limitType: number, limitValue: number) => SaveLimit({ limitType, limitValue });

  it("is a player's alone [limits-029]", () =>
    given(config, offered).when(set(1, 50)).expectRefusal("sign_in_needed"));
  it("has a value that is on offer, or any within the bounds [limits-028]", () => {
    for (const [type, value] of [
      [1, 1],
      [1, 1_000_000],
      [1, 50.5],
      [20, 50],
    ] as const)
      given(...ready)
        .when(set(type, value))
        .expectEvents(LimitWanted({ limitType: type, limitValue: value }));
    for (const [type, value] of [
      [1, 0.99],
      [1, 1_000_001],
      [20, 51],
      [21, 50],
    ] as const)
      given(...ready)
        .when(set(type, value))
        .expectRefusal("nothing_to_do");
  });
  it("changes something", () =>
    given(...ready, having(inForce(1)))
      .when(set(1, 100))
      .expectRefusal("nothing_to_do"));
  it("waits for the one before it", () =>
    given(...ready, LimitWanted({ limitType: 20, limitValue: 50 }))
      .when(set(1, 50))
      .expectRefusal("nothing_to_do"));
  it("to a self-exclusion lasts 1 to 3650 days and has a reason of the list [limits-022]", () => {
    const exclude = (limitValue: number, selfExcludeReasonId: number) =>
      given(...ready).when(SaveLimit({ limitType: 30, limitValue, selfExcludeReasonId }));
    exclude(1, 2).expectAccepted();
    exclude(3_650, 2).expectAccepted();
    exclude(0, 2).expectRefusal("nothing_to_do");
    exclude(3_651, 2).expectRefusal("nothing_to_do");
    exclude(7, 3).expectRefusal("not_ready");
  });
  it("cannot be made to a break in force, nor to breaks of a blocked account [limits-011] [limits-013]", () => {
    for (const type of [30, 37])
      given(...ready, having(inForce(type, { endsAt: null })))
        .when(BlockMe({ selfExcludeReasonId: 2 }))
        .expectRefusal("nothing_to_do");
    given(...ready)
      .when(BlockMe({ selfExcludeReasonId: 2 }))
      .expectEvents(BlockWanted({ selfExcludeReasonId: 2 }));
  });
  it("answers all questions of a test, and only while there is one [limits-006]", () => {
    const questions = [{ id: 7, text: "Sure?", answers: [{ id: 1, text: "Yes" }] }];
    const asked = answered(
      SaveLimits,
      { limits: [] },
      { status: 200, data: { tokenGuid: "§secret:1", questions } },
    );
    const answers = [{ questionId: 7, answerId: 1 }];
    const begun = [...ready, LimitWanted({ limitType: 1, limitValue: 50 })];
    given(...begun, asked)
      .when(AnswerLimitTest({ answers }))
      .expectEvents(LimitTestAnswered({ answers }));
    given(...begun, asked)
      .when(AnswerLimitTest({ answers: [] }))
      .expectRefusal("not_ready");
    given(...begun)
      .when(AnswerLimitTest({ answers }))
      .expectRefusal("nothing_to_do");
  });
});
