import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const path = (id: number) => `/web-api/bets/coupons/${id}/powerbet`;
const offersOf = async (id: number): Promise<Json> => (await player.get(path(id))).body;
const offerOf = async (id: number): Promise<Json> => first((await offersOf(id)).offers as Json[]);
const couponWith = async (id: number): Promise<Json> =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;
const take = (id: number, wish: object, key: string = randomUUID()) =>
  player.post(path(id), wish, { "X-Idempotency-Key": key });
const wishFor = ({ offerId, coef }: Json, amount = 5) => ({ offerId, coef, amount });
const setPrice = (pick: Pick, coef: number | null) =>
  operator.control({ setPrice: { outcomeId: pick.outcomeId, coef } });

/** Places ten euros on picks of other matches than before, at fixed prices of 2. */
async function placed(count = 1): Promise<{ id: number; bets: Pick[] }> {
  const bets = picks.splice(0, count).map((pick) => ({ ...pick, coef: 2 }));
  for (const bet of bets) await setPrice(bet, 2);
  const { body } = await place(player, couponOf(bets));
  return { id: body.couponId, bets };
}

describe("power bet", () => {
  it("offers each open pick of a bet once more at a raised price, up to its stake; the lists say so", async () => {
    const { id, bets } = await placed(2);
    const { isAvailable, offers } = await offersOf(id);
    expect(isAvailable).toBe(true);
    expect(offers).toMatchObject([
      { marketId: bets[0]?.outcomeId, coef: 2.1, minBetAmount: 0.5, maxBetAmount: 10 },
      { marketId: bets[1]?.outcomeId, coef: 2.1, minBetAmount: 0.5, maxBetAmount: 10 },
    ]);
    const { body } = await player.get("/web-api/bets/open");
    expect(body.items.find((item: Json) => item.id === id).isPowerBetAvailable).toBe(true);
  });

  it("is taken once for one key and once for a bet, is a bet of its own, and is paid at its own price", async () => {
    const { id, bets } = await placed();
    const before = await moneyOf(player);
    const wish = wishFor(await offerOf(id));
    const key = randomUUID();
    const [a, b] = await Promise.all([take(id, wish, key), take(id, wish, key)]);
    expect(a.body).toMatchObject({ state: "accepted", coef: 2.1, amount: 5, possibleWin: 10.5 });
    expect(b.body).toEqual(a.body);
    expect(await moneyOf(player)).toBeCloseTo(before - 5, 9);
    expect((await take(id, { ...wish, amount: 6 }, key)).body.code).toBe(51);
    expect((await take(id, wish)).body.code).toBe(2013);
    expect(await couponWith(id)).toMatchObject({ isPowerBetAvailable: false, amount: 10 });
    const powered = a.body.couponId;
    expect(await offersOf(powered)).toMatchObject({ isAvailable: false, offers: [] });
    await setPrice(first(bets), 3);
    expect(await couponWith(powered)).toMatchObject({ coef: 2.1, isPowerBetAvailable: false });
    await operator.control({ settleGame: { gameId: first(bets).game.id, result: "won" } });
    expect(await couponWith(powered)).toMatchObject({ status: "won", payout: 10.5 });
    expect(await couponWith(id)).toMatchObject({ status: "won", payout: 20 });
  });

  it("cannot be sold at a profit while no price has moved", async () => {
    const { id } = await placed();
    const { body } = await take(id, wishFor(await offerOf(id), 10));
    expect((await couponWith(body.couponId)).cashOut.amount).toBe(9.97);
  });

  it("keeps an offer for ten seconds, and refuses with the new one when the price has fallen", async () => {
    const { id, bets } = await placed();
    const offer = await offerOf(id);
    await operator.control({ advanceMs: 10_001 });
    expect((await take(id, wishFor(offer))).body).toMatchObject({ code: 2001 });
    const fresh = await offerOf(id);
    await setPrice(first(bets), 1.8);
    const refused = await take(id, wishFor(fresh));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 2001, data: { offers: [{ coef: 1.89 }] } });
    const forged = { ...fresh, offerId: `${fresh.offerId.slice(0, -1)}~` };
    expect((await take(id, wishFor(forged))).body.code).toBe(2001);
    await setPrice(first(bets), 2.4);
    expect((await take(id, wishFor(refused.body.data.offers[0]))).body.coef).toBe(1.89);
  });

  it("refuses a price that was not offered and an amount that is no money", async () => {
    const { id } = await placed();
    const offer = await offerOf(id);
    expect((await take(id, { ...wishFor(offer), coef: 9 })).status).toBe(400);
    expect((await take(id, wishFor(offer, 1.001))).status).toBe(400);
    expect((await take(id, wishFor(offer, 0))).status).toBe(400);
    expect((await take(99, wishFor(offer))).status).toBe(404);
  });

  it("refuses an amount below the minimum or above the stake of the bet", async () => {
    const { id } = await placed();
    const offer = await offerOf(id);
    expect((await take(id, wishFor(offer, 0.4))).body).toMatchObject({
      code: 2004,
      data: { minBetAmount: 0.5 },
    });
    expect((await take(id, wishFor(offer, 10.01))).body).toMatchObject({
      code: 2005,
      data: { maxBetAmount: 10 },
    });
  });

  it("is not offered while the market is suspended, once the bet is settled, or where the site has none", async () => {
    const { id, bets } = await placed();
    await operator.control({ suspendGame: first(bets).game.id });
    expect(await offersOf(id)).toMatchObject({ isAvailable: false });
    await operator.control({ resumeGame: first(bets).game.id });
    await operator.control({ config: { featureFlags: { powerBet: false } } });
    expect(await offersOf(id)).toMatchObject({ isAvailable: false });
    expect(await couponWith(id)).toMatchObject({ isPowerBetAvailable: false });
    await operator.control({ config: { featureFlags: { powerBet: true } } });
    expect(await offersOf(id)).toMatchObject({ isAvailable: true });
    await operator.control({ settleGame: { gameId: first(bets).game.id, result: "lost" } });
    expect(await offersOf(id)).toMatchObject({ isAvailable: false });
  });
});
