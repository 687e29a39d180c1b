import {
  ActivatePromoCode,
  CheckPromoCode,
  LoadPromoCodes,
} from "../../../events/promoCodes/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Promo codes of a player. */
export const promoCodeEndpoints: readonly Endpoint[] = [
  endpoint(CheckPromoCode, ({ promocode }) => ({
    method: "POST",
    path: "/web-api/promo-codes/check",
    body: { promocode },
    kind: "player",
    timeoutMs,
  })),
  endpoint(ActivatePromoCode, ({ promocode }) => ({
    method: "POST",
    path: "/web-api/promo-codes/activate",
    body: { promocode },
    kind: "player",
    timeoutMs,
  })),
  endpoint(LoadPromoCodes, ({ pageToken }) => ({
    method: "GET",
    path: "/web-api/promo-codes/history",
    query: { pageToken },
    kind: "player",
    timeoutMs,
  })),
];
