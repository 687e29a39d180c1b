import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cents, couponOf, place } from "./coupons.ts";
import { moneyOf } from "./operator.ts";
import { prepaidPlayer } from "./prepaidKit.ts";

const { operator, player, available, cardOf, settle, atTwo, placed } = prepaidPlayer();

const sell = async (id: number) => {
  const { amount, offerId } = (await player().get(`/web-api/bets/coupons/${id}/cash-out`)).body;
  const wish = { mode: "full", amount, offerId };
  const headers = { "X-Idempotency-Key": randomUUID() };
  return player().post(`/web-api/bets/coupons/${id}/cash-out`, wish, headers);
};

describe("a bet paid in advance", () => {
  it("collects what its standing bet is paid, and is then as any", async () => {
    const one = await placed(20);
    const two = await placed(12, 10);
    const before = await moneyOf(player());
    expect(await cardOf(one.id)).toMatchObject({
      standsFor: { [two.id]: 10 },
    });
    await settle(one.pick, "won");
    expect(await moneyOf(player())).toBeCloseTo(before + 30, 9);
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
    expect(await moneyOf(player())).toBeCloseTo(before + 54, 9);
  });
  it.each([
    ["won", 24],
    ["lost", 0],
  ] as const)(
    "that has %s waits for its standing bets, and not when they are over",
    async (result, payout) => {
      const one = await placed(20);
      const two = await placed(12, 10);
      const before = await moneyOf(player());
      await settle(two.pick, result);
      expect(await cardOf(two.id)).toMatchObject({
        status: "open",
        payout: null,
        bets: [{ status: result }],
        prepaid: { collected: 0, open: 1 },
      });
      expect(await moneyOf(player())).toBe(before);
      await settle(one.pick, "won");
      expect(await cardOf(two.id)).toMatchObject({ status: result, payout, amount: 12 });
      expect(await moneyOf(player())).toBeCloseTo(before + 30 + payout, 9);
    },
  );
  it("has only its own part at stake if nothing was collected, and nothing if there was none", async () => {
    const one = await placed(20);
    const own = await placed(5.01, 4);
    const none = await placed(6, 6);
    const before = await moneyOf(player());
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
    expect(await moneyOf(player())).toBeCloseTo(before + 2.02, 9);
  });
  it("collects from a cash out, whole or in part, the oldest first, and is paid in proportion", async () => {
    const one = await placed(10);
    const two = await placed(20);
    const older = await placed(13, 13);
    const younger = await placed(3, 2);
    expect(await available()).toBe(0);
    const before = await moneyOf(player());
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
    expect(await moneyOf(player())).toBeCloseTo(before + 20, 9);
  });
  it("is paid as if what was collected had been staked: rounded once", async () => {
    const standing = [await placed(2.45), await placed(20)];
    const [pick] = await atTwo();
    if (pick === undefined) throw new Error("no pick is left");
    await operator().control({ setPrice: { outcomeId: pick.outcomeId, coef: 3.95 } });
    const bet = couponOf([{ ...pick, coef: 3.95 }], { amount: 20, options: { prepaidAmount: 10 } });
    const { body } = await place(player(), bet);
    const [won, lost] = standing;
    if (won !== undefined) await settle(won.pick, "won");
    if (lost !== undefined) await settle(lost.pick, "lost");
    await settle(pick, "won");
    // 58.855: all of it, 79.00, in proportion is a cent less.
    expect(await cardOf(body.couponId)).toMatchObject({ amount: 14.9, payout: 58.86 });
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
      const { summary } = (await player().get("/web-api/bets/history?accountId=1")).body;
      return [summary.count, cents(summary.amount), cents(summary.payout)];
    };
    const [count = 0, amount = 0, payout = 0] = await sums();
    const one = await placed(20);
    await placed(12, 10);
    expect(await sums()).toEqual([count + 2, amount + 2200, payout]);
    await settle(one.pick, "returned");
    expect(await sums()).toEqual([count + 2, amount + 3200, payout + 2000]);
  });
  it("has the hyper bonus of an express on what is at stake of it in the end", async () => {
    const one = await placed(20);
    const four = await atTwo(4);
    const hyper = { hyperBonusPercent: 4, minHyperBonusBetLimit: 2, maxHyperBonusLimit: 500 };
    const options = { prepaidAmount: 10 };
    const { body } = await place(player(), couponOf(four, { amount: 12, options, ...hyper }));
    for (const pick of four) await settle(pick, "won");
    await settle(one.pick, "lost");
    expect(await cardOf(body.couponId)).toMatchObject({
      status: "won",
      amount: 2,
      payout: 33.2,
      hyperBonus: { percent: 4, amount: 1.2 },
    });
  });
});
