import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { winMinor } from "../../src/events/money/winnings.ts";
import { cents, couponOf, first, openPicks, type Pick, single, states } from "./coupons.ts";
import { type Client, type Json, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let picks: Pick[];

beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.control({ reset: true });
  for (const limitType of [1, 30])
    await operator.control({ setLimit: { limitType, limitState: "ACTIVE", limitValue: null } });
  // Stakes of earlier tests are before this time.
  operator.pass(1);
  player = await operator.signedIn();
  picks = await openPicks(player, "line");
});

const pickAt = (index: number): Pick => first(picks.slice(index));
const placeSet = (coupons: readonly object[], key: string = randomUUID()) =>
  player.post("/web-api/coupon/place-batch", { coupons }, { "X-Idempotency-Key": key });

describe("a set of singles", () => {
  it("is placed in the order given, each at its own price and amount", async () => {
    const before = await moneyOf(player);
    const { status, body } = await placeSet([
      single(pickAt(0), { amount: 1.1 }),
      single(pickAt(1), { amount: 2.2 }),
      single(pickAt(2), { amount: 3.3 }),
    ]);
    expect(status).toBe(200);
    expect(states(body)).toEqual(["accepted", "accepted", "accepted"]);
    for (const [index, amount] of [1.1, 2.2, 3.3].entries()) {
      const { coef } = pickAt(index);
      expect(body.results[index]).toMatchObject({ amount, coef, message: "Bet accepted" });
      expect(cents(body.results[index].possibleWin)).toBe(
        winMinor(cents(amount), Math.round(coef * 1000)),
      );
    }
    expect(cents(before) - cents(await moneyOf(player))).toBe(660);
    expect(cents(body.results[2].balance)).toBe(cents(before) - 660);
    const { body: history } = await player.get("/web-api/bets/history");
    const ids = body.results.map(({ couponId }: Json) => couponId);
    const own = history.items.filter(({ id }: Json) => ids.includes(id));
    expect(own.map(({ typeId, bets }: Json) => [typeId, bets.length])).toEqual(
      Array.from({ length: 3 }, () => [0, 1]),
    );
  });

  it("has refused singles among placed ones, with the reason in the player's language", async () => {
    const before = await moneyOf(player);
    await operator.control({ suspendGame: pickAt(1).game.id });
    const { body } = await player.post(
      "/web-api/coupon/place-batch",
      {
        coupons: [
          single(pickAt(0)),
          single(pickAt(1)),
          single(pickAt(2), { amount: 0.01 }),
          single(pickAt(3)),
        ],
      },
      { "X-Idempotency-Key": randomUUID(), "X-Language": "ru" },
    );
    expect(states(body)).toEqual(["accepted", "rejected", "rejected", "accepted"]);
    expect(body.results[1]).toMatchObject({
      code: 2002,
      message: "Приём ставок на исход приостановлен",
      bets: [{ marketId: pickAt(1).outcomeId, isBlocked: true }],
    });
    expect(body.results[2]).toMatchObject({ code: 2004, couponId: null });
    expect(cents(before) - cents(await moneyOf(player))).toBe(2000);
  });

  it("takes two singles on one match, which no express may combine", async () => {
    const { game } = pickAt(0);
    const { body } = await player.get(`/line-feed/v1/games/${game.id}?lng=en`);
    const onGame = body.outcomes.ids
      .flatMap((outcomeId: number, index: number) =>
        body.outcomes.states[index] === 0
          ? [{ ...pickAt(0), outcomeId, coef: body.outcomes.coefs[index] }]
          : [],
      )
      .slice(0, 2);
    const bets = couponOf(onGame).bets;
    const refreshed = async (typeId: number) =>
      (await player.post("/web-api/coupon/refresh", { ...couponOf(onGame), typeId })).body.bets.map(
        ({ isDepend }: Json) => isDepend,
      );
    expect(bets).toHaveLength(2);
    expect(await refreshed(1)).toEqual([true, true]);
    expect(await refreshed(9)).toEqual([false, false]);
    const placed = await placeSet(onGame.map((pick: Pick) => single(pick)));
    expect(states(placed.body)).toEqual(["accepted", "accepted"]);
  });

  it("has bounds for each single, by its own price", async () => {
    await operator.control({ setPrice: { outcomeId: pickAt(1).outcomeId, coef: 50 } });
    const { body } = await player.post("/web-api/coupon/limits", {
      ...couponOf([pickAt(0), pickAt(1)]),
      typeId: 9,
    });
    expect(body.boundsByBetId).toEqual({
      [pickAt(0).outcomeId]: { minBetAmount: 0.5, maxBetAmount: 5000 },
      [pickAt(1).outcomeId]: { minBetAmount: 0.5, maxBetAmount: 500 },
    });
    expect([body.minBetAmount, body.maxBetAmount]).toEqual([0.5, 5000]);
  });

  it("refuses only the single that would exceed a limit of the player", async () => {
    await operator.control({ setLimit: { limitType: 1, limitValue: 100, limitBalance: 15 } });
    const { body } = await placeSet([single(pickAt(0)), single(pickAt(1), { amount: 20 })]);
    expect(body.results.map(({ state, code }: Json) => [state, code])).toEqual([
      ["accepted", undefined],
      ["rejected", 2014],
    ]);
    await operator.control({ setLimit: { limitType: 30, limitValue: 100 } });
    const closed = await placeSet([single(pickAt(0)), single(pickAt(1))]);
    expect([closed.status, closed.body.code]).toEqual([403, 33]);
  });

  it("answers a live single as pending, which is then asked about by its own id", async () => {
    const live = first(await openPicks(player, "live"));
    const { body } = await placeSet([single(pickAt(0)), single(live, { changeCoefAction: 1 })]);
    expect(states(body)).toEqual(["accepted", "pending"]);
    const state = `/web-api/coupon/place/${body.results[1].requestId}`;
    await operator.control({ advanceMs: 2000 });
    expect((await player.get(state)).body).toMatchObject({ state: "accepted", amount: 10 });
  });
});

describe("a set that cannot be read places nothing", () => {
  it.each([
    ["no list", () => ({}), "coupons"],
    ["an empty list", () => ({ coupons: [] }), "coupons"],
    [
      "51 singles",
      () => ({ coupons: Array.from({ length: 51 }, () => single(pickAt(0))) }),
      "coupons",
    ],
    [
      "an express",
      () => ({ coupons: [single(pickAt(0)), couponOf([pickAt(0), pickAt(1)])] }),
      "coupons.1.typeId",
    ],
    [
      "a single with two bets",
      () => ({ coupons: [couponOf([pickAt(0), pickAt(1)], { typeId: 0 })] }),
      "coupons.0.bets",
    ],
    [
      "an amount finer than the currency",
      () => ({ coupons: [single(pickAt(0)), single(pickAt(1), { amount: 1.005 })] }),
      "coupons.1.amount",
    ],
    [
      "the account of somebody else",
      () => ({ coupons: [single(pickAt(0), { accountId: 999 })] }),
      "coupons.0.accountId",
    ],
    [
      "the id of somebody else",
      () => ({ coupons: [single(pickAt(0), { userId: 1 })] }),
      "coupons.0.userId",
    ],
    [
      "a key that is no UUID",
      () => ({ coupons: [single(pickAt(0), {}, "one")] }),
      "coupons.0.options.idempotencyKey",
    ],
    [
      "two singles under one key",
      () => {
        const key = randomUUID();
        return { coupons: [single(pickAt(0), {}, key), single(pickAt(0), {}, key)] };
      },
      "coupons",
    ],
  ])("%s", async (_name, body, field) => {
    const before = await moneyOf(player);
    const answer = await player.post("/web-api/coupon/place-batch", body(), {
      "X-Idempotency-Key": randomUUID(),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: Json) => error.field)).toContain(field);
    expect(await moneyOf(player)).toBe(before);
  });
});
