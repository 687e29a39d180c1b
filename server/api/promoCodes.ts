import { type PromoCodeText, promoCodeNamed } from "../content/promoCodes.ts";
import type { Texts } from "../feed/types.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type App, type Call, languageOf, type Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { naturalIn } from "../http/query.ts";
import { assertNotExcluded } from "../limits/play.ts";
import { activatePromoCode, promoCodeState, promoCodeUses } from "../players/promoCodes.ts";

const pageSize = 20;
const maxCharacters = 64;

const unknownCode: Texts = {
  en: "There is no such code. Check each letter",
  ru: "Такого кода нет. Проверьте каждую букву",
};
const credited: Texts = { en: "Bonus credited", ru: "Бонус начислен" };

/** checkPromoCode, activatePromoCode, listPromoCodeHistory. [route-office-003] */
export function promoCodeCalls(app: App, service: Service): void {
  const { store } = service;

  app.post("/web-api/promo-codes/check", async (call) => {
    const { playerId } = playerOf(service, call);
    const code = findCode(service, playerId, await codeIn(call));
    const lng = languageOf(call);
    if (!code) return call.json({ success: false, message: unknownCode[lng] });
    const { promocode, title, expiresAt } = code;
    const state = promoCodeState(store, playerId, code, service.now());
    const promo = { promocode, title: title[lng], state, expiresAt };
    return call.json({ success: true, message: "", promo });
  });

  app.post("/web-api/promo-codes/activate", async (call) => {
    const { playerId } = playerOf(service, call);
    const code = findCode(service, playerId, await codeIn(call));
    if (!code) throw new ApiError(404, 40);
    assertNotExcluded(service, playerId);
    activatePromoCode(store, playerId, code, service.now());
    return call.json({ success: true, message: credited[languageOf(call)] });
  });

  app.get("/web-api/promo-codes/history", (call) => {
    const { playerId } = playerOf(service, call);
    const limit = Math.min(naturalIn(call, "limit") ?? pageSize, 100);
    const beforeId = naturalIn(call, "pageToken") ?? Number.MAX_SAFE_INTEGER;
    const uses = promoCodeUses(store, playerId, beforeId, limit + 1);
    const page = uses.slice(0, limit);
    const last = page.at(-1);
    const lng = languageOf(call);
    const items = page.map(({ promocode, at, amount, currencyIso }) => {
      const title = promoCodeNamed(promocode)?.title[lng] ?? promocode;
      return { promocode, title, at, state: "used" as const, amount, currencyIso };
    });
    const hasMore = uses.length > limit && last !== undefined;
    call.header("Cache-Control", "no-store");
    return call.json({ items, nextPageToken: hasMore ? String(last.id) : null });
  });
}

/** @throws ApiError 400, code 11, if the code is missing or too long. */
async function codeIn(call: Call): Promise<string> {
  const reader = new FieldReader(await readFields(call));
  const typed = reader.text("promocode").trim();
  if (reader.errors.length === 0 && (typed === "" || typed.length > maxCharacters))
    reader.fail("promocode", "length", `1 to ${maxCharacters} characters expected`);
  reader.done();
  return typed;
}

/** Finds a code; guessing is rate-limited. @throws ApiError 429, code 60, after too many unknown codes. */
function findCode(
  { rates, now }: Service,
  playerId: number,
  typed: string,
): PromoCodeText | undefined {
  const account = String(playerId);
  rates.spend("guessPromoCode", { account }, now());
  const code = promoCodeNamed(typed);
  if (code) rates.giveBack("guessPromoCode", { account }, now());
  return code;
}
