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
  it("for a Vip bet: limits, place, refusal, state, history [coupon-032] [coupon-034]", async () => {
    const chosen = (await openPicks(player, "line")).slice(0, 5);
    const options = { isVipBet: true };
    const ask = { ...couponOf(chosen), isVipBet: false };
    const { body } = await check("getCouponLimits", player.post("/web-api/coupon/limits", ask));
    const vip = { ...ask, isVipBet: true };
    await check("getCouponLimits", player.post("/web-api/coupon/limits", vip));
    const coupon = couponOf(chosen, {
      amount: body.maxBetAmount + 1,
      changeCoefAction: 1,
      options,
    });
    const placed = await check("placeCoupon", place(player, coupon));
    const path = `/web-api/coupon/place/${placed.body.requestId}`;
    await check("getPlaceState", player.get(path));
    await operator.control({ advanceMs: 10_000 });
    const { body: taken } = await check("getPlaceState", player.get(path));
    await check("getHistoryCoupon", player.get(`/web-api/bets/coupons/${taken.couponId}`));
    const live = (await openPicks(player, "live")).slice(0, 1);
    await check("placeCoupon", place(player, couponOf(live, { options })), 409);
  });
});
