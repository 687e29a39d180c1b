import {
  CouponLimits,
  PlaceState,
  PlaceCoupon,
  RefreshCoupon,
} from "../../../events/placement/events.ts";
import { TopUpDemoMoney } from "../../../events/placement/demoMoneyEvents.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, PLACE_TIMEOUT_MS } from "../request.ts";
import { betToWire } from "./bet.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/**
 * The same value with the fields of each object by name. A placement is repeated from what a device has kept,
 * and to a server that compares bytes another order of fields would be another request under the same key.
 */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}

/** Locks and bounds of the coupon, and its placing. */
export const couponEndpoints: readonly Endpoint[] = [
  endpoint(RefreshCoupon, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/refresh",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "either",
    timeoutMs,
  })),
  endpoint(CouponLimits, ({ bets, ...rest }) => ({
    method: "POST",
    path: "/web-api/coupon/limits",
    body: { ...rest, bets: bets.map(betToWire) },
    kind: "player",
    timeoutMs,
  })),
  endpoint(PlaceCoupon, ({ key, userId, coupon, isOneClick }) => ({
    method: "POST",
    path: "/web-api/coupon/place",
    headers: { "X-Idempotency-Key": key },
    body: inOrder({
      ...coupon,
      userId,
      bets: coupon.bets.map(betToWire),
      ...(isOneClick === true ? { options: { isOneClick } } : {}),
    }),
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
  endpoint(PlaceState, ({ requestId }) => ({
    method: "GET",
    path: `/web-api/coupon/place/${encodeURIComponent(requestId)}`,
    kind: "player",
    timeoutMs,
  })),
];
