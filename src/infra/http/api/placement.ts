import { PlaceState, PlaceCoupon } from "../../../events/placement/events.ts";
import { CouponPrepaid } from "../../../events/placement/prepaidEvents.ts";
import { CouponLimits, RefreshCoupon } from "../../../events/placement/boundsEvents.ts";
import { PlaceSingles } from "../../../events/placement/singlesEvents.ts";
import { TopUpDemoMoney } from "../../../events/placement/demoMoneyEvents.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, PLACE_TIMEOUT_MS } from "../request.ts";
import { betToWire } from "./bet.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/**
 * The same value with the fields of each object sorted by name. A placement is repeated from what the device
 * has stored, and to a server that compares bytes another field order would be a different request under the
 * same key.
 */
function withSortedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedFields);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, withSortedFields(field)]));
}

/** Refresh, limits and placement of the coupon; demo money. */
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
    body: withSortedFields({
      ...coupon,
      userId,
      bets: coupon.bets.map(betToWire),
      ...(isOneClick === true ? { options: { ...coupon.options, isOneClick } } : {}),
    }),
    kind: "player",
    timeoutMs: PLACE_TIMEOUT_MS,
  })),
  endpoint(PlaceSingles, ({ setKey, userId, singles }) => ({
    method: "POST",
    path: "/web-api/coupon/place-batch",
    headers: { "X-Idempotency-Key": setKey },
    body: withSortedFields({
      coupons: singles.map(({ key, coupon }) => ({
        ...coupon,
        userId,
        bets: coupon.bets.map(betToWire),
        options: { ...coupon.options, idempotencyKey: key },
      })),
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
  endpoint(CouponPrepaid, ({ accountId, permanentIds }) => ({
    method: "GET",
    path: "/web-api/coupon/prepaid",
    query: { accountId, permanentIds: permanentIds.join(",") },
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
