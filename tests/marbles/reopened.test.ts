import { describe } from "vitest";
import { RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import { Prices } from "../../src/events/sports/events.ts";
import { storedCoupon } from "../kit/bets.ts";
import { answers, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { pricesAnswer, pricesOf } from "../kit/siteFeed.ts";

/** A server that says to the first `blocked` questions that the bet is blocked. */
const blocking = (blocked: number) =>
  whenAsked(RefreshCoupon, ({ bets }, count) =>
    answers({
      bets: bets.map(({ market }) => ({
        market: { id: market.id, coef: market.coef },
        isBlocked: count <= blocked,
      })),
      coef: 1,
      pollAfterMs: 3_000,
    }),
  );
/** The prices are asked for at once and every 2 s: the outcome is suspended until the third answer. */
const reopening = whenAsked(Prices, (_ask, count) =>
  answers(pricesAnswer(pricesOf("live", undefined, count > 2 ? [0, 0, 0] : [1, 0, 0]))),
);
const visit = {
  path: "/en/coupon",
  isPlayer: true,
  stored: { local: { "tl.coupon": storedCoupon(901) } },
  for: "20s",
} as const;

describe("a bet that was suspended when its locks were asked for", () => {
  rule("can be placed once its price is open again", {
    ...visit,
    server: { RefreshCoupon: blocking(1), Prices: reopening },
    watch: "RefreshCouponAsked CouponButtonChanged(place)",
    expect: `300ms RefreshCouponAsked
             8s RefreshCouponAsked CouponButtonChanged(place) 300ms RefreshCouponAsked`,
  });
  rule("is asked about once, if it is blocked whatever its price says", {
    ...visit,
    server: { RefreshCoupon: blocking(Infinity), Prices: reopening },
    watch: "RefreshCouponAsked CouponButtonChanged(place)",
    expect: "300ms RefreshCouponAsked 8s RefreshCouponAsked",
  });
});
