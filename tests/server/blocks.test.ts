import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide } from "../../server/coupon/systems.ts";
import { couponOf, openPicks, type Pick, place } from "./coupons.ts";
import { type Client, type Json, moneyOf, type Operator, startOperator } from "./operator.ts";
import { oracle, type Played } from "./systemOracle.ts";

let operator: Operator;
let player: Client;
let picks: readonly Pick[] = [];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  picks = (await openPicks(player, "line")).filter(({ game }) => game.pageType === "sport");
});
afterAll(() => operator.close());

type Placed = {
  readonly size: number;
  readonly amounts: Readonly<Record<number, number>>;
  readonly bankers?: readonly number[];
};

/** A system whose picks are in these blocks, in their order; 0: in none. */
function inBlocks(chosen: readonly Pick[], blocks: readonly number[], placed: Placed, change = {}) {
  const { amounts, bankers = [], size } = placed;
  const amount = Object.values(amounts).reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;
  const coupon = couponOf(chosen, { typeId: 2, systemValue: size, amount, ...change });
  return {
    ...coupon,
    amountByBlockId: amounts,
    bets: coupon.bets.map((bet, at) => ({
      ...bet,
      blockId: blocks[at] ?? 0,
      ...(bankers.includes(at) && { isBanker: true }),
    })),
  };
}
const couponById = async (id: number): Promise<Json> =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;
const settle = ({ game }: Pick, result: string) =>
  operator.control({ settleGame: { gameId: game.id, result } });

describe("a system in blocks", () => {
  it("pays each block by its own amount, with the bankers in all of them [coupon-014] [coupon-045]", async () => {
    const chosen = picks.slice(0, 6);
    const before = await moneyOf(player);
    const amounts = { 1: 3.01, 2: 7 };
    const coupon = inBlocks(chosen, [0, 1, 1, 1, 2, 2], { size: 2, amounts, bankers: [0] });
    const { status, body } = await place(player, coupon);
    expect([status, body.amount]).toEqual([200, 10.01]);
    expect(await moneyOf(player)).toBeCloseTo(before - 10.01, 9);
    const played = (states: readonly string[], ids: readonly number[]): Played[] =>
      ids.map((id) => ({
        coef: chosen[id]?.coef ?? 0,
        state: states[id] ?? "open",
        isBanker: id === 0,
      }));
    const paid = (states: readonly string[]) =>
      oracle(played(states, [0, 1, 2, 3]), 2, 301) + oracle(played(states, [0, 4, 5]), 2, 700);
    expect(Math.round(body.possibleWin * 100)).toBe(paid([]));
    expect(await couponById(body.couponId)).toMatchObject({
      typeId: 2,
      systemValue: 2,
      amount: 10.01,
      amountByBlockId: { 1: 3.01, 2: 7 },
      bets: [0, 1, 1, 1, 2, 2].map((blockId) => ({ blockId, isBanker: blockId === 0 })),
    });
    const results = ["won", "lost", "won", "returned", "lost", "lost"];
    for (const [index, pick] of chosen.entries()) await settle(pick, results[index] ?? "");
    const settled = await couponById(body.couponId);
    expect(settled.status).toBe("won");
    expect(Math.round(settled.payout * 100)).toBe(paid(results));
  });

  it("tells its sizes, and the bounds of each block [coupon-008] [coupon-045]", async () => {
    const chosen = picks.slice(6, 13);
    const blocks = [1, 1, 1, 1, 2, 2, 2];
    const coupon = inBlocks(chosen, blocks, { size: 2, amounts: { 1: 1, 2: 1 } });
    const { body } = await player.post("/web-api/coupon/limits", coupon);
    expect(body.systemValues).toEqual([
      { value: 2, offset: 0, minBetAmount: 0.5, combo: 6 + 3 },
      { value: 3, offset: 0, minBetAmount: 0.5, combo: 4 + 1 },
    ]);
    expect(body.boundsByBlockId).toMatchObject({
      1: { minBetAmount: 0.5 },
      2: { minBetAmount: 0.5 },
    });
    const refusedFor = async (amounts: Placed["amounts"]) =>
      (await place(player, inBlocks(chosen, blocks, { size: 2, amounts }))).body;
    expect(await refusedFor({ 1: 1, 2: 0.49 })).toMatchObject({
      code: 2004,
      data: { blockId: 2, minBetAmount: 0.5 },
    });
    const { maxBetAmount } = body.boundsByBlockId[1];
    expect(await refusedFor({ 1: maxBetAmount + 0.01, 2: 1 })).toMatchObject({
      code: 2005,
      data: { blockId: 1, maxBetAmount },
    });
  });

  it("is refused where blocks, amounts and size do not belong together [coupon-045]", async () => {
    const chosen = picks.slice(6, 10);
    const errorsOf = async (coupon: object) => {
      const { status, body } = await place(player, coupon);
      return [status, body.errors?.[0]?.field ?? body.code];
    };
    const whole = { size: 2, amounts: { 1: 1, 2: 1 } };
    const good = inBlocks(chosen, [1, 1, 2, 2], whole);
    expect(await errorsOf({ ...good, amount: 2.01 })).toEqual([400, "amount"]);
    expect(await errorsOf({ ...good, amountByBlockId: { 1: 2 } })).toEqual([
      400,
      "amountByBlockId.2",
    ]);
    expect(await errorsOf({ ...good, amountByBlockId: { 1: 1, 2: 1, 3: 1 } })).toEqual([
      400,
      "amountByBlockId.3",
    ]);
    expect(await errorsOf({ ...good, amountByBlockId: { 1: 0.999, 2: 1.001 } })).toEqual([
      400,
      "amountByBlockId.1",
    ]);
    expect(await errorsOf(inBlocks(chosen, [1, 1, 2, 0], whole))).toEqual([400, "bets.3.blockId"]);
    expect(await errorsOf(inBlocks(chosen, [1, 1, 1, 2], whole))).toEqual([400, "systemValue"]);
  });

  it("comes back under a code with its blocks [coupon-044] [coupon-045]", async () => {
    const coupon = inBlocks(picks.slice(6, 10), [1, 1, 2, 2], { size: 2, amounts: {} });
    const { code } = (await player.post("/web-api/coupon/save", coupon)).body;
    const { bets } = (await player.get(`/web-api/coupon/load/${code}?lng=en`)).body;
    expect(bets.map(({ blockId }: Json) => blockId)).toEqual([1, 1, 2, 2]);
  });

  it("settles as an independent count of each block says [coupon-014] [coupon-045]", () => {
    const bet = fc.record({
      coef: fc.integer({ min: 1010, max: 25_000 }).map((milli) => milli / 1000),
      state: fc.constantFrom("won", "lost", "returned", "cancelled", "half_won", "half_lost"),
      blockId: fc.integer({ min: 1, max: 3 }),
      isBanker: fc.boolean(),
    });
    const drawn = fc
      .tuple(
        fc.array(bet, { minLength: 4, maxLength: 10 }),
        fc.nat(),
        fc.array(fc.integer({ min: 50, max: 1e7 }), { minLength: 3, maxLength: 3 }),
      )
      .map(([bets, drawnSize, stakes]) => {
        const bankers = bets.filter(({ isBanker }) => isBanker);
        const ids = [1, 2, 3].filter((id) =>
          bets.some(({ blockId, isBanker }) => blockId === id && !isBanker),
        );
        const parts = ids.map((id) =>
          bets.filter(({ blockId, isBanker }) => isBanker || blockId === id),
        );
        const least = Math.max(2, bankers.length + 1);
        const most = Math.min(...parts.map(({ length }) => length));
        const size = least + (drawnSize % Math.max(1, most - least + 1));
        return { bets, ids, parts, size, most, stakes };
      })
      .filter(({ ids, size, most }) => ids.length > 0 && size <= most);
    fc.assert(
      fc.property(drawn, ({ bets, ids, parts, size, stakes }) => {
        const rows = bets.map(({ coef, state }) => ({
          coef: Math.round(coef * 1000),
          status: state,
        }));
        const places = [...bets.entries()];
        const bankers = new Set(places.flatMap(([at, one]) => (one.isBanker ? [at] : [])));
        const of = new Map(
          places.flatMap(([at, one]) => (one.isBanker ? [] : [[at, one.blockId] as const])),
        );
        const minors = new Map(ids.map((id, at) => [id, stakes[at] ?? 0]));
        const decision = decide(rows, { size, bankers, blocks: { of, minors } }, 1, null);
        const paid = parts.map((part, at) => oracle(part, size, stakes[at] ?? 0));
        expect(decision?.payoutMinor).toBe(paid.reduce((sum, one) => sum + one, 0));
      }),
      { numRuns: 400 },
    );
  });
});
