import { CouponCode, SavedCoupon } from "../../../events/couponCodes/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";
import { betToWire } from "./bet.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Coupons under a code. */
export const couponCodeEndpoints: readonly Endpoint[] = [
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
