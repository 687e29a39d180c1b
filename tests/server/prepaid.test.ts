import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { check } from "../contract/check.ts";
import { cents, couponOf, first, openPicks, type Pick, picksOf, place, single } from "./coupons.ts";
import { type Client, type Json, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let picks: Pick[];
const used: Pick[] = [];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  picks = await openPicks(player, "line");
});
/** Nothing stays open from one test to the next. */
afterEach(async () => {
  for (const pick of used.splice(0)) await settle(pick, "returned");
});
afterAll(() => operator.close());

const available = async (accountId = 1): Promise<number> =>
  (await check("getPrepaidAmount", player.get(`/web-api/coupon/prepaid?accountId=${accountId}`)))
    .body.availablePrepaidAmount;
const cardOf = async (id: number): Promise<Json> =>
  (await check("getHistoryCoupon", player.get(`/web-api/bets/coupons/${id}`))).body;
const settle = (pick: Pick, result: string) =>
  operator.control({ settleGame: { gameId: pick.game.id, result } });

/** Picks of other matches than before, at prices of 2. */
async function atTwo(count = 1): Promise<Pick[]> {
  const bets = picks.splice(0, count).map((pick) => ({ ...pick, coef: 2 }));
  used.push(...bets);
  for (const { outcomeId } of bets) await operator.control({ setPrice: { outcomeId, coef: 2 } });
  return bets;
}
type Placed = { readonly id: number; readonly pick: Pick };
async function placed(amount: number, prepaidAmount = 0): Promise<Placed> {
  const [pick] = await atTwo();
  if (pick === undefined) throw new Error("no pick is left");
  const options = prepaidAmount === 0 ? {} : { options: { prepaidAmount } };
  const { body } = await place(player, couponOf([pick], { amount, ...options }));
  expect(body).toMatchObject({ state: "accepted" });
  return { id: body.couponId, pick };
}
const tried = async (change: object, count = 1) =>
  (await place(player, couponOf(await atTwo(count), change))).body;
const sell = async (id: number) => {
  const { amount, offerId } = (await player.get(`/web-api/bets/coupons/${id}/cash-out`)).body;
  const wish = { mode: "full", amount, offerId };
  const headers = { "X-Idempotency-Key": randomUUID() };
  return player.post(`/web-api/bets/coupons/${id}/cash-out`, wish, headers);
};

describe("what may be paid in advance", () => {
  it("is half of the stakes of open bets, less what others have on them, up to 500", async () => {
    expect(await available()).toBe(0);
    const { pick } = await placed(10.01);
    expect(await available()).toBe(5);
    await placed(8, 3);
    // A bet that was paid in advance itself stands for nothing.
    expect(await available()).toBe(2);
    await settle(pick, "lost");
    expect(await available()).toBe(0);
    await placed(1100);
    expect(await available()).toBe(500);
  });
  it("is nothing where the site or its pack has none, and from a free bet", async () => {
    await placed(10);
    for (const pack of ["DE", "GB", "MT", "SE", "US-PA"]) {
      await operator.control({ pack });
      expect([pack, await available()]).toEqual([pack, 0]);
    }
    await operator.control({ pack: "KZ" });
    expect(await available()).toBe(5);
    await operator.control({ pack: null, config: { coupon: { prepaidPercent: 0 } } });
    expect(await available()).toBe(0);
    expect(await tried({ options: { prepaidAmount: 5 } })).toMatchObject({
      code: 2006,
      data: { availablePrepaidAmount: 0 },
    });
    await operator.control({ config: { coupon: { prepaidPercent: 20 } } });
    expect(await available()).toBe(2);
    await operator.control({ config: null });
    const free = await tried({ amount: 5, options: { promoCode: "FREEBET" } });
    expect(free).toMatchObject({ state: "accepted" });
    expect(await available()).toBe(5);
  });
});

describe("a bet paid in advance in part is placed", () => {
  it("from the balance but for that part", async () => {
    await placed(20);
    const before = await moneyOf(player);
    const { id } = await placed(12, 10);
    expect(await moneyOf(player)).toBeCloseTo(before - 2, 9);
    expect(await cardOf(id)).toMatchObject({
      amount: 12,
      possibleWin: 24,
      prepaid: { amount: 10, collected: 0, open: 1 },
      cashOut: null,
      isPowerBetAvailable: false,
    });
  });
  it("with nothing from the balance, if that is the whole amount", async () => {
    await placed(20);
    const before = await moneyOf(player);
    await placed(10, 10);
    expect(await moneyOf(player)).toBe(before);
  });
  it("not with more than is available, than the amount, or with what has its own payer", async () => {
    const { pick } = await placed(20);
    const before = await moneyOf(player);
    const prepaid = (prepaidAmount: unknown, more: object = {}) => ({
      options: { prepaidAmount, ...more },
    });
    expect(await tried({ amount: 20, ...prepaid(10.01) })).toMatchObject({
      code: 2006,
      data: { availablePrepaidAmount: 10 },
    });
    for (const wrong of [10.01, -1, 1.001, "5", null])
      expect(await tried({ amount: 10, ...prepaid(wrong) })).toMatchObject({ code: 11 });
    for (const [change, count] of [
      [{ amount: 5, ...prepaid(5, { promoCode: "FREEBET" }) }, 1],
      [prepaid(5, { isVipBet: true }), 1],
      [prepaid(5, { isOneClick: true }), 1],
      [{ typeId: 4, coef: 1.2, ...prepaid(5) }, 2],
    ] as const)
      expect([change, (await tried(change, count)).code]).toEqual([change, 2010]);
    const [other] = await atTwo();
    const one = other === undefined ? {} : single(other, {}, null);
    const set = { coupons: [{ ...one, options: { prepaidAmount: 5 } }] };
    const { body } = await player.post("/web-api/coupon/place-batch", set, {
      "X-Idempotency-Key": randomUUID(),
    });
    expect(body.results).toEqual([expect.objectContaining({ state: "rejected", code: 2010 })]);
    // The same match would say twice how this bet goes.
    const twin = (await picksOf(player, pick)).find(({ marketId }) => marketId !== pick.marketId);
    const same = await place(
      player,
      couponOf([first(twin === undefined ? [] : [twin])], { ...prepaid(5), changeCoefAction: 1 }),
    );
    expect(same.body).toMatchObject({ code: 2006, data: { availablePrepaidAmount: 0 } });
    expect(await moneyOf(player)).toBe(before);
  });
  it("once for one key", async () => {
    await placed(20);
    const coupon = couponOf(await atTwo(), { options: { prepaidAmount: 6 } });
    const key = randomUUID();
    const before = await moneyOf(player);
    const [a, b] = [await place(player, coupon, key), await place(player, coupon, key)];
    expect(b.body).toEqual(a.body);
    expect(await moneyOf(player)).toBeCloseTo(before - 4, 9);
    expect(await available()).toBe(4);
  });
});

describe("a bet paid in advance", () => {
  it("collects what its standing bet is paid, and is then as any", async () => {
    const one = await placed(20);
    const two = await placed(12, 10);
    const before = await moneyOf(player);
    expect(await cardOf(one.id)).toMatchObject({
      standsFor: { [two.id]: 10 },
    });
    await settle(one.pick, "won");
    expect(await moneyOf(player)).toBeCloseTo(before + 30, 9);
    expect(await cardOf(one.id)).toMatchObject({
      payout: 40,
      wentTo: { [two.id]: 10 },
    });
    const card = await cardOf(two.id);
    expect(card).toMatchObject({ prepaid: { collected: 10, open: 0 }, amount: 12 });
    expect(card.cashOut).toEqual({ amount: 11.4, isPartialAllowed: true });
    expect(card.isPowerBetAvailable).toBe(true);
    await settle(two.pick, "won");
    expect(await cardOf(two.id)).toMatchObject({ status: "won", amount: 12, payout: 24 });
    expect(await moneyOf(player)).toBeCloseTo(before + 54, 9);
  });
  it.each([
    ["won", 24],
    ["lost", 0],
  ] as const)(
    "that has %s waits for its standing bets, and not when they are over",
    async (result, payout) => {
      const one = await placed(20);
      const two = await placed(12, 10);
      const before = await moneyOf(player);
      await settle(two.pick, result);
      expect(await cardOf(two.id)).toMatchObject({
        status: "open",
        payout: null,
        bets: [{ status: result }],
        prepaid: { collected: 0, open: 1 },
      });
      expect(await moneyOf(player)).toBe(before);
      await settle(one.pick, "won");
      expect(await cardOf(two.id)).toMatchObject({ status: result, payout, amount: 12 });
      expect(await moneyOf(player)).toBeCloseTo(before + 30 + payout, 9);
    },
  );
  it("has only its own part at stake if nothing was collected, and nothing if there was none", async () => {
    const one = await placed(20);
    const own = await placed(5.01, 4);
    const none = await placed(6, 6);
    const before = await moneyOf(player);
    await settle(own.pick, "won");
    await settle(none.pick, "won");
    await settle(one.pick, "lost");
    expect(await cardOf(own.id)).toMatchObject({
      status: "won",
      amount: 1.01,
      payout: 2.02,
      prepaid: { amount: 4, collected: 0, open: 0 },
    });
    expect(await cardOf(none.id)).toMatchObject({ status: "returned", amount: 0, payout: 0 });
    expect((await cardOf(one.id)).standsFor).toBeUndefined();
    expect(await moneyOf(player)).toBeCloseTo(before + 2.02, 9);
  });
  it("collects from a cash out, whole or in part, the oldest first, and is paid in proportion", async () => {
    const one = await placed(10);
    const two = await placed(20);
    const older = await placed(13, 13);
    const younger = await placed(3, 2);
    expect(await available()).toBe(0);
    const before = await moneyOf(player);
    const sold = await sell(one.id);
    expect(sold.body.coupon).toMatchObject({
      payout: 9.5,
      standsFor: { [older.id]: 3.5, [younger.id]: 2 },
      wentTo: { [older.id]: 9.5 },
    });
    expect(sold.body.balance).toBe(before);
    await settle(older.pick, "won");
    await settle(younger.pick, "returned");
    // What comes back waits for nothing.
    expect(await cardOf(younger.id)).toMatchObject({ status: "returned", amount: 1, payout: 1 });
    await settle(two.pick, "lost");
    expect(await cardOf(older.id)).toMatchObject({ status: "won", amount: 9.5, payout: 19 });
    expect(await moneyOf(player)).toBeCloseTo(before + 20, 9);
  });
  it("holds the sale of its standing bets once it has begun", async () => {
    const one = await placed(20);
    const two = await placed(10, 10);
    expect((await cardOf(one.id)).cashOut).not.toBeNull();
    await settle(two.pick, "won");
    expect((await cardOf(one.id)).cashOut).toBeNull();
    expect((await sell(one.id)).body).toMatchObject({ code: 2013 });
    await settle(one.pick, "won");
    expect(await cardOf(two.id)).toMatchObject({ status: "won", payout: 20 });
  });
  it("is in the sums of the history with what was paid for it", async () => {
    const sums = async (): Promise<readonly number[]> => {
      const { summary } = (await player.get("/web-api/bets/history?accountId=1")).body;
      return [summary.count, cents(summary.amount), cents(summary.payout)];
    };
    const [count = 0, amount = 0, payout = 0] = await sums();
    const one = await placed(20);
    await placed(12, 10);
    expect(await sums()).toEqual([count + 2, amount + 2200, payout]);
    await settle(one.pick, "returned");
    expect(await sums()).toEqual([count + 2, amount + 3200, payout + 2000]);
  });
});
