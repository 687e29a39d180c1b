import { couponAmounts } from "../coupon/amounts.ts";
import { allowedOn } from "../coupon/allowed.ts";
import { withAllowedBonus } from "../coupon/bonus.ts";
import { sizesOf } from "../coupon/blocks.ts";
import { boundsAt } from "../coupon/bounds.ts";
import { hyperBonusAt, hyperFields } from "../coupon/hyperBonus.ts";
import { placeCoupon, placeState } from "../coupon/place.ts";
import type { PlaceAnswer, PlaceResult } from "../coupon/placements.ts";
import { placeSingles } from "../coupon/placeSingles.ts";
import { antiExpressNow, coefsOf, refreshedBets, totalMilliOf } from "../coupon/refresh.ts";
import { type AskedCoupon, checkCount, type CouponToPlace, readCoupon } from "../coupon/request.ts";
import type { Language } from "../feed/cards.ts";
import type { Texts } from "../feed/types.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type Fields, isFields } from "../json.ts";
import { type App, languageOf, type Service } from "../http/environment.ts";
import { ApiError, errorBody, invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { keyOf } from "../http/key.ts";
import { amountStep, initialAmount } from "../../src/events/money/couponAmounts.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { blockTotals, combinationCount } from "../coupon/total.ts";
import { toCoef } from "../money.ts";
import { askBeforeBet } from "../limits/play.ts";
import { type Account, accountOf } from "../players/accounts.ts";
import { currencies } from "../players/currencies.ts";

/** refreshCoupon, getCouponLimits, placeCoupon, placeCoupons, getPlaceState. */
export function couponCalls(app: App, service: Service): void {
  app.post("/web-api/coupon/refresh", async (call) => {
    const fields = await readFields(call);
    const coupon = withAllowedBonus(service, readCoupon(fields));
    const bets = refreshedBets(service, coupon, asList(fields["bets"]), languageOf(call));
    const coef = toCoef(totalMilliOf(service.book, coupon));
    const antiExpress = antiExpressNow(service.book, coupon);
    return call.json({
      bets,
      coef,
      coefByView: coef,
      antiExpressCoef: antiExpress === null ? null : toCoef(antiExpress),
      // Nobody has to sign in for this call, so its amounts are in the currency of every main account.
      systemValues: systemOptions(coupon, mainIso),
      // As for an account with money of the player's own.
      hyperBonusPercent:
        hyperBonusOf(service, coupon, { type: 0, currencyIso: mainIso })?.percent ?? 0,
      pollAfterMs: 3000,
    });
  });

  app.post("/web-api/coupon/limits", async (call) => {
    const { playerId } = playerOf(service, call);
    const fields = await readFields(call);
    const coupon = withAllowedBonus(service, readCoupon(fields));
    const reader = new FieldReader(fields);
    const accountId = reader.integer("accountId");
    reader.done();
    const isVip = fields["isVipBet"] === true && allowedOn(service).isVipAllowed;
    const { promoCode } = fields;
    checkCount(coupon);
    const account = accountOf(service.store, playerId, accountId);
    if (!account) throw invalid("accountId", "unknown", `account ${accountId} is not yours`);
    const { currencyIso: iso } = account;
    // The singles of a set have bounds of their own; what holds for all of them ignores the prices.
    const isSet = coupon.typeId === 9;
    const bounds = boundsAt(
      isSet ? 1000 : totalMilliOf(service.book, coupon),
      iso,
      combinationCount(coupon),
      isVip,
    );
    return call.json({
      minBetAmount: amountOf(bounds.leastMinor, iso),
      maxBetAmount: amountOf(bounds.mostMinor, iso),
      maxPayout: amountOf(bounds.mostPayoutMinor, iso),
      amountStep: amountStep(iso, couponAmounts.amountStepByCurrencyIso),
      initialAmount: initialAmount(iso, couponAmounts.initialAmountByCurrencyIso),
      ...hyperFields(
        hyperBonusOf(
          service,
          { ...coupon, isVipBet: isVip, ...(typeof promoCode === "string" && { promoCode }) },
          account,
        ),
        iso,
      ),
      systemValues: systemOptions(coupon, iso),
      boundsByBetId: isSet ? boundsByBet(service, coupon, iso) : {},
      boundsByBlockId: boundsByBlock(service, coupon, iso, isVip),
    });
  });

  app.post("/web-api/coupon/place", async (call) => {
    const { playerId } = playerOf(service, call);
    const fields = await readFields(call);
    await askBeforeBet(service, playerId);
    const answer = placeCoupon(service, playerId, keyOf(call), fields);
    if (answer.status === 409) return call.json(errorBody(refusal(answer), languageOf(call)), 409);
    return call.json(answer.body);
  });

  app.post("/web-api/coupon/place-batch", async (call) => {
    const { playerId } = playerOf(service, call);
    const lng = languageOf(call);
    const fields = await readFields(call);
    await askBeforeBet(service, playerId);
    const results = placeSingles(service, playerId, keyOf(call), fields);
    return call.json({
      results: results.map((result) =>
        result.state === "accepted"
          ? { ...result, message: acceptedText[lng] }
          : withReason(result, lng),
      ),
    });
  });

  app.get("/web-api/coupon/place/:requestId", (call) => {
    const { playerId } = playerOf(service, call);
    const result = placeState(service, playerId, call.req.param("requestId"));
    return call.json(withReason(result, languageOf(call)));
  });
}

/** What the coupon would get at the prices of now. */
const hyperBonusOf = (
  service: Service,
  coupon: AskedCoupon & Pick<Partial<CouponToPlace>, "isVipBet" | "promoCode">,
  account: Pick<Account, "type" | "currencyIso">,
) =>
  hyperBonusAt(
    coupon,
    coefsOf(service.book, coupon),
    account,
    allowedOn(service).isHyperBonusGiven,
  );

const mainIso = currencies[0]?.iso ?? "EUR";

const acceptedText: Texts = { en: "Bet accepted", ru: "Ставка принята" };

/** The result as the player is told: a rejected one with its reason. */
function withReason(result: PlaceResult, lng: Language): Fields {
  if (result.state !== "rejected") return result;
  const { message } = errorBody(refusal({ status: 409, body: result }), lng);
  const { data: _, ...rejected } = result;
  return { ...rejected, message };
}

/** The sizes that a system of these bets can have, with the least stake of each. [coupon-008] */
function systemOptions(coupon: AskedCoupon, iso: string): readonly Fields[] {
  const offset = coupon.bets.filter(({ isBanker }) => isBanker).length;
  if (coupon.typeId !== 2) return [];
  return sizesOf(coupon).map(({ size, count }) => ({
    value: size,
    offset,
    minBetAmount: amountOf(boundsAt(1000, iso, count).leastMinor, iso),
    combo: count,
  }));
}

/** The bounds of each single, by outcome id. */
function boundsByBet({ book }: Service, { bets }: AskedCoupon, iso: string): Fields {
  return Object.fromEntries(
    bets.map((bet) => {
      const bounds = boundsAt(totalMilliOf(book, { typeId: 0, systemValue: 2, bets: [bet] }), iso);
      return [
        bet.outcomeId,
        {
          minBetAmount: amountOf(bounds.leastMinor, iso),
          maxBetAmount: amountOf(bounds.mostMinor, iso),
        },
      ];
    }),
  );
}

/** The bounds of each block of a system, by its id. [coupon-045] */
function boundsByBlock(
  { book }: Service,
  coupon: AskedCoupon,
  iso: string,
  isVip: boolean,
): Fields {
  const totals = blockTotals(coupon, coefsOf(book, coupon));
  return Object.fromEntries(
    totals.map(({ blockId, count, totalMilli }) => {
      const bounds = boundsAt(totalMilli, iso, count, isVip);
      return [
        blockId,
        {
          minBetAmount: amountOf(bounds.leastMinor, iso),
          maxBetAmount: amountOf(bounds.mostMinor, iso),
        },
      ];
    }),
  );
}

function refusal({ body }: PlaceAnswer): ApiError {
  const data = isFields(body["data"]) ? body["data"] : {};
  return new ApiError(409, Number(body["code"]), { data: { ...data, bets: body["bets"] } });
}

function asList(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
