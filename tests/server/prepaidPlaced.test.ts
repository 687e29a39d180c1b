import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { couponOf, first, picksOf, place, single } from "./coupons.ts";
import { moneyOf } from "./operator.ts";
import { prepaidPlayer } from "./prepaidKit.ts";

const { operator, player, available, cardOf, settle, atTwo, placed } = prepaidPlayer();

const tried = async (change: object, count = 1) =>
  (await place(player(), couponOf(await atTwo(count), change))).body;
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
      await operator().control({ pack });
      expect([pack, await available()]).toEqual([pack, 0]);
    }
    await operator().control({ pack: "KZ" });
    expect(await available()).toBe(5);
    await operator().control({ pack: null, config: { coupon: { prepaidPercent: 0 } } });
    expect(await available()).toBe(0);
    expect(await tried({ options: { prepaidAmount: 5 } })).toMatchObject({
      code: 2006,
      data: { availablePrepaidAmount: 0 },
    });
    await operator().control({ config: { coupon: { prepaidPercent: 20 } } });
    expect(await available()).toBe(2);
    await operator().control({ config: null });
    const free = await tried({ amount: 5, options: { promoCode: "FREEBET" } });
    expect(free).toMatchObject({ state: "accepted" });
    expect(await available()).toBe(5);
  });
});

describe("a bet paid in advance in part is placed", () => {
  it("from the balance but for that part", async () => {
    await placed(20);
    const before = await moneyOf(player());
    const { id } = await placed(12, 10);
    expect(await moneyOf(player())).toBeCloseTo(before - 2, 9);
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
    const before = await moneyOf(player());
    await placed(10, 10);
    expect(await moneyOf(player())).toBe(before);
  });
  it("not with more than is available, than the amount, or with what has its own payer", async () => {
    const { pick } = await placed(20);
    const before = await moneyOf(player());
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
    const { body } = await player().post("/web-api/coupon/place-batch", set, {
      "X-Idempotency-Key": randomUUID(),
    });
    expect(body.results).toEqual([expect.objectContaining({ state: "rejected", code: 2010 })]);
    // The same match would say twice how this bet goes.
    const twin = (await picksOf(player(), pick)).find(({ marketId }) => marketId !== pick.marketId);
    const same = await place(
      player(),
      couponOf([first(twin === undefined ? [] : [twin])], { ...prepaid(5), changeCoefAction: 1 }),
    );
    expect(same.body).toMatchObject({ code: 2006, data: { availablePrepaidAmount: 0 } });
    expect(await moneyOf(player())).toBe(before);
  });
  it("once for one key", async () => {
    await placed(20);
    const coupon = couponOf(await atTwo(), { options: { prepaidAmount: 6 } });
    const key = randomUUID();
    const before = await moneyOf(player());
    const [a, b] = [await place(player(), coupon, key), await place(player(), coupon, key)];
    expect(b.body).toEqual(a.body);
    expect(await moneyOf(player())).toBeCloseTo(before - 4, 9);
    expect(await available()).toBe(4);
  });
});
