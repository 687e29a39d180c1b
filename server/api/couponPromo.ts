import { exactMinor } from "../../src/events/money/minorUnits.ts";
import {
  codeNamed,
  freeBet,
  giveCode,
  promoOf,
  reasonAgainst,
  reasons,
  usableCodes,
} from "../coupon/couponPromo.ts";
import { coefsOf } from "../coupon/refresh.ts";
import { readCoupon } from "../coupon/request.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type App, languageOf, type Service } from "../http/environment.ts";
import { playerOf } from "../http/identity.ts";
import { isFields } from "../json.ts";
import { toMilli } from "../money.ts";
import { demoPlayerId } from "../players/players.ts";

const maxCharacters = 64;

/** listCouponPromoCodes, checkCouponPromoCode. [coupon-040] */
export function couponPromoCalls(app: App, service: Service): void {
  const { book, rates, store } = service;

  app.get("/web-api/coupon/promo-codes", (call) => {
    const { playerId } = playerOf(service, call);
    const codes = usableCodes(store, playerId, service.now());
    call.header("Cache-Control", "no-store");
    return call.json({ items: codes.map((code) => promoOf(code, languageOf(call))) });
  });

  app.post("/web-api/coupon/promo-codes/check", async (call) => {
    const { playerId } = playerOf(service, call);
    const lng = languageOf(call);
    const fields = await readFields(call);
    const reader = new FieldReader(fields);
    const typed = reader.text("promoCode").trim();
    if (reader.errors.length === 0 && (typed === "" || typed.length > maxCharacters))
      reader.fail("promoCode", "length", `1 to ${maxCharacters} characters expected`);
    reader.done();
    const coupon = readCoupon(fields);
    const account = String(playerId);
    rates.spend("guessPromoCode", { account }, service.now());
    const code = codeNamed(store, playerId, typed);
    if (code === null) return call.json({ success: false, message: reasons.unknown[lng] });
    rates.giveBack("guessPromoCode", { account }, service.now());
    const coefs = coefsOf(book, coupon);
    const against = reasonAgainst(store, playerId, code, coupon, coefs, service.now());
    return call.json({
      success: against === null,
      message: against === null ? "" : against[lng],
      promo: promoOf(code, lng),
    });
  });
}

/**
 * `{ code, amount, currencyIso }` and, where it has such conditions, `minCoef`, `minBets`, `typeIds` and
 * `expiresInMs`: gives the demo player a code. @throws ApiError 400, code 11.
 */
export function orderCouponPromo({ now, store }: Service, command: unknown): void {
  const fields = isFields(command) ? command : {};
  const reader = new FieldReader(fields, "giveCouponPromo.");
  const currencyIso = reader.text("currencyIso");
  const minor = exactMinor(reader.number("amount"), currencyIso);
  const optional = (name: string): number | null =>
    fields[name] === undefined ? null : reader.number(name);
  const expiresInMs = optional("expiresInMs");
  const { typeIds } = fields;
  const given = {
    code: reader.text("code"),
    title: freeBet,
    minor: minor ?? 0,
    currencyIso,
    expiresAt: expiresInMs === null ? null : now() + expiresInMs,
    leastMilli: toMilli(optional("minCoef") ?? 0) || null,
    leastBets: optional("minBets"),
    typeIds: Array.isArray(typeIds) ? typeIds.filter(Number.isInteger) : null,
  };
  if (minor === null || minor <= 0)
    reader.fail("amount", "step", "above 0, no finer than the currency");
  reader.done();
  giveCode(store, demoPlayerId, given);
}
