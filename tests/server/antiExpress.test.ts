import Big from "big.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chance, floored, oracle } from "./antiExpressOracle.ts";
import { cents, couponOf, openPicks, type Pick, picksOf, place } from "./coupons.ts";
import {
  type Client,
  type Json,
  moneyOf,
  type Operator,
  startedAt,
  startOperator,
} from "./operator.ts";

let operator: Operator;
let player: Client;
let picks: readonly Pick[] = [];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  picks = (await openPicks(player, "line")).filter(
    ({ coef, game }) => game.pageType === "sport" && coef < 2.6,
  );
});
afterAll(() => operator.close());

const take = (count: number) => {
  const taken = picks.slice(0, count);
  picks = picks.slice(count);
  expect(taken).toHaveLength(count);
  return taken;
};
const antiExpress = (chosen: readonly Pick[], change: object = {}) =>
  couponOf(chosen, { typeId: 4, changeCoefAction: 0, ...change });
/** The price that the server tells before anything is placed. */
const priceOf = async (chosen: readonly Pick[], typeId = 1): Promise<number | null> => {
  const ask = { ...couponOf(chosen, { typeId }), coefViewId: 0 };
  const { body } = await player.post("/web-api/coupon/refresh", ask);
  return body.antiExpressCoef;
};
const couponById = async (id: number): Promise<Json> =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;
const settle = ({ game }: Pick, result: string) =>
  operator.control({ settleGame: { gameId: game.id, result } });
const moveTo = ({ outcomeId }: Pick, coef: number | null) =>
  operator.control({ setPrice: { outcomeId, coef } });

/** The open prices of the market of a pick. */
async function marketOf(pick: Pick): Promise<number[]> {
  const all = await picksOf(player, pick);
  return all.filter(({ marketId }) => marketId === pick.marketId).map(({ coef }) => coef);
}
/** A placed anti-express for ten: its picks, number and price. */
async function placed(count: number, change: object = {}) {
  const chosen = take(count);
  const coef = await priceOf(chosen);
  const { status, body } = await place(
    player,
    antiExpress(chosen, { coef, amount: 10, ...change }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { chosen, coef: coef ?? 0, id: body.couponId, body };
}

describe("an anti-express", () => {
  it("has a price of the server's, placed once at it, and is named in the open bets [coupon-015]", async () => {
    const chosen = take(2);
    const markets = await Promise.all(chosen.map(marketOf));
    const price = floored(oracle(chosen.map(({ coef }, at) => chance(coef, markets[at] ?? []))));
    expect(await priceOf(chosen)).toBe(price);
    expect(await priceOf(chosen, 4)).toBe(price);
    const before = await moneyOf(player);
    const key = crypto.randomUUID();
    const { status, body } = await place(player, antiExpress(chosen, { coef: price }), key);
    expect(status).toBe(200);
    const possibleWin = Big(price).times(10).round(2, Big.roundHalfUp).toNumber();
    expect(body).toMatchObject({ state: "accepted", coef: price, amount: 10, possibleWin });
    const again = await place(player, antiExpress(chosen, { coef: price }), key);
    expect(again.body.couponId).toBe(body.couponId);
    expect(await moneyOf(player)).toBeCloseTo(before - 10, 9);
    const { body: open } = await player.get("/web-api/bets/open?limit=1");
    expect(open.items[0]).toMatchObject({
      id: body.couponId,
      typeId: 4,
      coef: price,
      possibleWin,
      cashOut: null,
    });
  });

  it("wins with the first pick that loses, and pays at once", async () => {
    const { chosen, coef, id } = await placed(3, { changeCoefAction: 1 });
    await settle(chosen[0] as Pick, "won");
    expect((await couponById(id)).status).toBe("open");
    const before = await moneyOf(player);
    await settle(chosen[1] as Pick, "lost");
    const settled = await couponById(id);
    const payout = Big(coef).times(10).round(2, Big.roundHalfUp).toNumber();
    expect(settled).toMatchObject({ status: "won", payout, coef });
    expect(await moneyOf(player)).toBeCloseTo(before + payout, 9);
    // What becomes of the last pick changes nothing any more.
    await settle(chosen[2] as Pick, "won");
    expect(await couponById(id)).toMatchObject({ status: "won", payout, coef });
    expect(await moneyOf(player)).toBeCloseTo(before + payout, 9);
  });

  it("loses when all its picks win, and not before", async () => {
    const { chosen, id } = await placed(2);
    await settle(chosen[0] as Pick, "won");
    expect((await couponById(id)).status).toBe("open");
    await settle(chosen[1] as Pick, "won");
    expect(await couponById(id)).toMatchObject({ status: "lost", payout: 0 });
  });

  it("leaves returned picks out of its price, which the others then make alone", async () => {
    const { chosen, coef, id } = await placed(2);
    const [gone, left] = chosen as [Pick, Pick];
    const chances = chance(left.coef, await marketOf(left));
    await settle(gone, "returned");
    const price = floored(oracle([chances]));
    expect(price).toBeGreaterThan(coef);
    const open = await couponById(id);
    expect(open).toMatchObject({ status: "open", coef: price });
    expect(cents(open.possibleWin)).toBe(
      Big(price).times(1000).round(0, Big.roundHalfUp).toNumber(),
    );
    await settle(left, "lost");
    expect(await couponById(id)).toMatchObject({ status: "won", payout: open.possibleWin });
  });

  it("is returned when all its picks are", async () => {
    const { chosen, id } = await placed(2);
    for (const pick of chosen) await settle(pick, "returned");
    expect(await couponById(id)).toMatchObject({ status: "returned", payout: 10 });
  });

  it("is never sold, and named in the email with the bets", async () => {
    const { coef, id } = await placed(2);
    const { body } = await player.get(`/web-api/bets/coupons/${id}/cash-out`);
    expect(body).toMatchObject({ isAvailable: false });
    const day = { dateFrom: startedAt / 1000 - 60, dateTo: startedAt / 1000 + 3_600 };
    await player.post("/web-api/bets/history/mail", { accountId: 1, ...day });
    const { body: outbox } = await operator.visitor().get("/__outbox");
    expect(outbox.messages.at(-1).text).toContain(`\n${id}, anti-express, `);
    expect(outbox.messages.at(-1).text).toContain(`10.00 × ${coef}: `);
  });
});

describe("the price of an anti-express", () => {
  it("is agreed to as a whole: asked, any, or a higher one", async () => {
    const chosen = take(2);
    const [pick] = chosen as [Pick, Pick];
    const coef = (await priceOf(chosen)) ?? 0;
    const codeOf = async (change: object) =>
      (await place(player, antiExpress(chosen, { coef, ...change }))).body.code ?? "taken";
    // A pick that is likelier to lose makes its anti-express likelier to win, so cheaper.
    await moveTo(pick, Math.round(pick.coef * 1030) / 1000);
    const lower = (await priceOf(chosen)) ?? 99;
    expect(lower).toBeLessThan(coef);
    expect(await codeOf({ changeCoefAction: 0 })).toBe(2001);
    expect(await codeOf({ changeCoefAction: 2 })).toBe(2001);
    expect(await codeOf({ changeCoefAction: 1, exactCoef: coef })).toBe(2001);
    expect(await codeOf({ changeCoefAction: 1 })).toBe("taken");
    // The prices of the picks are no part of the bet: only the one price counts.
    expect(await codeOf({ changeCoefAction: 0, coef: lower })).toBe("taken");
    expect(await codeOf({ changeCoefAction: 2, coef: lower - 0.001 })).toBe("taken");
    expect(await codeOf({ changeCoefAction: 0, coef: lower - 0.001 })).toBe(2001);
    const { body } = await place(player, antiExpress(chosen, { coef }));
    expect(body.data).toMatchObject({ coef: lower });
    await moveTo(pick, null);
  });

  it("is none while a pick is locked, and with two picks of one match", async () => {
    const chosen = take(2);
    const [pick] = chosen as [Pick, Pick];
    const twins = (await picksOf(player, pick)).slice(0, 2);
    expect(await priceOf([...twins, ...chosen.slice(1)])).toBeNull();
    const both = antiExpress([...twins, ...chosen.slice(1)], { coef: 1.1 });
    expect((await place(player, both)).body.code).toBe(2008);
    await operator.control({ suspendGame: pick.game.id });
    expect(await priceOf(chosen)).toBeNull();
    expect((await place(player, antiExpress(chosen, { coef: 1.1 }))).body.code).toBe(2002);
    await operator.control({ resumeGame: pick.game.id });
    expect(await priceOf(chosen)).not.toBeNull();
  });

  it("is none where so many picks can lose that hardly anything would be won", async () => {
    const many = (await openPicks(player, "line")).slice(0, 7);
    expect(many).toHaveLength(7);
    expect(await priceOf(many)).toBeNull();
    const { status, body } = await place(
      player,
      antiExpress(many, { coef: 1, changeCoefAction: 1 }),
    );
    expect([status, body.code]).toEqual([409, 2001]);
  });

  it("needs two picks, takes no Vip bet, no bonus bet and no promo code", async () => {
    const chosen = take(2);
    const coef = await priceOf(chosen);
    const codeOf = async (coupon: object) => (await place(player, coupon)).body.code;
    expect(await codeOf(antiExpress(chosen.slice(0, 1), { coef }))).toBe(11);
    expect(await codeOf(antiExpress(chosen, { coef: "1.2" }))).toBe(11);
    expect(await codeOf(antiExpress(chosen, { coef, options: { isVipBet: true } }))).toBe(2010);
    expect(await codeOf(antiExpress(chosen, { coef, options: { promoCode: "FREE5" } }))).toBe(2009);
    const [bet] = couponOf(chosen).bets;
    const bonus = { ...bet, additionalType: "express_bonus" };
    const withBonus = antiExpress(chosen, { coef });
    expect(await codeOf({ ...withBonus, bets: [...withBonus.bets, bonus] })).toBe(2010);
  });

  it("bounds the stake, and a code keeps the type", async () => {
    const chosen = take(2);
    const asked = antiExpress(chosen);
    const { body: limits } = await player.post("/web-api/coupon/limits", asked);
    expect(limits).toMatchObject({ minBetAmount: 0.5, maxBetAmount: 5000, maxPayout: 25_000 });
    const coef = await priceOf(chosen);
    const tooMuch = antiExpress(chosen, { coef, amount: 5000.01 });
    expect((await place(player, tooMuch)).body.code).toBe(2005);
    const { body: saved } = await player.post("/web-api/coupon/save", asked);
    const { body: loaded } = await player.get(`/web-api/coupon/load/${saved.code}?lng=en`);
    expect(loaded).toMatchObject({ typeId: 4, bets: [{}, {}] });
  });
});
