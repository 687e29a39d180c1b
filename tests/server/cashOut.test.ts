import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cashOutMinor } from "../../server/coupon/cashOutValue.ts";
import { couponOf, first, openPicks, type Pick, place } from "./coupons.ts";
import { type Client, type Json, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let picks: Pick[];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  picks = await openPicks(player, "line");
});
afterAll(() => operator.close());

const path = (id: number) => `/web-api/bets/coupons/${id}/cash-out`;
const offerFor = async (id: number): Promise<Json> => (await player.get(path(id))).body;
const couponWith = async (id: number): Promise<Json> =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;
const sell = (id: number, wish: object, key: string = randomUUID()) =>
  player.post(path(id), wish, { "X-Idempotency-Key": key });
const full = ({ amount, offerId }: Json) => ({ mode: "full", amount, offerId });
const setPrice = (pick: Pick, coef: number | null) =>
  operator.control({ setPrice: { outcomeId: pick.outcomeId, coef } });

/** Places ten euros on picks of other matches than before, at fixed prices of 2. */
async function placed(count = 1): Promise<{ id: number; bets: Pick[] }> {
  const bets = picks.splice(0, count).map((pick) => ({ ...pick, coef: 2 }));
  for (const bet of bets) await setPrice(bet, 2);
  const { body } = await place(player, couponOf(bets));
  return { id: body.couponId, bets };
}

describe("the value of a coupon", () => {
  const open = (milli: number) => ({ milli, state: "open" }) as const;
  it("is 95 % of its stake while no price has moved, rounded down", () => {
    expect(cashOutMinor(1000, [open(2000)], [2000])).toBe(950);
    expect(cashOutMinor(999, [open(1850), open(3400)], [1850, 3400])).toBe(949);
  });
  it("follows the current prices of the open bets, and counts the decided ones as they are", () => {
    expect(cashOutMinor(1000, [open(2000)], [1500])).toBe(1266);
    expect(cashOutMinor(1000, [{ milli: 2000, state: "won" }, open(2000)], [2000])).toBe(1900);
    expect(cashOutMinor(1000, [{ milli: 2000, state: "returned" }, open(2000)], [4000])).toBe(475);
  });
  it("is none without an open bet", () => {
    expect(cashOutMinor(1000, [{ milli: 2000, state: "won" }], [])).toBeNull();
  });
});

describe("cash out", () => {
  it("offers what the coupon is worth now, and is in the list with the same amount", async () => {
    const { id, bets } = await placed(2);
    expect(await offerFor(id)).toMatchObject({
      isAvailable: true,
      amount: 9.5,
      minAmount: 0.5,
      isPartialAllowed: true,
      autoAmount: null,
    });
    await setPrice(first(bets), 1.6);
    expect(await offerFor(id)).toMatchObject({ amount: 11.87 });
    const { body } = await player.get("/web-api/bets/open");
    const card = body.items.find((item: Json) => item.id === id);
    expect(card.cashOut).toEqual({ amount: 11.87, isPartialAllowed: true });
  });

  it("pays once for one key, ends the coupon, and settles it no more", async () => {
    const { id, bets } = await placed();
    const before = await moneyOf(player);
    const wish = full(await offerFor(id));
    const key = randomUUID();
    const [a, b] = await Promise.all([sell(id, wish, key), sell(id, wish, key)]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body.coupon).toMatchObject({ status: "cashed_out", payout: 9.5, amount: 10 });
    expect(a.body.balance).toBeCloseTo(before + 9.5, 9);
    expect(b.body.balance).toBe(a.body.balance);
    expect((await sell(id, { ...wish, amount: 1 }, key)).body.code).toBe(51);
    expect((await sell(id, wish)).body).toMatchObject({ code: 2013 });
    await operator.control({ settleGame: { gameId: first(bets).game.id, result: "won" } });
    expect(await couponWith(id)).toMatchObject({ status: "cashed_out", payout: 9.5 });
    expect(await moneyOf(player)).toBeCloseTo(before + 9.5, 9);
  });

  it("pays more if it is worth more by then, and refuses with the new offer if it is worth less", async () => {
    const { id, bets } = await placed();
    const offer = await offerFor(id);
    await setPrice(first(bets), 2.5);
    const refused = await sell(id, full(offer));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 2012, data: { isAvailable: true, amount: 7.6 } });
    await setPrice(first(bets), 1.9);
    expect((await sell(id, full(refused.body.data))).body.coupon.payout).toBe(10);
  });

  it("keeps an offer for ten seconds", async () => {
    const { id } = await placed();
    const offer = await offerFor(id);
    await operator.control({ advanceMs: 10_001 });
    expect((await sell(id, full(offer))).body.code).toBe(2012);
    const fresh = await offerFor(id);
    const forged = { ...full(fresh), offerId: `${fresh.offerId.slice(0, -1)}~` };
    expect((await sell(id, forged)).body.code).toBe(2012);
    expect((await sell(id, full(fresh))).status).toBe(200);
  });

  it("sells a part: the stake shrinks in proportion, and the rest is settled", async () => {
    const { id, bets } = await placed();
    const before = await moneyOf(player);
    const { offerId } = await offerFor(id);
    const part = await sell(id, { mode: "partial", amount: 3.8, offerId });
    expect(part.body.coupon).toMatchObject({
      status: "open",
      amount: 6,
      possibleWin: 12,
      payout: null,
      cashedOut: { amount: 4, payout: 3.8 },
    });
    expect(part.body.balance).toBeCloseTo(before + 3.8, 9);
    for (const amount of [0.49, 5.7, 100])
      expect((await sell(id, { mode: "partial", amount, offerId })).status).toBeGreaterThan(399);
    await operator.control({ settleGame: { gameId: first(bets).game.id, result: "won" } });
    expect(await couponWith(id)).toMatchObject({ status: "won", payout: 12 });
    expect(await moneyOf(player)).toBeCloseTo(before + 15.8, 9);
  });

  it("offers nothing while a market is suspended, for a settled coupon, or a stranger's", async () => {
    const { id, bets } = await placed();
    const offer = await offerFor(id);
    const gameId = first(bets).game.id;
    await operator.control({ suspendGame: gameId });
    expect(await offerFor(id)).toMatchObject({ isAvailable: false, amount: 0 });
    expect((await couponWith(id)).cashOut).toBeNull();
    expect((await sell(id, full(offer))).body.code).toBe(2013);
    await operator.control({ resumeGame: gameId });
    expect(await offerFor(id)).toMatchObject({ isAvailable: true });
    await operator.control({ settleGame: { gameId, result: "lost" } });
    expect(await offerFor(id)).toMatchObject({ isAvailable: false });
    expect((await player.get(path(1))).status).toBe(404);
  });

  it("sells by itself once the offer reaches the amount; 0 takes that back", async () => {
    const { id, bets } = await placed();
    const auto = (amount: number) => sell(id, { mode: "auto", amount, offerId: null });
    expect((await auto(20)).status).toBe(400);
    expect((await auto(11)).status).toBe(200);
    expect(await offerFor(id)).toMatchObject({ autoAmount: 11 });
    await operator.control({ advanceMs: 1_000 });
    expect(await couponWith(id)).toMatchObject({ status: "open" });
    await auto(0);
    expect(await offerFor(id)).toMatchObject({ autoAmount: null });
    await auto(11);
    const before = await moneyOf(player);
    await setPrice(first(bets), 1.7);
    await operator.control({ advanceMs: 1_000 });
    expect(await couponWith(id)).toMatchObject({ status: "cashed_out", payout: 11.17 });
    expect(await moneyOf(player)).toBeCloseTo(before + 11.17, 9);
  });

  it("books what it says it pays, once, whatever happens in whatever order", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("price" as const), coef: fc.integer({ min: 101, max: 900 }) }),
      fc.record({ do: fc.constant("full" as const), isRepeated: fc.boolean() }),
      fc.record({
        do: fc.constant("partial" as const),
        share: fc.integer({ min: 1, max: 99 }),
        isRepeated: fc.boolean(),
      }),
      fc.record({ do: fc.constant("auto" as const), cents: fc.integer({ min: 0, max: 2500 }) }),
      fc.record({
        do: fc.constant("settle" as const),
        result: fc.constantFrom("won", "lost", "returned"),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        fc.pre(picks.length > 0);
        const before = await moneyOf(player);
        const { id, bets } = await placed();
        const bet = first(bets);
        for (const one of steps) {
          const offer = await offerFor(id);
          if (one.do === "price") await setPrice(bet, one.coef / 100);
          else if (one.do === "settle")
            await operator.control({ settleGame: { gameId: bet.game.id, result: one.result } });
          else if (one.do === "auto")
            await sell(id, { mode: "auto", amount: one.cents / 100, offerId: null });
          else {
            const amount =
              one.do === "full" ? offer.amount : Math.floor(offer.amount * one.share) / 100;
            const wish = { mode: one.do, amount, offerId: offer.offerId };
            const key = randomUUID();
            const answers = [await sell(id, wish, key)];
            if (one.isRepeated) answers.push(await sell(id, wish, key));
            expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
          }
        }
        await operator.control({ advanceMs: 1_000 });
        const coupon = await couponWith(id);
        const { amount: soldStake, payout: soldFor } = coupon.cashedOut ?? { amount: 0, payout: 0 };
        // Every cent of the stake is either sold or still in the coupon.
        expect(coupon.amount + soldStake).toBeCloseTo(10, 9);
        expect(coupon.amount).toBeGreaterThan(0);
        const paid = soldFor + (coupon.payout ?? 0);
        expect(await moneyOf(player)).toBeCloseTo(before - 10 + paid, 9);
      }),
      { numRuns: 12 },
    );
  });
});
