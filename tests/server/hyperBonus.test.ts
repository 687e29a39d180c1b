import Big from "big.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hyperBonusAt } from "../../server/coupon/hyperBonus.ts";
import { cents, couponOf, first, openPicks, type Pick, place } from "./coupons.ts";
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
});
afterAll(() => operator.close());
beforeEach(async () => {
  picks = await openPicks(player, "line");
});

const shown4 = { hyperBonusPercent: 4, minHyperBonusBetLimit: 2, maxHyperBonusLimit: 500 };
const none = { hyperBonusPercent: 0, minHyperBonusBetLimit: 0, maxHyperBonusLimit: null };
const take = (count: number): readonly Pick[] => {
  expect(picks.length).toBeGreaterThanOrEqual(count);
  return picks.slice(0, count);
};
const limitsOf = async (chosen: readonly Pick[], change: object = {}): Promise<Json> =>
  (await player.post("/web-api/coupon/limits", couponOf(chosen, change))).body;
const cardOf = async (id: number): Promise<Json> =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;
const settle = ({ game }: Pick, result: string) =>
  operator.control({ settleGame: { gameId: game.id, result } });
const setPrice = ({ outcomeId }: Pick, coef: number) =>
  operator.control({ setPrice: { outcomeId, coef } });
/** The return of 10 on these picks, and what a percentage of the winnings adds, by another count. */
const winOf = (chosen: readonly Pick[], percent: number, amount = 10) => {
  const coef = chosen.reduce((product, pick) => product.times(pick.coef), Big(1)).round(3, 1);
  const returned = coef.times(amount).round(2, Big.roundHalfUp);
  const added = returned.minus(amount).times(percent).div(100).round(2, Big.roundDown);
  return { added: Number(added), whole: Number(returned.plus(added)) };
};

describe("the hyper bonus of an express", () => {
  it("is told with the bounds, by the number of bets at 1.4 and more", async () => {
    const chosen = take(5);
    expect(await limitsOf(chosen.slice(0, 4))).toMatchObject(shown4);
    expect(await limitsOf(chosen)).toMatchObject({ ...shown4, hyperBonusPercent: 6 });
    expect(await limitsOf(chosen.slice(0, 3))).toMatchObject(none);
    await setPrice(first(chosen), 1.39);
    expect(await limitsOf(chosen)).toMatchObject(shown4);
    await setPrice(first(chosen), 1.4);
    expect(await limitsOf(chosen)).toMatchObject({ hyperBonusPercent: 6 });
    await setPrice(first(chosen), first(chosen).coef);
    const refreshed = await operator
      .visitor()
      .post("/web-api/coupon/refresh", { ...couponOf(chosen), coefViewId: 0 });
    expect(refreshed.body.hyperBonusPercent).toBe(6);
  });

  it("is for no other kind of bet, no bonus account, and grows to 25 %", async () => {
    const chosen = take(5);
    for (const change of [
      { typeId: 2, systemValue: 2 },
      { typeId: 4 },
      { typeId: 9 },
      { isVipBet: true },
      { promoCode: "FREE5" },
    ])
      expect(await limitsOf(chosen, change)).toMatchObject(none);
    const at = (bets: number, type: 0 | 4 | 9, currencyIso: string) =>
      hyperBonusAt({ typeId: 1 }, new Array<number>(bets).fill(2_000), { type, currencyIso }, true);
    expect(at(4, 4, "EUR")).toBeNull();
    expect(at(40, 0, "EUR")?.percent).toBe(25);
    expect(at(4, 9, "JPY")).toEqual({ percent: 4, leastMinor: 200, mostMinor: 50_000 });
    expect(at(4, 9, "KWD")).toEqual({ percent: 4, leastMinor: 500, mostMinor: 125_000 });
  });

  it("is added to the winnings: promised, told in the history, and paid", async () => {
    const chosen = take(4);
    const { added, whole } = winOf(chosen, 4);
    const { body } = await place(player, couponOf(chosen, shown4));
    expect(body).toMatchObject({ state: "accepted", possibleWin: whole });
    expect(await cardOf(body.couponId)).toMatchObject({
      possibleWin: whole,
      hyperBonus: { percent: 4, amount: added },
    });
    const before = await moneyOf(player);
    for (const pick of chosen) await settle(pick, "won");
    expect(await cardOf(body.couponId)).toMatchObject({
      status: "won",
      payout: whole,
      hyperBonus: { percent: 4, amount: added },
    });
    expect(cents(await moneyOf(player))).toBe(cents(before) + cents(whole));
    await player.post("/web-api/bets/history/mail", {
      accountId: 1,
      dateFrom: Math.floor(startedAt / 1000) - 60,
      dateTo: Math.floor(startedAt / 1000) + 3600,
    });
    const [letter] = (await operator.visitor().get("/__outbox")).body.messages.slice(-1);
    expect(JSON.stringify(letter)).toContain(` + hyper bonus ${added.toFixed(2)}: `);
    const page = (await player.get("/web-api/bets/history?limit=100")).body;
    const paid = page.items.reduce((sum: number, one: Json) => sum + cents(one.payout ?? 0), 0);
    expect(cents(page.summary.payout)).toBe(paid);
  });

  it("counts from its least stake, and adds no more than its most", async () => {
    const chosen = take(4);
    const low = await place(player, couponOf(chosen, { ...shown4, amount: 1.99 }));
    expect((await cardOf(low.body.couponId)).hyperBonus).toBeUndefined();
    expect(low.body.possibleWin).toBe(winOf(chosen, 0, 1.99).whole);
    const least = await place(player, couponOf(chosen, { ...shown4, amount: 2 }));
    expect(least.body.possibleWin).toBe(winOf(chosen, 4, 2).whole);
    const long = take(9);
    const { maxBetAmount } = await limitsOf(long);
    const { body } = await place(
      player,
      couponOf(long, { ...shown4, hyperBonusPercent: 20, amount: Math.max(2, maxBetAmount) }),
    );
    if (body.state !== "accepted") throw new Error(JSON.stringify(body));
    const { hyperBonus } = await cardOf(body.couponId);
    const plain = winOf(long, 0, body.amount).whole;
    expect(hyperBonus.amount).toBeLessThanOrEqual(500);
    expect(hyperBonus.amount).toBe(
      Math.min(
        500,
        cents(25_000 - Math.min(25_000, plain)) / 100,
        winOf(long, 20, body.amount).added,
      ),
    );
  });

  it("is by the bets that are left: a returned one counts no more, and below four nothing is left", async () => {
    const chosen = take(5);
    const { body } = await place(player, couponOf(chosen, { ...shown4, hyperBonusPercent: 6 }));
    await settle(first(chosen), "returned");
    const rest = chosen.slice(1);
    const { added, whole } = winOf(rest, 4);
    expect(await cardOf(body.couponId)).toMatchObject({
      possibleWin: whole,
      hyperBonus: { percent: 4, amount: added },
    });
    await settle(first(rest), "returned");
    for (const pick of rest.slice(1)) await settle(pick, "won");
    const settled = await cardOf(body.couponId);
    expect(settled).toMatchObject({
      status: "won",
      payout: winOf(rest.slice(1), 0).whole,
      hyperBonus: { percent: 0, amount: 0 },
    });
  });

  it("adds nothing to a coupon that is returned or lost", async () => {
    const chosen = take(4);
    const lost = await place(player, couponOf(chosen, shown4));
    await settle(first(chosen), "lost");
    const card = await cardOf(lost.body.couponId);
    expect(card).toMatchObject({ status: "lost", payout: 0 });
    expect(card.hyperBonus).toBeUndefined();
    const others = (await openPicks(player, "line")).slice(0, 4);
    const back = await place(player, couponOf(others, shown4));
    for (const pick of others) await settle(pick, "returned");
    const returned = await cardOf(back.body.couponId);
    expect(returned).toMatchObject({ status: "returned", payout: 10 });
    expect(returned.hyperBonus).toBeUndefined();
  });

  it("is never sold: a cash out is worth what it is without", async () => {
    const chosen = take(4);
    const offerOf = async () => {
      const { body } = await place(player, couponOf(chosen));
      return (await player.get(`/web-api/bets/coupons/${body.couponId}/cash-out`)).body.amount;
    };
    const withBonus = await offerOf();
    await operator.control({ config: { coupon: { isHyperBonusGiven: false } } });
    expect(await limitsOf(chosen)).toMatchObject(none);
    expect(await offerOf()).toBe(withBonus);
    expect(withBonus).toBeGreaterThan(0);
    await operator.control({ config: null });
  });

  it("is never less than what was shown: the coupon is refused with what there is now", async () => {
    const chosen = take(5);
    const shown = { ...shown4, hyperBonusPercent: 6 };
    await setPrice(first(chosen), 1.39);
    const any = { ...shown, changeCoefAction: 1 };
    const { status, body } = await place(player, couponOf(chosen, any));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 2001, data: shown4 });
    // Below the least stake nothing had been promised.
    const low = await place(player, couponOf(chosen, { ...any, amount: 1 }));
    expect(low.body.state).toBe("accepted");
    await setPrice(first(chosen), first(chosen).coef);
    for (const change of [{ maxHyperBonusLimit: 500.01 }, { maxHyperBonusLimit: null }])
      expect((await place(player, couponOf(chosen, { ...shown, ...change }))).body.code).toBe(2001);
    const early = { ...shown, amount: 1, minHyperBonusBetLimit: 0.5 };
    expect((await place(player, couponOf(chosen, early))).body.code).toBe(2001);
    // More than was shown is given.
    const more = await place(player, couponOf(chosen, { ...shown4, hyperBonusPercent: 5 }));
    expect(more.body.possibleWin).toBe(winOf(chosen, 6).whole);
  });

  it("is not taken as a number that it cannot be", async () => {
    const chosen = take(4);
    for (const change of [
      { hyperBonusPercent: -1 },
      { hyperBonusPercent: "4" },
      { minHyperBonusBetLimit: -0.01 },
      { maxHyperBonusLimit: -1 },
      { refId: 1.5 },
    ])
      expect((await place(player, couponOf(chosen, { ...shown4, ...change }))).status).toBe(400);
  });
});
