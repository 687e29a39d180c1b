import { describe } from "vitest";
import { answers, fails } from "../kit/replies.ts";
import { placeRejected } from "../kit/site.ts";
import { rule, sent } from "./placing.ts";

const aboveMax = answers({ ...placeRejected, code: 2005 });
const watch = "PlaceCouponAsked PlacementRequested CouponRejected CouponLimitsAsked";

describe("a stake that the server finds out of bounds", () => {
  rule("has its bounds loaded once more after the refusal, and is not sent again by itself", {
    server: { PlaceCoupon: aboveMax },
    watch,
    expect: `300ms CouponLimitsAsked 700ms PlacementRequested ${sent} CouponRejected CouponLimitsAsked(ask.typeId=0)`,
  });
  rule("is not asked about again when these bounds do not come", {
    server: { PlaceCoupon: aboveMax, CouponLimits: fails(500, {}) },
    watch,
    expect: `300ms CouponLimitsAsked 700ms PlacementRequested ${sent} CouponRejected CouponLimitsAsked`,
  });
  rule("has none loaded after any other refusal", {
    server: { PlaceCoupon: answers(placeRejected) },
    watch,
    expect: `300ms CouponLimitsAsked 700ms PlacementRequested ${sent} CouponRejected(code=2001)`,
  });
});
