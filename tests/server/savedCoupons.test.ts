import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, openPicks } from "./coupons.ts";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
beforeAll(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterAll(() => operator.close());

const save = (bets: readonly Json[], rest: object = {}) =>
  visitor.post("/web-api/coupon/save", { typeId: 1, systemValue: 2, ...rest, bets });
const load = (code: string) => visitor.get(`/web-api/coupon/load/${code}?lng=en`);
const day = 24 * 60 * 60_000;

describe("a saved coupon [coupon-044]", () => {
  it("keeps the prices that it was saved with, the type, the size and the bankers, but no amount", async () => {
    const [one, ...rest] = couponOf((await openPicks(visitor, "line")).slice(0, 4)).bets;
    const bets = [{ ...one, isBanker: true }, ...rest] as Json[];
    const { body } = await save(bets, { typeId: 2, systemValue: 3, amount: 40 });
    expect(body.code).toMatch(/^[2-9A-Z]{6}$/);
    expect(new URL(body.url).pathname).toBe("/en/coupon");
    expect(new URL(body.url).searchParams.get("load")).toBe(body.code);
    const first = bets[0]?.market.id;
    await operator.control({ setPrice: { outcomeId: first, coef: 9.5 } });
    const { body: loaded } = await load(body.code.toLowerCase());
    expect(loaded).toMatchObject({ typeId: 2, systemValue: 3, goneCount: 0, code: body.code });
    expect(loaded.amount).toBeUndefined();
    expect(loaded.bets.map(({ market }: Json) => [market.id, market.coef])).toEqual(
      bets.map(({ market }) => [market.id, market.coef]),
    );
    expect(loaded.bets.map(({ isBanker }: Json) => isBanker)).toEqual([true, false, false, false]);
  });

  it("has another code each time, and no bets are none", async () => {
    const { bets } = couponOf((await openPicks(visitor, "line")).slice(0, 1));
    const [one, two] = [await save(bets, { typeId: 0 }), await save(bets, { typeId: 0 })];
    expect(one.body.code).not.toBe(two.body.code);
    expect((await save([])).status).toBe(400);
    expect((await load("NOTHING")).body).toMatchObject({ code: 40 });
  });

  it("leaves out what is over, and is gone after seven days", async () => {
    const live = (await openPicks(visitor, "live")).slice(0, 2);
    const { body } = await save(couponOf(live).bets);
    await operator.control({ advanceMs: day });
    expect((await load(body.code)).body).toMatchObject({ bets: [], goneCount: 2 });
    for (let days = 1; days < 6; days += 1) await operator.control({ advanceMs: day });
    await operator.control({ advanceMs: day - 60_000 });
    expect((await load(body.code)).status).toBe(200);
    await operator.control({ advanceMs: 60_001 });
    expect((await load(body.code)).status).toBe(404);
  });
});
