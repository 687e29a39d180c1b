import { BetMatches, CouponCode, SavedCoupon } from "../../../events/couponCodes/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";
import { betToWire } from "./bet.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Coupons under a code, and the matches of a bet that is placed again. */
export const couponCodeEndpoints = ({
  language,
}: {
  readonly language: string;
}): readonly Endpoint[] => [
  endpoint(BetMatches, ({ feed, permanentIds }) => ({
    method: "GET",
    path: `/${feed}-feed/v1/games`,
    query: { lng: language, permanentIds: permanentIds.join(",") },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
  endpoint(SavedCoupon, ({ code, lng }) => ({
    method: "GET",
    path: `/web-api/coupon/load/${encodeURIComponent(code)}`,
    query: { lng },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(CouponCode, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/save",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "either",
    timeoutMs,
  })),
];
