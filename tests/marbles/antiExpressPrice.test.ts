import { describe } from "vitest";
import { RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import { Prices } from "../../src/events/sports/events.ts";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, whenAsked } from "../kit/replies.ts";
import { rule as anyRule } from "../kit/rule.ts";
import { pricesAnswer, pricesOf } from "../kit/siteFeed.ts";
import type { Timeline } from "../kit/timeline.ts";

/** A server that makes 1.2 of the anti-express of these bets, then `then`. */
const pricing = (then: number) => ({
  RefreshCoupon: whenAsked(RefreshCoupon, ({ bets }, count) =>
    answers({
      bets: bets.map(({ market }) => ({ market: { id: market.id, coef: market.coef } })),
      coef: 1,
      antiExpressCoef: count === 1 ? 1.2 : then,
      pollAfterMs: 3_000,
    }),
  ),
});
const line = pricesAnswer(pricesOf("line"));
const live = (coef: number) => pricesAnswer(pricesOf("live", [coef, 3.4, 4.25]));
/** The prices are asked for at once and every 4 s: the live pick moves at 8 s. */
const moving = {
  Prices: whenAsked(Prices, ({ feed }, count) =>
    answers(feed === "line" ? line : live(count > 4 ? 1.5 : 1.85)),
  ),
};
const rule = (title: string, timeline: Timeline) =>
  anyRule(title, {
    path: "/en/coupon",
    isPlayer: true,
    stored: { local: { "tl.coupon": { ...storedCoupon(901, 911), typeId: 4 } } },
    for: "10s",
    ...timeline,
  });

describe("the price of an anti-express", () => {
  rule("comes before it can be placed, and is asked for again when a pick moves", {
    server: { ...pricing(1.1), ...moving },
    watch: `RefreshCouponAsked CouponButtonChanged(pricing) CouponButtonChanged(place)
            CouponButtonChanged(accept_place)`,
    expect: `CouponButtonChanged(pricing) 300ms RefreshCouponAsked CouponButtonChanged(place)
             CouponButtonChanged(place) 8s RefreshCouponAsked CouponButtonChanged(accept_place)`,
  });
  rule("is asked for again after a refusal", {
    server: { ...pricing(1.1), PlaceCoupon: fails(409, { code: 2001 }) },
    user: "2s PlaceCoupon",
    watch: "RefreshCouponAsked CouponButtonChanged(accept_place)",
    expect: "300ms RefreshCouponAsked 2s RefreshCouponAsked CouponButtonChanged(accept_place)",
  });
  rule("is asked for again once there is a network, and stays until then", {
    server: pricing(1.2),
    network: "4s offline 2s online",
    watch: "RefreshCouponAsked RefreshCouponFailed CouponButtonChanged(leave_anti_express)",
    expect: `300ms RefreshCouponAsked 4s RefreshCouponAsked RefreshCouponFailed
             2s RefreshCouponAsked`,
  });
  rule("is offered for an express without a second question about the same picks", {
    stored: { local: { "tl.coupon": { ...storedCoupon(901, 911), typeId: 1 } } },
    server: pricing(1.2),
    watch: "RefreshCouponAsked",
    expect: "300ms RefreshCouponAsked",
  });
});
