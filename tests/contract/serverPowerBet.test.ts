import { randomUUID } from "node:crypto";
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
  it("for the power bet of a coupon, offered, taken and refused", async () => {
    const [pick] = (await openPicks(player, "line")).slice(-1);
    if (pick === undefined) throw new Error("no open outcome");
    const { body } = await place(player, couponOf([pick]));
    const path = `/web-api/bets/coupons/${body.couponId}/powerbet`;
    const take = (wish: object) => player.post(path, wish, { "X-Idempotency-Key": randomUUID() });
    await check("getPowerBet", player.get("/web-api/bets/coupons/1/powerbet"), 404);
    const [offer] = (await check("getPowerBet", player.get(path))).body.offers;
    const { coef, offerId } = offer;
    await check("placePowerBet", take({ offerId, coef, amount: 1.001 }), 400);
    await check("placePowerBet", take({ offerId, coef, amount: 0.1 }), 409);
    await check("placePowerBet", take({ offerId: "pb_0", coef, amount: 1 }), 409);
    await check("placePowerBet", take({ offerId, coef, amount: 1 }));
    await check("placePowerBet", take({ offerId, coef, amount: 1 }), 409);
    await check("getPowerBet", player.get(path));
    await check("placePowerBet", operator.visitor().post(path, {}), 401);
  });
});
