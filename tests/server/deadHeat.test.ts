import Big from "big.js";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedMilli } from "../../server/coupon/deadHeat.ts";
import { couponOf, first, openPicks, type Pick, place } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";
import { oracle } from "./systemOracle.ts";

let operator: Operator;
let player: Client;
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
});
afterAll(() => operator.close());

const settle = (pick: Pick, result: string, deadHeat?: object) =>
  operator.control({ settleGame: { gameId: pick.game.id, result, ...(deadHeat && { deadHeat }) } });
const couponById = async (id: number) => (await player.get(`/web-api/bets/coupons/${id}`)).body;

/** Open picks at these prices, and a coupon of 10 on them. */
async function placed(coefs: readonly number[], order: object = {}) {
  const picks = (await openPicks(player, "line")).slice(0, coefs.length);
  const priced = picks.map((pick, index) => ({ ...pick, coef: coefs[index] ?? 0 }));
  for (const { outcomeId, coef } of priced)
    await operator.control({ setPrice: { outcomeId, coef } });
  const { body } = await place(player, couponOf(priced, order));
  return { picks: priced, id: Number(body.couponId), money: await moneyOf(player) };
}

const twoWinners = { places: 1, winners: 2 };

describe("a dead heat", () => {
  it.each([
    // 5 of the 10 at 10/1, 3.33 at 5/1, 2.50 at 4/5, 6.67 at 2.00 for two places.
    [11, { places: 1, winners: 2 }, 5.5, 55],
    [6, { places: 1, winners: 3 }, 2, 20],
    [1.8, { places: 1, winners: 4 }, 0.45, 4.5],
    [2, { places: 2, winners: 3 }, 1.333, 13.33],
    [2.375, { places: 1, winners: 2 }, 1.188, 11.88],
  ])("pays a single at %d for %o at %d", async (coef, deadHeat, shared, paid) => {
    const { picks, id, money } = await placed([coef]);
    await settle(first(picks), "won", deadHeat);
    const coupon = await couponById(id);
    expect(coupon).toMatchObject({ status: "won", coef: shared, possibleWin: paid, payout: paid });
    expect(coupon.bets).toMatchObject([
      { status: "won", coef: shared, deadHeat: { coef, ...deadHeat } },
    ]);
    expect(await moneyOf(player)).toBeCloseTo(money + paid, 9);
  });

  it("counts in an express with its reduced odds, before and after the other picks are decided", async () => {
    const { picks, id, money } = await placed([3, 2, 1.5]);
    await settle(first(picks), "won", twoWinners);
    expect(await couponById(id)).toMatchObject({ status: "open", coef: 4.5, possibleWin: 45 });
    for (const pick of picks.slice(1)) await settle(pick, "won");
    const coupon = await couponById(id);
    expect(coupon).toMatchObject({ status: "won", coef: 4.5, payout: 45 });
    expect(coupon.bets[1]).not.toHaveProperty("deadHeat");
    expect(await moneyOf(player)).toBeCloseTo(money + 45, 9);
  });

  it("leaves an express that lost another pick the odds that it had", async () => {
    const { picks, id } = await placed([3, 2]);
    await settle(first(picks), "won", twoWinners);
    await settle(first(picks.slice(1)), "lost");
    expect(await couponById(id)).toMatchObject({ status: "lost", coef: 3, payout: 0 });
  });

  it("counts in the combinations of a system that have it", async () => {
    const coefs = [3, 2, 1.5, 2.5];
    const { picks, id } = await placed(coefs, { typeId: 2, systemValue: 3 });
    await settle(first(picks), "won", { places: 1, winners: 3 });
    for (const pick of picks.slice(1)) await settle(pick, pick === picks[3] ? "lost" : "won");
    const legs = [1, 2, 1.5, 2.5].map((coef, index) => ({
      coef,
      state: index === 3 ? "lost" : "won",
      isBanker: false,
    }));
    expect((await couponById(id)).payout).toBe(oracle(legs, 3, 1000) / 100);
  });

  it("loses an anti-express no less than a pick that won alone", async () => {
    const { picks, id } = await placed([3, 2], { typeId: 4 });
    if (!Number.isFinite(id)) throw new Error("the anti-express was refused");
    await settle(first(picks), "won", twoWinners);
    await settle(first(picks.slice(1)), "won");
    expect(await couponById(id)).toMatchObject({ status: "lost", payout: 0 });
  });

  it("has more winners than places, who won", async () => {
    const { picks } = await placed([2]);
    const [pick] = picks;
    if (!pick) throw new Error("no pick");
    await expect(settle(pick, "lost", twoWinners)).rejects.toThrow("only for the result won");
    for (const wrong of [{ places: 2, winners: 2 }, { places: 0, winners: 2 }, { winners: 2 }])
      await expect(settle(pick, "won", wrong)).rejects.toThrow("settleGame.deadHeat");
  });

  it("pays the price that decimal arithmetic does, rounded half up, and never more than full odds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1001, max: 1_000_000 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 8 }),
        (milli, places, more) => {
          const winners = places + more;
          const counted = Big(milli).times(places).div(winners).round(0, Big.roundHalfUp);
          expect(sharedMilli(milli, { places, winners })).toBe(counted.toNumber());
          expect(counted.lt(milli)).toBe(true);
        },
      ),
    );
  });
});
