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
  it("for a system: refresh, limits, place, history [coupon-014]", async () => {
    const chosen = (await openPicks(player, "line"))
      .filter(({ game }) => game.pageType === "sport")
      .slice(-4);
    const bets = couponOf(chosen).bets.map((bet, at) =>
      at === 0 ? { ...bet, isBanker: true } : bet,
    );
    const coupon = { ...couponOf(chosen, { typeId: 2, systemValue: 3 }), bets };
    const ask = { typeId: 2, systemValue: 3, bets };
    await check("refreshCoupon", player.post("/web-api/coupon/refresh", { ...ask, coefViewId: 0 }));
    await check("getCouponLimits", player.post("/web-api/coupon/limits", { ...ask, accountId: 1 }));
    await check("placeCoupon", place(player, { ...coupon, systemValue: 1 }), 400);
    await check("placeCoupon", place(player, { ...coupon, systemValue: 4 }), 400);
    const { body } = await check("placeCoupon", place(player, coupon));
    await check("getHistoryCoupon", player.get(`/web-api/bets/coupons/${body.couponId}`));
    await check("listOpenBets", player.get("/web-api/bets/open"));
    await check("listBetsHistory", player.get("/web-api/bets/history?typeId=2"));
  });

  it("for a system in blocks: limits, place, history, code [coupon-045]", async () => {
    const chosen = (await openPicks(player, "line"))
      .filter(({ game }) => game.pageType === "sport")
      .slice(-4);
    const bets = couponOf(chosen).bets.map((bet, at) => ({ ...bet, blockId: at < 2 ? 1 : 2 }));
    const kind = { typeId: 2, systemValue: 2 };
    const coupon = {
      ...couponOf(chosen, { ...kind, amount: 3 }),
      bets,
      amountByBlockId: { 1: 1, 2: 2 },
    };
    const ask = { ...kind, bets };
    await check("getCouponLimits", player.post("/web-api/coupon/limits", { ...ask, accountId: 1 }));
    await check("placeCoupon", place(player, { ...coupon, amount: 4 }), 400);
    const few = { ...coupon, amount: 1.1, amountByBlockId: { 1: 1, 2: 0.1 } };
    await check("placeCoupon", place(player, few), 409);
    const { body } = await check("placeCoupon", place(player, coupon));
    await check("getHistoryCoupon", player.get(`/web-api/bets/coupons/${body.couponId}`));
    const saved = await check("saveCoupon", player.post("/web-api/coupon/save", ask));
    await check("loadCoupon", player.get(`/web-api/coupon/load/${saved.body.code}?lng=en`));
  });
});
