import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, first, openPicks, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;

beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

async function linePick() {
  return first(await openPicks(player, "line"));
}

describe("placing a coupon once", () => {
  it("accepts a prematch single and takes its stake from the account [call-coupon-001]", async () => {
    const pick = await linePick();
    const before = await moneyOf(player);
    const { status, body } = await place(player, couponOf([pick]));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, state: "accepted", coef: pick.coef, amount: 10 });
    expect(body.possibleWin).toBeCloseTo(pick.coef * 10, 9);
    expect(body.balance).toBe(before - 10);
    expect(await moneyOf(player)).toBe(before - 10);
    const { body: coupon } = await player.get(`/web-api/bets/coupons/${body.couponId}`);
    expect(coupon).toMatchObject({ id: body.couponId, status: "open", amount: 10 });
    expect(coupon.bets[0].opponents).toEqual([pick.game.opponent1.name, pick.game.opponent2.name]);
  });

  it("makes one bet from 20 parallel requests with one key", async () => {
    const coupon = couponOf([await linePick()]);
    const key = randomUUID();
    const before = await moneyOf(player);
    const countBefore = (await player.get("/web-api/bets/history")).body.summary.count;
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(player, coupon, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(first(answers).body.state).toBe("accepted");
    expect(await moneyOf(player)).toBe(before - 10);
    expect((await player.get("/web-api/bets/history")).body.summary.count).toBe(countBefore + 1);
  });

  it("repeats its first answer, even when the bet could no longer be accepted, in any field order", async () => {
    const pick = await linePick();
    const coupon = couponOf([pick]);
    const key = randomUUID();
    const { body } = await place(player, coupon, key);
    await operator.control({ suspendGame: pick.game.id });
    const turned = Object.fromEntries(Object.entries(coupon).reverse());
    expect((await place(player, turned, key)).body).toEqual(body);
    await operator.control({ resumeGame: pick.game.id });
  });

  it("refuses another body under a used key with 51, and remembers a refusal for the key", async () => {
    const pick = await linePick();
    const key = randomUUID();
    await place(player, couponOf([pick]), key);
    const other = await place(player, couponOf([pick], { amount: 11 }), key);
    expect([other.status, other.body.code]).toEqual([409, 51]);
    const refusedKey = randomUUID();
    const tooMuch = couponOf([pick], { amount: 4999 });
    expect((await place(player, tooMuch, refusedKey)).body.code).toBe(2006);
    const again = await place(player, tooMuch, refusedKey);
    expect([again.status, again.body.code]).toEqual([409, 2006]);
  });

  it("returns the result of a placement by the id that it gave, and 40 for the key and for any other", async () => {
    const key = randomUUID();
    const { body } = await place(player, couponOf([await linePick()]), key);
    expect(body.requestId).toMatch(/^pl_[0-9a-f]{16}$/);
    expect((await player.get(`/web-api/coupon/place/${body.requestId}`)).body).toEqual(body);
    for (const id of [key, randomUUID(), "pl_1"]) {
      const never = await player.get(`/web-api/coupon/place/${id}`);
      expect([never.status, never.body.code]).toEqual([404, 40]);
    }
  });

  it("accepts an express at the product of its prices", async () => {
    const picks = (await openPicks(player, "line")).slice(0, 3);
    const { body } = await place(player, couponOf(picks));
    const product = picks.reduce((total, { coef }) => total * coef, 1);
    expect(body.coef).toBeCloseTo(product, 2);
    expect(body.state).toBe("accepted");
  });
});

describe("live bets", () => {
  it("wait for the delay and are then accepted", async () => {
    const pick = first(await openPicks(player, "live"));
    const key = randomUUID();
    const before = await moneyOf(player);
    const { body } = await place(player, couponOf([pick], { changeCoefAction: 1 }), key);
    expect(body).toMatchObject({
      state: "pending",
      requestId: expect.stringMatching(/^pl_/),
      couponId: null,
      checkAfterMs: 2000,
    });
    expect(await moneyOf(player)).toBe(before);
    const state = `/web-api/coupon/place/${body.requestId}`;
    expect((await player.get(state)).body.state).toBe("pending");
    await operator.control({ setPrice: { outcomeId: pick.outcomeId, coef: 9.5 }, advanceMs: 2000 });
    expect((await player.get(state)).body).toMatchObject({
      state: "accepted",
      coef: 9.5,
    });
    expect(await moneyOf(player)).toBe(before - 10);
  });

  it("are refused when the game is suspended during the delay", async () => {
    const pick = first(await openPicks(player, "live"));
    const key = randomUUID();
    const before = await moneyOf(player);
    const { requestId } = (await place(player, couponOf([pick]), key)).body;
    await operator.control({ suspendGame: pick.game.id, advanceMs: 2000 });
    const { status, body } = await player.get(`/web-api/coupon/place/${requestId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, state: "rejected", code: 2002 });
    expect(body.bets).toEqual([
      expect.objectContaining({ marketId: pick.outcomeId, isBlocked: true }),
    ]);
    expect(await moneyOf(player)).toBe(before);
    await operator.control({ resumeGame: pick.game.id });
  });
});
