import { PromoCodeActivation, PromoCode, PromoCodes } from "../../../events/promoCodes/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Promo codes of a player. */
export const promoCodeEndpoints: readonly Endpoint[] = [
  endpoint(PromoCode, ({ promocode }) => ({
    method: "POST",
    path: "/web-api/promo-codes/check",
    body: { promocode },
    kind: "player",
    timeoutMs,
  })),
  endpoint(PromoCodeActivation, ({ promocode }) => ({
    method: "POST",
    path: "/web-api/promo-codes/activate",
    body: { promocode },
    kind: "player",
    timeoutMs,
  })),
  endpoint(PromoCodes, ({ pageToken }) => ({
    method: "GET",
    path: "/web-api/promo-codes/history",
    query: { pageToken },
    kind: "player",
    timeoutMs,
  })),
];
