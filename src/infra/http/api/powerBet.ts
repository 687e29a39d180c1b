import { PowerBet, PowerBetCoupon, PowerBetOffers } from "../../../events/powerBet/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, PLACE_TIMEOUT_MS } from "../request.ts";

const couponPath = (couponId: number): string => `/web-api/bets/coupons/${couponId}`;
const powerPath = (couponId: number): string => `${couponPath(couponId)}/powerbet`;

/** A bet, its power bets, and taking one. */
export const powerBetEndpoints: readonly Endpoint[] = [
  endpoint(PowerBetCoupon, ({ couponId }) => ({
    method: "GET",
    path: couponPath(couponId),
    kind: "player",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
  endpoint(PowerBetOffers, ({ couponId }) => ({
    method: "GET",
    path: powerPath(couponId),
    kind: "player",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
  endpoint(PowerBet, ({ key, wish: { couponId, amount, coef, offerId } }) => ({
    method: "POST",
    path: powerPath(couponId),
    headers: { "X-Idempotency-Key": key },
    body: { offerId, amount, coef },
    kind: "player",
    timeoutMs: PLACE_TIMEOUT_MS,
  })),
];
