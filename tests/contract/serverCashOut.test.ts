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
  it("for the cash out of a coupon, whole, partial, automatic and refused", async () => {
    const [pick] = (await openPicks(player, "line")).slice(-1);
    if (pick === undefined) throw new Error("no open outcome");
    const { body } = await place(player, couponOf([pick]));
    const path = `/web-api/bets/coupons/${body.couponId}/cash-out`;
    const sell = (wish: object) => player.post(path, wish, { "X-Idempotency-Key": randomUUID() });
    const offer = async () => (await check("getCashOut", player.get(path))).body;
    await check("getCashOut", player.get("/web-api/bets/coupons/1/cash-out"), 404);
    await check("cashOut", sell({ mode: "auto", amount: 10.5, offerId: null }));
    const { offerId } = await offer();
    await check("cashOut", sell({ mode: "partial", amount: 2, offerId }));
    await check("cashOut", sell({ mode: "full", amount: 1, offerId: "co_0" }), 409);
    await check("cashOut", sell({ mode: "half", amount: 1, offerId }), 400);
    const rest = await offer();
    await check("cashOut", sell({ mode: "full", amount: rest.amount, offerId: rest.offerId }));
    await check("cashOut", sell({ mode: "full", amount: rest.amount, offerId }), 409);
    await check("cashOut", operator.visitor().post(path, {}), 401);
  });
});
