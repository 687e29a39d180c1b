import { expect, it } from "vitest";
import { DeclineLimits } from "../../src/commands/limits.ts";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import {
  ClientLimits,
  LimitsDeclined,
  LimitsPromptShown,
  LimitTestAnswers,
  LimitWanted,
  ReviewLimits,
  SaveLimits,
} from "../../src/events/limits/events.ts";
import { playClosedTo, unansweredPrompt } from "../../src/events/limits/playClosed.ts";
import { answered, liveFeed, readyToPlace, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { on } from "../kit/oneClick.ts";
import { given, stateOf } from "../kit/spec.ts";
import { limit } from "../marbles/limits.ts";

const asking = (limitsPrompt: string) =>
  siteWith({
    coupon: { isOneClickEnabled: true },
    policy: { id: "XX", figures: {}, limitsPrompt },
  });
const never = answered(ClientLimits, {}, { data: [], reviewedAt: null });
const declined = answered(ReviewLimits, { answer: "none" }, { data: { reviewedAt: 1 } });

it("where all tools are told first, no bet is placed before the answer", () => {
  given(...readyToPlace, asking("tools"), never)
    .when(PlaceCoupon({}))
    .expectRefusal("limits_unanswered");
  given(...readyToPlace, asking("tools"), never, declined)
    .when(PlaceCoupon({}))
    .expectAccepted();
  const ready = [liveFeed, signedIn, withMoney(), asking("tools"), on];
  given(...ready, never)
    .when(PlaceOneClick({ outcomeId: 901 }))
    .expectRefusal("limits_unanswered");
  given(...ready, never, declined)
    .when(PlaceOneClick({ outcomeId: 901 }))
    .expectAccepted();
});

it("where a limit is asked about before a deposit, bets are open", () => {
  given(...readyToPlace, asking("deposit"), never)
    .when(PlaceCoupon({}))
    .expectAccepted();
});

it("nothing is closed where the server keeps no answers", () => {
  const silent = answered(ClientLimits, {}, { data: [] });
  expect(playClosedTo(stateOf(asking("tools"), signedIn, silent), 1)).toBeNull();
});

it("is declined only while it is on screen, and once", () => {
  const shown = [asking("deposit"), signedIn, never, LimitsPromptShown({})];
  given(asking("deposit"), signedIn, never).when(DeclineLimits({})).expectRefusal("nothing_to_do");
  given(...shown)
    .when(DeclineLimits({}))
    .expectEvents(LimitsDeclined({}));
  given(...shown, LimitsDeclined({}))
    .when(DeclineLimits({}))
    .expectRefusal("nothing_to_do");
});

it("a limit that is saved answers, one that is taken back or asks questions first does not", () => {
  const saves = (limitType: number, limitValue: number, data: object = { limitsData: [] }) => {
    const ask = { limits: [{ limitType, limitValue }] };
    const state = stateOf(
      asking("deposit"),
      signedIn,
      never,
      LimitWanted({ limitType, limitValue }),
      answered(SaveLimits, ask, { status: 200, data }),
    );
    return unansweredPrompt(state) === undefined;
  };
  expect([saves(20, 50), saves(1, 50), saves(12, 50), saves(31, 2)]).toEqual(Array(4).fill(true));
  expect([saves(20, 999_999_999), saves(31, -1), saves(32, 5), saves(33, 7)]).toEqual(
    Array(4).fill(false),
  );
  expect(saves(20, 50, { questions: [{ id: 1, text: "?", answers: [] }] })).toBe(false);
});

it("a limit that is saved after its questions answers, too", () => {
  const after = (limitType: number, success: boolean) =>
    unansweredPrompt(
      stateOf(
        asking("deposit"),
        signedIn,
        never,
        LimitWanted({ limitType, limitValue: 7 }),
        answered(
          LimitTestAnswers,
          { tokenGuid: "§secret:1", answers: [] },
          { questionsResult: [], success, limitsData: [limit(limitType)] },
        ),
      ),
    );
  expect([after(20, true), after(20, false), after(32, true)]).toEqual([
    undefined,
    "deposit",
    "deposit",
  ]);
});
