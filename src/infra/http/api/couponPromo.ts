import { CouponPromoCheck, CouponPromoCodes } from "../../../events/couponPromo/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";
import { betToWire } from "./bet.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Promo codes for the coupon. */
export const couponPromoEndpoints: readonly Endpoint[] = [
  endpoint(CouponPromoCodes, () => ({
    method: "GET",
    path: "/web-api/coupon/promo-codes",
    kind: "player",
    timeoutMs,
  })),
  endpoint(CouponPromoCheck, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/promo-codes/check",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "player",
    timeoutMs,
  })),
];
