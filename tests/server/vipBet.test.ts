import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, type Pick, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
/** A long express, whose maximum is low because its payout is limited. */
let long: readonly Pick[] = [];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  long = (await openPicks(player, "line")).slice(0, 6);
});
afterAll(() => operator.close());

const vip = (chosen: readonly Pick[], amount: number, isVipBet = true) =>
  couponOf(chosen, { amount, changeCoefAction: 1, options: { isVipBet } });
const mostFor = async (chosen: readonly Pick[], isVipBet: boolean): Promise<number> => {
  const ask = { ...couponOf(chosen), isVipBet };
  return (await player.post("/web-api/coupon/limits", ask)).body.maxBetAmount;
};

describe("a Vip bet", () => {
  it("has a higher maximum, which the limits tell [coupon-032]", async () => {
    const chosen = long.slice(0, 4);
    const [usual, most] = [await mostFor(chosen, false), await mostFor(chosen, true)];
    expect(most).toBeGreaterThan(usual * 3.9);
    expect((await place(player, vip(chosen, usual + 1, false))).body.code).toBe(2005);
    const above = await place(player, vip(chosen, most + 1));
    expect(above.body).toMatchObject({ code: 2005, data: { maxBetAmount: most } });
  });

  it("above the usual maximum waits for a trader, takes nothing meanwhile, and is marked in the history", async () => {
    const usual = await mostFor(long, false);
    const before = await moneyOf(player);
    const { status, body } = await place(player, vip(long, usual + 1));
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "pending", couponId: null, checkAfterMs: 10_000 });
    expect(await moneyOf(player)).toBe(before);
    const state = async () => (await player.get(`/web-api/coupon/place/${body.requestId}`)).body;
    expect(await state()).toMatchObject({ state: "pending" });
    await operator.control({ advanceMs: 10_000 });
    const answer = await state();
    expect(answer).toMatchObject({ state: "accepted", amount: usual + 1 });
    const card = await player.get(`/web-api/bets/coupons/${answer.couponId}`);
    expect(card.body.isVip).toBe(true);
  });

  it("is refused after all if a match was suspended meanwhile: nothing was taken", async () => {
    const chosen = long.slice(1, 6);
    const before = await moneyOf(player);
    const { body } = await place(player, vip(chosen, (await mostFor(chosen, false)) + 1));
    await operator.control({ suspendGame: first(chosen).game.id });
    await operator.control({ advanceMs: 10_000 });
    const answer = await player.get(`/web-api/coupon/place/${body.requestId}`);
    expect(answer.body).toMatchObject({ state: "rejected", code: 2002 });
    expect(await moneyOf(player)).toBe(before);
  });

  it("within the usual maximum is taken at once, as any other bet", async () => {
    const { body } = await place(player, vip(long.slice(2, 4), 5));
    expect(body).toMatchObject({ state: "accepted", amount: 5 });
    const card = await player.get(`/web-api/bets/coupons/${body.couponId}`);
    expect(card.body.isVip).toBeUndefined();
  });

  it("is refused on live bets, and on a site without [coupon-032] [coupon-034]", async () => {
    const live = first(await openPicks(player, "live"));
    expect((await place(player, vip([live], 5))).body.code).toBe(2010);
    await operator.control({ config: { coupon: { isVipBetAllowed: false } } });
    expect((await place(player, vip(long.slice(2, 4), 5))).body.code).toBe(2010);
    const chosen = long.slice(0, 4);
    expect(await mostFor(chosen, true)).toBe(await mostFor(chosen, false));
    await operator.control({ config: null });
  });
});
