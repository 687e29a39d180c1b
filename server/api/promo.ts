import { htmlOf } from "../content/markup.ts";
import { promoCodeNamed } from "../content/promoCodes.ts";
import { posterOf, type PromotionText, promotions } from "../content/promotions.ts";
import type { Language } from "../feed/cards.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { cdnKept, sendFile, sendShared } from "../http/shared.ts";
import { activatePromoCode } from "../players/promoCodes.ts";

const kept = "public, max-age=300";
const frameKept = "public, max-age=60";

/** listPromotions, getPromotion, joinPromotion, getPromoFrame. [promo-001] */
export function promoCalls(app: App, service: Service): void {
  const { store, appVersion } = service;
  const known = (id: string): PromotionText => {
    const found = promotions.find((one) => one.id === id);
    if (!found) throw new ApiError(404, 40);
    return found;
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
    const items = promotions.filter((one) => !isOver(one)).map((one) => cardOf(one, lng));
    return sendShared(call, kept, { items });
  });

  app.get("/web-api/promotions/:promotionId", (call) => {
    const lng = pageLanguage(call);
    const found = known(call.req.param("promotionId"));
    return sendShared(call, kept, { ...cardOf(found, lng), html: htmlOf(found.text[lng], lng) });
  });

  app.post("/web-api/promotions/:promotionId/join", (call) => {
    const { playerId } = playerOf(service, call);
    const found = known(call.req.param("promotionId"));
    const code = promoCodeNamed(found.promocode);
    if (!code || !found.isJoinNeeded || isOver(found)) throw new ApiError(404, 40);
    activatePromoCode(store, playerId, code, service.now());
    return call.json({ success: true, message: "" });
  });

  app.get("/cdn/:version/promo/:file", (call) => {
    const file = call.req.param("file");
    if (!file.endsWith(".svg")) throw new ApiError(404, 40);
    const poster = posterOf(known(file.slice(0, -".svg".length)));
    return sendFile(call, cdnKept, "image/svg+xml", new TextEncoder().encode(poster));
  });

  app.get("/promo-frame/:path{.+}", (call) => {
    const lng = pageLanguage(call);
    const [place, id = "", ...rest] = call.req.param("path").split("/");
    const isShowcase = place === "showcase" && id === "";
    if (!isShowcase && (place !== "promotions" || rest.length > 0)) throw new ApiError(404, 40);
    const shown = isShowcase ? promotions.filter((one) => !isOver(one)) : [known(id)];
    call.header("Content-Security-Policy", framePolicy);
    call.header("X-Frame-Options", "SAMEORIGIN");
    const bytes = new TextEncoder().encode(frameOf(shown, lng));
    return sendFile(call, frameKept, "text/html; charset=UTF-8", bytes);
  });
}

/** Nothing in it runs, loads or leads anywhere, and only this site may frame it. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Posters side by side that scroll under the thumb; one alone fills the frame. */
const frameOf = (shown: readonly PromotionText[], lng: Language): string => `<!doctype html>
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
<ul tabindex="0">${shown
  .map(
    ({ mark, colour, title, lead }) =>
      `<li style="background:${colour}"><b>${mark}</b>${title[lng]}<span>${lead[lng]}</span></li>`,
  )
  .join("")}</ul></html>`;
