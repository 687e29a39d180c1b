import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("the server answers by the contract, for a bet paid in advance", () => {
  it("what is available, the bet, its refusal, and both bets in the history", async () => {
    const [one, other, third] = await openPicks(player, "line");
    if (one === undefined || other === undefined || third === undefined)
      throw new Error("no picks");
    const asked = (more = "") =>
      check("getPrepaidAmount", player.get(`/web-api/coupon/prepaid?accountId=1${more}`));
    await check("placeCoupon", place(player, couponOf([one], { amount: 20 })));
    expect((await asked()).body.availablePrepaidAmount).toBe(10);
    const same = await asked(`&permanentIds=${one.game.permanentId},5`);
    expect(same.body.availablePrepaidAmount).toBe(0);
    await check(
      "getPrepaidAmount",
      player.get("/web-api/coupon/prepaid?accountId=1&permanentIds=x"),
      400,
    );
    const prepaid = (prepaidAmount: number) => ({ options: { prepaidAmount } });
    await check("placeCoupon", place(player, couponOf([other], prepaid(10.5))), 400);
    const more = couponOf([other], { amount: 11, ...prepaid(11) });
    const refused = await check("placeCoupon", place(player, more), 409);
    // What is said for these matches is what placing goes by, in whatever order they are named.
    for (const ids of [`${other.game.permanentId},5`, `5,${other.game.permanentId}`])
      expect((await asked(`&permanentIds=${ids}`)).body.availablePrepaidAmount).toBe(
        refused.body.data.availablePrepaidAmount,
      );
    const { body } = await check("placeCoupon", place(player, couponOf([other], prepaid(8))));
    const card = await check(
      "getHistoryCoupon",
      player.get(`/web-api/bets/coupons/${body.couponId}`),
    );
    expect(card.body.prepaid).toEqual({ amount: 8, collected: 0, open: 1 });
    const { items } = (await check("listOpenBets", player.get("/web-api/bets/open"))).body;
    expect(items.at(-1).standsFor).toEqual({ [body.couponId]: 8 });
    await operator.control({ settleGame: { gameId: one.game.id, result: "won" } });
    const history = (await check("listBetsHistory", player.get("/web-api/bets/history"))).body;
    expect(history.items.at(-1).wentTo).toEqual({ [body.couponId]: 8 });
  });
});
