import { htmlOf } from "../content/markup.ts";
import { promoCodeNamed } from "../content/promoCodes.ts";
import { posterOf, type PromotionText, promotions } from "../content/promotions.ts";
import type { Language } from "../feed/cards.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { cdnKept, sendFile, sendShared } from "../http/shared.ts";
import { assertNotExcluded } from "../limits/play.ts";
import { activatePromoCode } from "../players/promoCodes.ts";

const cacheControl = "public, max-age=300";
const frameCacheControl = "public, max-age=60";

/** listPromotions, getPromotion, joinPromotion, getPromoFrame. [promo-001] */
export function promoCalls(app: App, service: Service): void {
  const { store, appVersion } = service;
  const promotionOf = (id: string): PromotionText => {
    const promotion = promotions.find((candidate) => candidate.id === id);
    if (!promotion) throw new ApiError(404, 40);
    return promotion;
  };
  const isOver = ({ endAt }: PromotionText) => endAt !== null && endAt * 1000 <= service.now();
  const cardOf = (
    { id, title, link, startAt, endAt, isJoinNeeded }: PromotionText,
    lng: Language,
  ) => ({
    id,
    title: title[lng],
    imageUrl: `/cdn/${appVersion}/promo/${id}.svg`,
    link,
    startAt,
    endAt,
    isJoinNeeded,
  });

  app.get("/web-api/promotions", (call) => {
    const lng = pageLanguage(call);
    // All countries have the same promotions.
    naturalIn(call, "countryId");
    const items = promotions
      .filter((promotion) => !isOver(promotion))
      .map((promotion) => cardOf(promotion, lng));
    return sendShared(call, cacheControl, { items });
  });

  app.get("/web-api/promotions/:promotionId", (call) => {
    const lng = pageLanguage(call);
    const promotion = promotionOf(call.req.param("promotionId"));
    const html = htmlOf(promotion.text[lng], lng);
    return sendShared(call, cacheControl, { ...cardOf(promotion, lng), html });
  });

  app.post("/web-api/promotions/:promotionId/join", (call) => {
    const { playerId } = playerOf(service, call);
    const promotion = promotionOf(call.req.param("promotionId"));
    const code = promoCodeNamed(promotion.promocode);
    if (!code || !promotion.isJoinNeeded || isOver(promotion)) throw new ApiError(404, 40);
    assertNotExcluded(service, playerId);
    activatePromoCode(store, playerId, code, service.now());
    return call.json({ success: true, message: "" });
  });

  app.get("/cdn/:version/promo/:file", (call) => {
    const file = call.req.param("file");
    if (!file.endsWith(".svg")) throw new ApiError(404, 40);
    const poster = posterOf(promotionOf(file.slice(0, -".svg".length)));
    return sendFile(call, cdnKept, "image/svg+xml", new TextEncoder().encode(poster));
  });

  app.get("/promo-frame/:path{.+}", (call) => {
    const lng = pageLanguage(call);
    const [page, id = "", ...extra] = call.req.param("path").split("/");
    const isShowcase = page === "showcase" && id === "";
    if (!isShowcase && (page !== "promotions" || extra.length > 0)) throw new ApiError(404, 40);
    const framed = isShowcase
      ? promotions.filter((promotion) => !isOver(promotion))
      : [promotionOf(id)];
    call.header("Content-Security-Policy", framePolicy);
    call.header("X-Frame-Options", "SAMEORIGIN");
    const bytes = new TextEncoder().encode(frameOf(framed, lng));
    return sendFile(call, frameCacheControl, "text/html; charset=UTF-8", bytes);
  });
}

/** Nothing in the frame runs scripts, loads anything or navigates, and only this site may embed it. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Posters side by side in a horizontal scroller; a single one fills the frame. */
const frameOf = (framed: readonly PromotionText[], lng: Language): string => `<!doctype html>
<html lang="${lng}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${lng === "ru" ? "Акции" : "Promotions"}</title>
<style>
*{box-sizing:border-box;margin:0}
body{font:600 16px/1.3 system-ui,sans-serif;color:#fff}
ul{display:flex;gap:12px;list-style:none;padding:0;overflow-x:auto;block-size:100vh;scroll-snap-type:x mandatory}
li{flex:0 0 84%;display:grid;align-content:end;gap:4px;padding:16px;border-radius:16px;scroll-snap-align:start}
li:only-child{flex-basis:100%}
b{font-size:34px;line-height:1.1;font-weight:800}
span{font-weight:500;font-size:14px}
</style>
<ul tabindex="0">${framed
  .map(
    ({ mark, colour, title, lead }) =>
      `<li style="background:${colour}"><b>${mark}</b>${title[lng]}<span>${lead[lng]}</span></li>`,
  )
  .join("")}</ul></html>`;
