import { expect, it } from "vitest";
import { SaveLimit } from "../../src/commands/limits.ts";
import { PlaceOneClick } from "../../src/commands/oneClickTap.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { AvailableLimits, ClientLimits, LimitWanted } from "../../src/events/limits/events.ts";
import { limitsMissing, playClosedTo } from "../../src/events/limits/playClosed.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { answered, liveFeed, readyToPlace, signedIn, siteWith, withMoney } from "../kit/events.ts";
import { on } from "../kit/oneClick.ts";
import { siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";
import { limit } from "../marbles/limits.ts";

const policy = { id: "SE", figures: {}, neededToPlay: [20, 21, 22] };
const oneClickSite = siteWith({ coupon: { isOneClickEnabled: true }, policy });
const asked = answered(SiteConfig, { lang: "en" }, { ...siteConfig, policy });
const having = (...types: readonly number[]) =>
  answered(ClientLimits, {}, { data: types.map((type) => limit(type)) });

it("without each of the needed limits play is closed, and open once all are in force", () => {
  const closedBy = (...types: readonly number[]) => {
    const state = stateOf(asked, signedIn, having(...types));
    return [limitsMissing(state), playClosedTo(state, 1)];
  };
  expect(closedBy()).toEqual([[20, 21, 22], "limits_missing"]);
  expect(closedBy(20, 22)).toEqual([[21], "limits_missing"]);
  expect(closedBy(20, 21, 22)).toEqual([[], null]);
});

it("a limit that the pack sets for everybody is none, one of the same amount that the player has set is", () => {
  const own = [limit(20), limit(22), limit(21, { isOfPolicy: false })];
  const missing = (...data: ReturnType<typeof limit>[]) =>
    limitsMissing(stateOf(asked, signedIn, answered(ClientLimits, {}, { data })));
  expect(missing(...own)).toEqual([]);
  expect(missing(limit(20), limit(22), limit(21, { isOfPolicy: true }))).toEqual([21]);
});

it("a limit that is only pending is none", () => {
  const pending = limit(21, { limitState: "PENDING" });
  const limits = answered(ClientLimits, {}, { data: [limit(20), pending, limit(22)] });
  expect(limitsMissing(stateOf(asked, signedIn, limits))).toEqual([21]);
});

it("nothing is closed before the limits are known, nor where no limit is needed", () => {
  expect(playClosedTo(stateOf(asked, signedIn), 1)).toBeNull();
  expect(playClosedTo(stateOf(signedIn, having()), 1)).toBeNull();
});

it("the coupon and a tap with one click are refused, and taken once the limits are set", () => {
  given(...readyToPlace, asked, having(20, 21))
    .when(PlaceCoupon({}))
    .expectRefusal("limits_missing");
  given(...readyToPlace, asked, having(20, 21, 22))
    .when(PlaceCoupon({}))
    .expectAccepted();
  const ready = [liveFeed, signedIn, withMoney(), oneClickSite, on];
  given(...ready, having())
    .when(PlaceOneClick({ outcomeId: 901 }))
    .expectRefusal("limits_missing");
  given(...ready, having(20, 21, 22))
    .when(PlaceOneClick({ outcomeId: 901 }))
    .expectAccepted();
});

it("the very amount that the pack sets for everybody may be chosen, and is the player's own from then on", () => {
  const site = { ...siteConfig, policy, limits: { availableTypeIds: [21] } };
  const offer = { limitType: 21, availableValues: [100], measure: "EUR", type: "money" };
  const ready = [
    signedIn,
    answered(SiteConfig, { lang: "en" }, site),
    answered(AvailableLimits, {}, { data: [offer] }),
  ];
  const forAll = answered(ClientLimits, {}, { data: [limit(21, { isOfPolicy: true })] });
  const wish = { limitType: 21, limitValue: 100 };
  given(...ready, forAll)
    .when(SaveLimit(wish))
    .expectEvents(LimitWanted(wish));
  given(...ready, having(21))
    .when(SaveLimit(wish))
    .expectRefusal("nothing_to_do");
});
