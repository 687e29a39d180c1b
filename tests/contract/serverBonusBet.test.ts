import { afterAll, beforeAll, describe, it } from "vitest";
import { bonusToSend } from "../../src/events/coupon/index.ts";
import { betToWire } from "../../src/infra/http/api/bet.ts";
import { couponOf, openPicks, place } from "../server/coupons.ts";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { added, siteWith } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";
import { check } from "./check.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

/** As the app sends it. */
const bonusBets = () =>
  bonusToSend(
    stateOf(siteWith({ coupon: { isBonusBetAllowed: true } }), ...added(901, 902, 903)),
  ).map(betToWire);

describe("the reference server matches the contract", () => {
  it("for a bonus bet: refresh, limits, place, refusal, history [bets-006] [coupon-025]", async () => {
    const chosen = (await openPicks(player, "line")).slice(-3);
    const bets = [...couponOf(chosen).bets, ...bonusBets()];
    const coupon = { ...couponOf(chosen), bets };
    const ask = { typeId: 1, systemValue: 2, bets };
    await check("refreshCoupon", player.post("/web-api/coupon/refresh", { ...ask, coefViewId: 0 }));
    await check("getCouponLimits", player.post("/web-api/coupon/limits", { ...ask, accountId: 1 }));
    const two = [...couponOf(chosen.slice(1)).bets, ...bonusBets()];
    await check("placeCoupon", place(player, { ...coupon, bets: two }), 409);
    const { body } = await check("placeCoupon", place(player, coupon));
    await check("getHistoryCoupon", player.get(`/web-api/bets/coupons/${body.couponId}`));
    await check("listOpenBets", player.get("/web-api/bets/open"));
  });
});
