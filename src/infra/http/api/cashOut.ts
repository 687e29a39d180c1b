import { CashOut, CashOutOffer } from "../../../events/cashOut/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint, PLACE_TIMEOUT_MS } from "../request.ts";

const pathOf = (couponId: number): string => `/web-api/bets/coupons/${couponId}/cash-out`;

/** The cash-out offer for a coupon, and its sale. */
export const cashOutEndpoints: readonly Endpoint[] = [
  endpoint(CashOutOffer, ({ couponId }) => ({
    method: "GET",
    path: pathOf(couponId),
    kind: "player",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
  endpoint(CashOut, ({ key, wish: { couponId, amount, mode, offerId } }) => ({
    method: "POST",
    path: pathOf(couponId),
    headers: { "X-Idempotency-Key": key },
    body: { amount, mode, offerId },
    kind: "player",
    timeoutMs: PLACE_TIMEOUT_MS,
  })),
];
