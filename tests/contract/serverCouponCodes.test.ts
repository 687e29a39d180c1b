import { afterAll, beforeAll, describe, it } from "vitest";
import { couponOf, openPicks, place } from "../server/coupons.ts";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

describe("the reference server matches the contract", () => {
  it("for a promo code in the coupon: list, check, place, refusal, history [coupon-040]", async () => {
    const path = "/web-api/coupon/promo-codes";
    await check("listCouponPromoCodes", player.get(path));
    await check("listCouponPromoCodes", operator.visitor().get(path), 401);
    const chosen = (await openPicks(player, "line")).slice(0, 2);
    const { typeId, systemValue, bets } = couponOf(chosen);
    const ask = { promoCode: "FREEBET", typeId, systemValue, bets };
    const checking = (body: object, by = player) => by.post(`${path}/check`, body);
    await check("checkCouponPromoCode", checking(ask));
    await check("checkCouponPromoCode", checking({ ...ask, promoCode: "NOTHING" }));
    await check("checkCouponPromoCode", checking({ ...ask, promoCode: "TRIPLE" }));
    await check("checkCouponPromoCode", checking({ ...ask, promoCode: "" }), 400);
    await check("checkCouponPromoCode", checking({ ...ask, bets: null }), 400);
    await check("checkCouponPromoCode", checking(ask, operator.visitor()), 401);
    const coupon = couponOf(chosen, { amount: 5, options: { promoCode: "FREEBET" } });
    const { body } = await check("placeCoupon", place(player, coupon));
    await check("placeCoupon", place(player, coupon), 409);
    await check("getHistoryCoupon", player.get(`/web-api/bets/coupons/${body.couponId}`));
  });
});
