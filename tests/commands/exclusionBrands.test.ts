import { it } from "vitest";
import { BlockMe, SaveLimit } from "../../src/commands/limits.ts";
import {
  AvailableLimits,
  BlockWanted,
  LimitWanted,
  SelfExcludeReasons,
} from "../../src/events/limits/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { answered, signedIn } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { given } from "../kit/spec.ts";

const offer = { limitType: 30, availableValues: [1, 30], measure: "days", type: "state" };
const ready = [
  answered(
    SiteConfig,
    { lang: "en" },
    {
      ...siteConfig,
      limits: { availableTypeIds: [30] },
      policy: { id: "XX", figures: {}, brands: ["Touchline", "Northside"] },
    },
  ),
  signedIn,
  answered(AvailableLimits, {}, { data: [offer] }),
  answered(
    SelfExcludeReasons,
    { isTokenSent: false },
    { data: [{ id: 2, selfExcludeReason: "A wish" }] },
  ),
];
const wish = { limitType: 30, limitValue: 7, selfExcludeReasonId: 2 };

it("a self-exclusion is not sent without an answer about brands where the policy pack asks it", () => {
  given(...ready)
    .when(SaveLimit(wish))
    .expectRefusal("not_ready");
  given(...ready)
    .when(BlockMe({ selfExcludeReasonId: 2 }))
    .expectRefusal("not_ready");
});
it.each([true, false])("with the answer %s it is", (isForAllBrands) => {
  given(...ready)
    .when(SaveLimit({ ...wish, isForAllBrands }))
    .expectEvents(LimitWanted({ ...wish, isForAllBrands }));
  given(...ready)
    .when(BlockMe({ selfExcludeReasonId: 2, isForAllBrands }))
    .expectEvents(BlockWanted({ selfExcludeReasonId: 2, isForAllBrands }));
});
