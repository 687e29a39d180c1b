import Big from "big.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide } from "../../server/coupon/systems.ts";
import { couponOf, openPicks, type Pick, place } from "./coupons.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let picks: readonly Pick[] = [];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  picks = (await openPicks(player, "line")).filter(({ game }) => game.pageType === "sport");
});
afterAll(() => operator.close());

const take = (count: number) => {
  const taken = picks.slice(0, count);
  picks = picks.slice(count);
  expect(taken).toHaveLength(count);
  return taken;
};
const bonusBet = (coef: number, change = {}) => ({
  market: { id: 0, coef, sportId: 0, typeId: 0, kind: 3, isLive: false, champId: 0, gameId: 0 },
  blockId: 0,
  statusId: -2,
  additionalType: "express_bonus",
  ...change,
});
function withBonus(chosen: readonly Pick[], coef: number, change = {}) {
  const coupon = couponOf(chosen, change);
  return { ...coupon, bets: [...coupon.bets, bonusBet(coef)] };
}
const couponById = async (id: number): Promise<Json> =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;
const settle = ({ game }: Pick, result: string) =>
  operator.control({ settleGame: { gameId: game.id, result } });

/** Price of these picks in thousandths, with these factors besides, rounded once. */
const total = (chosen: readonly Pick[], ...factors: readonly number[]): number =>
  Number(
    [...chosen.map(({ coef }) => coef), ...factors]
      .reduce((product, coef) => product.times(coef), Big(1))
      .round(3, Big.roundHalfUp),
  );
const paid = (amount: number, coef: number): number =>
  Number(Big(amount).times(coef).round(2, Big.roundHalfUp));

describe("an express with a bonus bet", () => {
  it("is taken at the server's own price of it, and tells it in the history [bets-006] [coupon-031]", async () => {
    const chosen = take(3);
    const { status, body } = await place(player, withBonus(chosen, 1.03));
    expect(status).toBe(200);
    const coef = total(chosen, 1.03);
    expect(body).toMatchObject({ state: "accepted", coef, possibleWin: paid(10, coef) });
    const card = await couponById(body.couponId);
    expect(card.bets).toHaveLength(4);
    expect(card.bets[3]).toMatchObject({
      sportId: 0,
      additionalType: "express_bonus",
      coef: 1.03,
      status: "open",
      outcomeName: "+3%",
    });
    for (const pick of chosen) await settle(pick, "won");
    expect(await couponById(body.couponId)).toMatchObject({
      status: "won",
      payout: paid(10, coef),
    });
  });

  it("never pays by the client's price of it", async () => {
    const chosen = take(4);
    for (const changeCoefAction of [0, 2])
      expect(
        (await place(player, withBonus(chosen, 1.5, { changeCoefAction }))).body,
      ).toMatchObject({ code: 2001 });
    // Too low a price is still the server's; a player who takes any price gets it too.
    expect((await place(player, withBonus(chosen, 1.03, { changeCoefAction: 0 }))).body.code).toBe(
      2001,
    );
    const taken = await place(player, withBonus(chosen, 1.03));
    expect(taken.body.coef).toBe(total(chosen, 1.04));
    const any = await place(player, withBonus(chosen, 99, { changeCoefAction: 1 }));
    expect(any.body.coef).toBe(total(chosen, 1.04));
  });

  it("is refused where there is none: other types, too few bets, a low price, a site without [coupon-025] [coupon-026] [coupon-027] [coupon-029]", async () => {
    const chosen = picks.slice(0, 3);
    const codeOf = async (coupon: object) => (await place(player, coupon)).body.code;
    expect(await codeOf(withBonus(chosen.slice(0, 2), 1.02))).toBe(2010);
    expect(await codeOf(withBonus(chosen.slice(0, 1), 1.01))).toBe(2010);
    expect(await codeOf(withBonus(chosen, 1.03, { typeId: 2, systemValue: 2 }))).toBe(2010);
    const [low] = chosen;
    await operator.control({ setPrice: { outcomeId: low?.outcomeId, coef: 1.09 } });
    expect(await codeOf(withBonus(chosen, 1.03, { changeCoefAction: 1 }))).toBe(2010);
    await operator.control({ setPrice: { outcomeId: low?.outcomeId, coef: low?.coef } });
    await operator.control({ config: { coupon: { isBonusBetAllowed: false } } });
    expect(await codeOf(withBonus(chosen, 1.03))).toBe(2010);
    await operator.control({ config: null });
    const twice = withBonus(chosen, 1.03);
    expect((await place(player, { ...twice, bets: [...twice.bets, bonusBet(1.03)] })).status).toBe(
      400,
    );
  });

  it("tells its price and whether there is one before [coupon-029]", async () => {
    const bonusIn = async (chosen: readonly Pick[], coef: number) => {
      const ask = { ...withBonus(chosen, coef), coefViewId: 0 };
      const { body } = await player.post("/web-api/coupon/refresh", ask);
      const { isBlocked, market } = body.bets.at(-1);
      return { isBlocked, coef: market.coef, total: body.coef };
    };
    const chosen = picks.slice(0, 3);
    const coefs = { coef: 1.03, total: total(chosen, 1.03) };
    expect(await bonusIn(chosen, 7)).toEqual({ isBlocked: false, ...coefs });
    const two = chosen.slice(0, 2);
    expect(await bonusIn(two, 1.02)).toEqual({ isBlocked: true, coef: 1, total: total(two) });
  });

  it("counts only the bets that win: a returned one takes 1 % off, below three nothing is left", async () => {
    const chosen = take(4);
    const { body } = await place(player, withBonus(chosen, 1.04));
    await settle(chosen[0] ?? fail(), "returned");
    const rest = chosen.slice(1);
    const open = await couponById(body.couponId);
    expect(open.bets[4]).toMatchObject({ coef: 1.03, status: "open", outcomeName: "+3%" });
    expect(open.possibleWin).toBe(paid(10, total(rest, 1.03)));
    await settle(rest[0] ?? fail(), "returned");
    for (const pick of rest.slice(1)) await settle(pick, "won");
    const settled = await couponById(body.couponId);
    expect(settled.bets[4]).toMatchObject({ coef: 1, status: "returned" });
    expect(settled).toMatchObject({ status: "won", payout: paid(10, total(rest.slice(1))) });
  });

  it("is never sold: a cash out is worth what it is without", async () => {
    const chosen = picks.slice(0, 3);
    const offer = async (coupon: object) => {
      const { body } = await place(player, coupon);
      return (await player.get(`/web-api/bets/coupons/${body.couponId}/cash-out`)).body.amount;
    };
    const plain = await offer(couponOf(chosen));
    expect(plain).toBeGreaterThan(0);
    expect(await offer(withBonus(chosen, 1.03))).toBe(plain);
  });

  it("settles as an independent count says, whatever became of its bets", () => {
    const bet = fc.record({
      milli: fc.integer({ min: 1_100, max: 9_000 }),
      status: fc.constantFrom("won", "lost", "returned", "cancelled", "half_won", "half_lost"),
    });
    const factorOf = ({ milli, status }: { milli: number; status: string }): Big => {
      const coef = Big(milli).div(1000);
      if (status === "won") return coef;
      if (status === "half_won") return coef.plus(1).div(2);
      return status === "lost" ? Big(0) : Big(status === "half_lost" ? "0.5" : 1);
    };
    fc.assert(
      fc.property(
        fc.array(bet, { minLength: 3, maxLength: 12 }),
        fc.integer({ min: 1, max: 1e6 }),
        (bets, stake) => {
          const kept = 1000 + Math.min(100, bets.length * 10);
          const rows = bets.map(({ milli, status }) => ({ coef: milli, status }));
          const winners = bets.filter(({ status }) => ["won", "half_won"].includes(status)).length;
          const bonus = winners < 3 ? Big(1) : Big(1).plus(Big(Math.min(10, winners)).div(100));
          const product = bets.reduce((all, one) => all.times(factorOf(one)), bonus);
          const coef = [product.round(3, Big.roundHalfUp), Big(100_000)].toSorted((a, b) =>
            a.cmp(b),
          )[0];
          const payout = Number(
            Big(stake)
              .times(coef ?? 0)
              .round(0, Big.roundHalfUp),
          );
          expect(decide(rows, null, stake, kept)?.payoutMinor).toBe(payout);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

function fail(): never {
  throw new Error("no such pick");
}
