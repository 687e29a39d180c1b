import {
  LoadCouponLimits,
  LoadPlaceState,
  PlaceCouponCall,
  RefreshCoupon,
} from "../../../events/coupon/placeEvents.ts";
import { TopUpDemoMoney } from "../../../events/demoMoney/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, PLACE_TIMEOUT_MS } from "../request.ts";
import { betToWire } from "./bet.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Locks and bounds of the coupon, and its placing. */
export const couponEndpoints: readonly Endpoint[] = [
  endpoint(RefreshCoupon, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/refresh",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "either",
    timeoutMs,
  })),
  endpoint(LoadCouponLimits, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/limits",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "player",
    timeoutMs,
  })),
  endpoint(PlaceCouponCall, ({ key, userId, coupon, isOneClick }) => ({
    method: "POST",
    path: "/web-api/coupon/place",
    headers: { "X-Idempotency-Key": key },
    body: {
      ...coupon,
      userId,
      bets: coupon.bets.map(betToWire),
      ...(isOneClick === true ? { options: { isOneClick } } : {}),
    },
    kind: "player",
    timeoutMs: PLACE_TIMEOUT_MS,
  })),
  endpoint(TopUpDemoMoney, ({ key, accountId }) => ({
    method: "POST",
    path: "/web-api/demo-money/top-up",
    headers: { "X-Idempotency-Key": key },
    body: { accountId },
    kind: "player",
    timeoutMs,
  })),
  endpoint(LoadPlaceState, ({ requestId }) => ({
    method: "GET",
    path: `/web-api/coupon/place/${encodeURIComponent(requestId)}`,
    kind: "player",
    timeoutMs,
  })),
];
