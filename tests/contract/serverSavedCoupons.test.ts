import { afterAll, beforeAll, describe, it } from "vitest";
import { couponOf, openPicks } from "../server/coupons.ts";
import { type Client, type Operator, startOperator } from "../server/operator.ts";
import { check } from "./check.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

describe("the reference server matches the contract", () => {
  it("for a coupon saved under a code, and loaded by it [coupon-044]", async () => {
    const { typeId, systemValue, bets } = couponOf((await openPicks(visitor, "live")).slice(0, 3));
    const coupon = { typeId, systemValue, bets };
    const { body } = await check("saveCoupon", visitor.post("/web-api/coupon/save", coupon));
    await check("loadCoupon", visitor.get(`/web-api/coupon/load/${body.code}?lng=en`));
    await check("loadCoupon", visitor.get(`/web-api/coupon/load/${body.code}?lng=ru`));
    await check("loadCoupon", visitor.get(`/web-api/coupon/load/${body.code}`), 400);
    await check("loadCoupon", visitor.get("/web-api/coupon/load/NOTHING?lng=en"), 404);
    const empty = { ...coupon, bets: [] };
    await check("saveCoupon", visitor.post("/web-api/coupon/save", empty), 400);
  });
});
