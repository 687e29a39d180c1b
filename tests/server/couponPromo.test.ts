import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reasonAgainst } from "../../server/coupon/couponPromo.ts";
import { freeWinMinor } from "../../src/events/money/freeBet.ts";
import { possibleWin } from "../../src/events/coupon/selectors.ts";
import { cents, couponOf, first, openPicks, type Pick, place, single, states } from "./coupons.ts";
import { type Client, type Json, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let line: Pick[];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  line = await openPicks(player, "line");
});
afterAll(() => operator.close());

const give = (code: string, change: object = {}) =>
  operator.control({ giveCouponPromo: { code, amount: 5, currencyIso: "EUR", ...change } });
const free = (picks: readonly Pick[], promoCode: string, change: object = {}) =>
  couponOf(picks, { amount: 5, options: { promoCode }, ...change });
const take = (picks: readonly Pick[], promoCode: string, change: object = {}) =>
  place(player, free(picks, promoCode, change));
const codes = async (): Promise<string[]> =>
  (await player.get("/web-api/coupon/promo-codes")).body.items.map(
    ({ promoCode }: Json) => promoCode,
  );
const checked = async (promoCode: string, picks: readonly Pick[], change: object = {}) => {
  const { typeId, systemValue, bets } = couponOf(picks);
  const body = { promoCode, typeId, systemValue, bets, ...change };
  return (await player.post("/web-api/coupon/promo-codes/check", body)).body;
};
const cardOf = async (id: number) => (await player.get(`/web-api/bets/coupons/${id}`)).body;
const settle = (pick: Pick, result: string) =>
  operator.control({ settleGame: { gameId: pick.game.id, result } });

describe("a promo code in the coupon [coupon-040]", () => {
  it("is one of the player's own, known by its conditions", async () => {
    const { items } = (await player.get("/web-api/coupon/promo-codes")).body;
    expect(items).toEqual([
      expect.objectContaining({
        promoCode: "FREEBET",
        amount: 5,
        currencyIso: "EUR",
        minCoef: 1.3,
      }),
      expect.objectContaining({ promoCode: "TRIPLE", amount: 2, minBets: 3, typeIds: [1] }),
    ]);
    expect((await operator.visitor().get("/web-api/coupon/promo-codes")).status).toBe(401);
  });

  it("is good for the bets it names, or says why not", async () => {
    const two = line.slice(0, 2);
    expect(await checked("freebet", two)).toMatchObject({ success: true, message: "" });
    expect((await checked("TRIPLE", two)).message).toMatch(/another type|3 bets/);
    expect((await checked("TRIPLE", line.slice(0, 1))).message).toMatch(/another type/);
    expect((await checked("NOTHING", two)).promo).toBeUndefined();
    expect((await checked("FREEBET", two, { typeId: 9 })).message).toMatch(/another type/);
    await give("LONG", { minCoef: 50 });
    expect((await checked("LONG", two)).message).toMatch(/at least 50/);
  });

  it("pays the stake: a win pays the return less it, and the code is spent", async () => {
    const pick = line[2] ?? first(line);
    const before = await moneyOf(player);
    const { body } = await take([pick], "FREEBET");
    const net = cents(possibleWin(5, pick.coef, "EUR")) - 500;
    expect(body).toMatchObject({
      state: "accepted",
      amount: 5,
      possibleWin: net / 100,
      balance: before,
    });
    expect(await moneyOf(player)).toBe(before);
    expect(await codes()).not.toContain("FREEBET");
    expect(await cardOf(body.couponId)).toMatchObject({
      promoCode: "FREEBET",
      amount: 5,
      possibleWin: net / 100,
      cashOut: null,
    });
    const offer = await player.get(`/web-api/bets/coupons/${body.couponId}/cash-out`);
    expect(offer.body.isAvailable).toBe(false);
    await settle(pick, "won");
    expect(await cardOf(body.couponId)).toMatchObject({ status: "won", payout: net / 100 });
    expect(cents(await moneyOf(player))).toBe(cents(before) + net);
    const { summary } = (await player.get("/web-api/bets/history?accountId=1")).body;
    expect(summary).toMatchObject({ amount: 0, payout: net / 100 });
    expect((await take([line[3] ?? pick], "FREEBET")).body.code).toBe(2009);
  });

  it("is spent once: by a repeated request, by two at a time, and not by a refused one", async () => {
    const [pick, other, third] = line.slice(4, 7);
    if (!pick || !other || !third) throw new Error("no picks");
    await give("ONCE");
    const refused = await take([pick], "ONCE", { exactCoef: 900 });
    expect(refused.body.code).toBe(2001);
    const key = randomUUID();
    const coupon = free([pick], "ONCE");
    const [one, again] = await Promise.all([
      place(player, coupon, key),
      place(player, coupon, key),
    ]);
    expect(again.body.couponId).toBe(one.body.couponId);
    expect((await take([other], "ONCE")).body.code).toBe(2009);
    await give("RACE");
    const both = await Promise.all([take([other], "RACE"), take([third], "RACE")]);
    expect(both.map(({ body }) => body.state ?? body.code).sort()).toEqual([2009, "accepted"]);
  });

  it("is taken by the first of two live bets that wait", async () => {
    const [one, two] = await openPicks(player, "live");
    if (!one || !two) throw new Error("no live picks");
    await give("LIVE");
    const change = { changeCoefAction: 1 };
    const waiting = [await take([one], "LIVE", change), await take([two], "LIVE", change)];
    expect(waiting.map(({ body }) => body.state)).toEqual(["pending", "pending"]);
    await operator.control({ advanceMs: 15_000 });
    const results = await Promise.all(
      waiting.map(({ body }) => player.get(`/web-api/coupon/place/${body.requestId}`)),
    );
    const accepted = results.filter(({ body }) => body.state === "accepted");
    expect(accepted.length).toBeLessThanOrEqual(1);
    expect(results.some(({ body }) => body.code === 2009)).toBe(accepted.length === 1);
  });

  it("comes back when all bets are returned, and pays nothing then", async () => {
    const [pick, other] = line.slice(7, 9);
    if (!pick || !other) throw new Error("no picks");
    await give("BACK");
    const before = await moneyOf(player);
    const { body } = await take([pick, other], "BACK");
    await settle(pick, "returned");
    expect(await codes()).not.toContain("BACK");
    await settle(other, "returned");
    expect(await cardOf(body.couponId)).toMatchObject({ status: "returned", payout: 0 });
    expect(await moneyOf(player)).toBe(before);
    expect(await codes()).toContain("BACK");
  });

  it("is refused with another amount, currency or account, in a set, in one click, as a Vip bet", async () => {
    const picks = line.slice(9, 10);
    await give("MINE");
    await give("TENGE", { amount: 500, currencyIso: "KZT" });
    const refusals = await Promise.all([
      take(picks, "MINE", { amount: 4 }),
      take(picks, "TENGE", { amount: 500 }),
      take(picks, "MINE", { accountId: 2 }),
      take(picks, "MINE", { options: { promoCode: "MINE", isOneClick: true } }),
      take(picks, "MINE", { options: { promoCode: "MINE", isVipBet: true } }),
      take(picks, "UNKNOWN"),
    ]);
    expect(refusals.map(({ body }) => body.code)).toEqual([2009, 2009, 2009, 2009, 2009, 2009]);
    const set = single(first(picks), { amount: 5 });
    const options = { ...set.options, promoCode: "MINE" };
    const { body } = await player.post(
      "/web-api/coupon/place-batch",
      { coupons: [{ ...set, options }] },
      { "X-Idempotency-Key": randomUUID() },
    );
    expect(states(body)).toEqual(["rejected"]);
    expect(await codes()).toContain("MINE");
  });

  it("ends when it expires", async () => {
    await give("LATE", { expiresInMs: 60_000 });
    expect(await codes()).toContain("LATE");
    await operator.control({ advanceMs: 60_000 });
    player = await operator.signedIn();
    expect(await codes()).not.toContain("LATE");
    expect((await checked("LATE", line.slice(10, 11))).message).toBe("This code has expired");
    expect((await take(line.slice(10, 11), "LATE")).body.code).toBe(2009);
  });

  it.each([
    ["no code at all", {}],
    ["an amount finer than the currency", { code: "X", amount: 1.001, currencyIso: "EUR" }],
    ["no amount", { code: "X", amount: 0, currencyIso: "EUR" }],
  ])("is not given with %s", async (_name, giveCouponPromo) => {
    await expect(operator.control({ giveCouponPromo })).rejects.toThrow(/400|11/);
  });

  it("never pays a stake back, and never less than nothing", () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.integer({ min: 1, max: 1e9 }), (returned, stake) => {
        const net = freeWinMinor(returned, stake);
        expect(net).toBe(returned > stake ? returned - stake : 0);
        expect(Number.isSafeInteger(net)).toBe(true);
      }),
    );
  });

  it("holds every condition it names, whatever the others are", () => {
    const store = { get: () => null } as never;
    const code = fc.record({
      code: fc.constant("A"),
      title: fc.constant({ en: "A", ru: "А" }),
      minor: fc.nat(),
      currencyIso: fc.constant("EUR"),
      expiresAt: fc.option(fc.nat(20)),
      leastMilli: fc.option(fc.integer({ min: 1_000, max: 3_000 })),
      leastBets: fc.option(fc.nat(5)),
      typeIds: fc.option(fc.subarray([0, 1, 2])),
    });
    const coefs = fc.array(fc.integer({ min: 1_001, max: 4_000 }), { minLength: 1, maxLength: 5 });
    const type = fc.constantFrom(0 as const, 1 as const, 2 as const, 9 as const);
    fc.assert(
      fc.property(code, coefs, type, fc.nat(20), (of, milli, typeId, now) => {
        const coupon = { typeId, bets: milli.map(() => ({}) as never) };
        const isGood =
          typeId !== 9 &&
          (of.typeIds ?? [0, 1, 2]).includes(typeId) &&
          now < (of.expiresAt ?? Infinity) &&
          milli.length >= (of.leastBets ?? 0) &&
          Math.min(...milli) >= (of.leastMilli ?? 0);
        expect(reasonAgainst(store, 1, of, coupon, milli, now) === null).toBe(isGood);
      }),
    );
  });
});
