import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const stored = { local: { "tl.coupon": storedCoupon(901) } };
const watch =
  "CouponPrepaidAsked PrepaidAmountAsked PrepaidAmountFailed CouponPlaced CouponRejected";
const placing = {
  path: "/en/coupon",
  isPlayer: true,
  stored,
  user: "10s PlaceCoupon",
  watch,
  for: "20s",
} as const;
const asked = "PrepaidAmountAsked(ask.accountId=11)";

describe("what may be paid in advance", () => {
  rule("is asked for again once a bet is placed", {
    ...placing,
    server: { PrepaidAmount: answers({ availablePrepaidAmount: 5 }) },
    expect: `${asked} 10s CouponPlaced ${asked}`,
  });
  rule("is asked for again once too much was refused", {
    ...placing,
    server: { PlaceCoupon: fails(409, { code: 2006 }) },
    expect: `${asked} 10s CouponRejected ${asked}`,
  });
  rule("is not asked for after another refusal", {
    ...placing,
    server: { PlaceCoupon: fails(409, { code: 2003 }) },
    expect: `${asked} 10s CouponRejected`,
  });
  rule("is asked for these matches once an advance was refused", {
    ...placing,
    user: "10s TurnPrepaid(true) PlaceCoupon",
    server: {
      PrepaidAmount: answers({ availablePrepaidAmount: 5 }),
      PlaceCoupon: fails(409, { code: 2006 }),
    },
    expect: `${asked} 10s CouponRejected CouponPrepaidAsked(ask.accountId=11) ${asked}`,
  });
  rule("is nothing where a server does not know it", {
    ...placing,
    server: { PrepaidAmount: fails(404) },
    expect: `${asked} PrepaidAmountFailed 10s CouponPlaced ${asked} PrepaidAmountFailed`,
  });
});
