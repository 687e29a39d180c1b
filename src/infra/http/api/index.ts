import {
  LoadCouponLimits,
  LoadPlaceState,
  PlaceCouponCall,
  RefreshCoupon,
} from "../../../events/coupon/events.ts";
import { CheckSession, Disconnect, OpenSession } from "../../../events/session/events.ts";
import { LoadConfig } from "../../../events/shell/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, PLACE_TIMEOUT_MS } from "../request.ts";
import { betToWire } from "./bet.ts";
import { feedEndpoints } from "./feeds.ts";

const timeoutMs = CALL_TIMEOUT_MS;
/** Calls of the first load by the contract's paths. `lng` is the language of the site. */
export const endpoints = (lng: () => string): readonly Endpoint[] => [
  endpoint(LoadConfig, ({ lang }) => ({
    method: "GET",
    path: "/bff-api/config/all.json",
    query: { lang },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(OpenSession, () => ({
    method: "GET",
    path: "/web-api/session",
    kind: "session",
    timeoutMs,
    isJson: false,
  })),
  endpoint(CheckSession, () => ({
    method: "GET",
    path: "/web-api/session/check",
    kind: "session",
    timeoutMs,
  })),
  endpoint(Disconnect, () => ({
    method: "POST",
    path: "/web-api/auth/disconnect",
    kind: "session",
    timeoutMs,
  })),
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
  endpoint(PlaceCouponCall, ({ key, userId, coupon }) => ({
    method: "POST",
    path: "/web-api/coupon/place",
    headers: { "X-Idempotency-Key": key },
    body: { ...coupon, userId, bets: coupon.bets.map(betToWire) },
    kind: "player",
    timeoutMs: PLACE_TIMEOUT_MS,
  })),
  endpoint(LoadPlaceState, ({ requestId }) => ({
    method: "GET",
    path: `/web-api/coupon/place/${encodeURIComponent(requestId)}`,
    kind: "player",
    timeoutMs,
  })),
  ...feedEndpoints(lng),
];
