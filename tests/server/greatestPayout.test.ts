import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidAtMost } from "../../server/coupon/greatestPayout.ts";
import { couponOf, openPicks, type Pick, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

describe("the greatest payout of a bet", () => {
  it("is told with the bounds, and neither promised nor paid beyond", async () => {
    const chosen: Pick[] = [];
    let total = 1;
    for (const pick of await openPicks(player, "line")) {
      if (total > 60_000) break;
      chosen.push(pick);
      total *= pick.coef;
    }
    expect(total).toBeGreaterThan(60_000);
    const coupon = couponOf(chosen, { amount: 0.5 });
    const { body: limits } = await player.post("/web-api/coupon/limits", coupon);
    expect(limits).toMatchObject({ maxBetAmount: 0.5, maxPayout: 25_000 });
    const { body } = await place(player, coupon);
    expect(body).toMatchObject({ state: "accepted", possibleWin: 25_000 });
    const before = await moneyOf(player);
    for (const { game } of chosen)
      await operator.control({ settleGame: { gameId: game.id, result: "won" } });
    const { body: card } = await player.get(`/web-api/bets/coupons/${body.couponId}`);
    expect(card).toMatchObject({ status: "won", payout: 25_000, possibleWin: 25_000 });
    expect(await moneyOf(player)).toBeCloseTo(before + 25_000, 9);
  });

  it("is four times as much above the usual maximum, and never less than the stake", () => {
    const bet = { stakeMinor: 1_000, iso: "EUR", isVip: false };
    expect(paidAtMost(2_500_000, bet)).toBe(2_500_000);
    expect(paidAtMost(2_500_001, bet)).toBe(2_500_000);
    expect(paidAtMost(10_000_001, { ...bet, isVip: true })).toBe(10_000_000);
    expect(paidAtMost(9_000_000, { ...bet, stakeMinor: 3_000_000 })).toBe(3_000_000);
  });
});
