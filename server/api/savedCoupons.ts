import { readCoupon } from "../coupon/request.ts";
import { savedCoupon, saveCoupon } from "../coupon/saved.ts";
import { readFields } from "../http/body.ts";
import { type App, languageOf, type Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { addressOf, networkOf } from "../http/front.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";

/** saveCoupon, loadCoupon: neither needs a session. [coupon-044] */
export function savedCouponCalls(app: App, service: Service): void {
  app.post("/web-api/coupon/save", async (call) => {
    const coupon = readCoupon(await readFields(call));
    if (coupon.bets.length === 0) throw invalid("bets", "minItems", "at least one bet expected");
    const address = networkOf(addressOf(call, service.front));
    service.rates.spend("saveCoupon", { address }, service.now());
    const { code, expiresAt } = saveCoupon(service, coupon);
    const origin = service.front.origin ?? new URL(call.req.url).origin;
    const url = `${origin}/${languageOf(call)}/coupon?load=${code}`;
    return call.json({ code, url, expiresAt: Math.floor(expiresAt / 1000) });
  });

  app.get("/web-api/coupon/load/:code", (call) => {
    const lng = pageLanguage(call);
    const saved = savedCoupon(service, call.req.param("code"), lng);
    if (saved === null) throw new ApiError(404, 40);
    return sendShared(call, "public, max-age=5", saved);
  });
}
