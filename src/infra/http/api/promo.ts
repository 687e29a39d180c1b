import { Apps, AppInstruction, AppQr } from "../../../events/apps/events.ts";
import { JoinPromotion, Promotion, Promotions } from "../../../events/promo/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const shared = { method: "GET", kind: "shared", timeoutMs } as const;

/** Promotions and the app's own pages. */
export const promoEndpoints: readonly Endpoint[] = [
  endpoint(Promotions, ({ lng }) => ({
    ...shared,
    path: "/web-api/promotions",
    query: { lng },
  })),
  endpoint(Promotion, ({ promotionId, lng }) => ({
    ...shared,
    path: `/web-api/promotions/${encodeURIComponent(promotionId)}`,
    query: { lng },
  })),
  endpoint(JoinPromotion, ({ promotionId }) => ({
    method: "POST",
    path: `/web-api/promotions/${encodeURIComponent(promotionId)}/join`,
    kind: "player",
    timeoutMs,
  })),
  endpoint(Apps, ({ lng }) => ({ ...shared, path: "/web-api/apps", query: { lng } })),
  endpoint(AppInstruction, ({ id, lng }) => ({
    ...shared,
    path: `/web-api/apps/instructions/${encodeURIComponent(id)}`,
    query: { lng },
  })),
  endpoint(AppQr, ({ qrName, lng }) => ({
    ...shared,
    path: `/web-api/apps/qr-codes/${encodeURIComponent(qrName)}`,
    query: { lng },
  })),
];
