import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
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

/** An express of two bets with a hyper bonus of this many percent. */
const express = { local: { "tl.coupon": storedCoupon(901, 911) } };
const limitsOf = (hyperBonusPercent: number) =>
  answers({
    minBetAmount: 1,
    maxBetAmount: 500,
    maxPayout: null,
    amountStep: 1,
    initialAmount: 10,
    hyperBonusPercent,
    minHyperBonusBetLimit: 2,
    maxHyperBonusLimit: null,
  });

describe("an express whose hyper bonus is less by now", () => {
  rule("has it loaded once more after the refusal, and is not sent again by itself", {
    stored: express,
    server: { CouponLimits: limitsOf(4), PlaceCoupon: answers(placeRejected) },
    watch,
    expect: `300ms CouponLimitsAsked 700ms PlacementRequested(coupon.hyperBonusPercent=4) ${sent} CouponRejected(code=2001) CouponLimitsAsked(ask.typeId=1)`,
  });
  rule("is not asked about where it had none", {
    stored: express,
    server: { CouponLimits: limitsOf(0), PlaceCoupon: answers(placeRejected) },
    watch,
    expect: `300ms CouponLimitsAsked 700ms PlacementRequested(coupon.hyperBonusPercent=0) ${sent} CouponRejected(code=2001)`,
  });
});
