import { couponAmounts } from "../coupon/amounts.ts";
import { boundsAt } from "../coupon/bounds.ts";
import { type PlaceAnswer, placeCoupon, placeState } from "../coupon/place.ts";
import { refreshedBets, totalMilliOf } from "../coupon/refresh.ts";
import { checkCount, readCoupon } from "../coupon/request.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type Fields, isFields } from "../json.ts";
import { type App, languageOf, type Service } from "../http/environment.ts";
import { ApiError, errorBody, invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { keyOf } from "../http/key.ts";
import { amountStep, initialAmount } from "../../src/events/money/couponAmounts.ts";
import { amountOf } from "../../src/events/money/minorUnits.ts";
import { toCoef } from "../money.ts";
import { accountOf } from "../players/accounts.ts";

/** refreshCoupon, getCouponLimits, placeCoupon, getPlaceState. */
export function couponCalls(app: App, service: Service): void {
  app.post("/web-api/coupon/refresh", async (call) => {
    const fields = await readFields(call);
    const coupon = readCoupon(fields);
    const bets = refreshedBets(service, coupon, asList(fields["bets"]), languageOf(call));
    const coef = toCoef(totalMilliOf(service.book, coupon));
    return call.json({
      bets,
      coef,
      coefByView: coef,
      antiExpressCoef: null,
      systemValues: [],
      hyperBonusPercent: 0,
      pollAfterMs: 3000,
    });
  });

  app.post("/web-api/coupon/limits", async (call) => {
    const { playerId } = playerOf(service, call);
    const fields = await readFields(call);
    const coupon = readCoupon(fields);
    const reader = new FieldReader(fields);
    const accountId = reader.integer("accountId");
    reader.done();
    checkCount(coupon);
    const account = accountOf(service.store, playerId, accountId);
    if (!account) throw invalid("accountId", "unknown", `account ${accountId} is not yours`);
    const { currencyIso: iso } = account;
    const bounds = boundsAt(totalMilliOf(service.book, coupon), iso);
    return call.json({
      minBetAmount: amountOf(bounds.leastMinor, iso),
      maxBetAmount: amountOf(bounds.mostMinor, iso),
      maxPayout: amountOf(bounds.mostPayoutMinor, iso),
      amountStep: amountStep(iso, couponAmounts.amountStepByCurrencyIso),
      initialAmount: initialAmount(iso, couponAmounts.initialAmountByCurrencyIso),
      hyperBonusPercent: 0,
      minHyperBonusBetLimit: 0,
      maxHyperBonusLimit: null,
      systemValues: [],
      boundsByBetId: {},
    });
  });

  app.post("/web-api/coupon/place", async (call) => {
    const { playerId } = playerOf(service, call);
    const answer = placeCoupon(service, playerId, keyOf(call), await readFields(call));
    if (answer.status === 409) return call.json(errorBody(refusal(answer), languageOf(call)), 409);
    return call.json(answer.body);
  });

  app.get("/web-api/coupon/place/:requestId", (call) => {
    const { playerId } = playerOf(service, call);
    const result = placeState(service, playerId, call.req.param("requestId"));
    if (result.state !== "rejected") return call.json(result);
    const { message } = errorBody(refusal({ status: 409, body: result }), languageOf(call));
    const { data: _, ...rejected } = result;
    return call.json({ ...rejected, message });
  });
}

function refusal({ body }: PlaceAnswer): ApiError {
  const data = isFields(body["data"]) ? body["data"] : {};
  return new ApiError(409, Number(body["code"]), { data: { ...data, bets: body["bets"] } });
}

function asList(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
