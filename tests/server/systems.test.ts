import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide } from "../../server/coupon/systems.ts";
import { couponOf, first, openPicks, type Pick, picksOf, place } from "./coupons.ts";
import { oracle } from "./systemOracle.ts";
import { type Client, type Json, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let picks: readonly Pick[] = [];
beforeAll(async () => {
  operator = await startOperator();
  player = await operator.signedIn();
  picks = (await openPicks(player, "line")).filter(({ game }) => game.pageType === "sport");
});
afterAll(() => operator.close());

/** A system of these picks; those at the places in `bankers` are in every combination. */
function system(
  chosen: readonly Pick[],
  size: number,
  bankers: readonly number[] = [],
  change = {},
) {
  const coupon = couponOf(chosen, { typeId: 2, systemValue: size, ...change });
  const bets = coupon.bets.map((bet, at) =>
    bankers.includes(at) ? { ...bet, isBanker: true } : bet,
  );
  return { ...coupon, bets };
}
const couponById = async (id: number): Promise<Json> =>
  (await player.get(`/web-api/bets/coupons/${id}`)).body;
const settle = ({ game }: Pick, result: string) =>
  operator.control({ settleGame: { gameId: game.id, result } });
const take = (count: number) => {
  const taken = picks.slice(0, count);
  picks = picks.slice(count);
  expect(taken).toHaveLength(count);
  return taken;
};

describe("a system", () => {
  it("is placed once, costs its whole amount, and says what it may return [coupon-014]", async () => {
    const chosen = take(4);
    const before = await moneyOf(player);
    const key = crypto.randomUUID();
    const coupon = system(chosen, 2, [], { amount: 10 });
    const { status, body } = await place(player, coupon, key);
    expect(status).toBe(200);
    const open = chosen.map(({ coef }) => ({ coef, state: "open", isBanker: false }));
    expect(body).toMatchObject({ state: "accepted", amount: 10 });
    expect(Math.round(body.possibleWin * 100)).toBe(oracle(open, 2, 1000));
    // The same key places nothing twice.
    expect((await place(player, coupon, key)).body.couponId).toBe(body.couponId);
    expect(await moneyOf(player)).toBeCloseTo(before - 10, 9);
    expect(await couponById(body.couponId)).toMatchObject({
      typeId: 2,
      systemValue: 2,
      amount: 10,
      possibleWin: body.possibleWin,
      cashOut: null,
      bets: [{ isBanker: false }, { isBanker: false }, { isBanker: false }, { isBanker: false }],
    });
    const { body: history } = await player.get("/web-api/bets/open?limit=100");
    expect(history.items[0]).toMatchObject({ id: body.couponId, typeId: 2, systemValue: 2 });
  });

  it("pays the combinations that won, and waits for those that still can [coupon-014]", async () => {
    const chosen = take(4);
    const { body } = await place(player, system(chosen, 3, [0], { amount: 7.01 }));
    const before = await moneyOf(player);
    const results = ["won", "lost", "won", "returned"];
    for (const [index, pick] of chosen.entries()) {
      expect((await couponById(body.couponId)).status).toBe("open");
      await settle(pick, results[index] ?? "");
    }
    const played = chosen.map(({ coef }, index) => ({
      coef,
      state: results[index] ?? "",
      isBanker: index === 0,
    }));
    const coupon = await couponById(body.couponId);
    expect(coupon).toMatchObject({ status: "won", bets: [{ isBanker: true }, {}, {}, {}] });
    expect(Math.round(coupon.payout * 100)).toBe(oracle(played, 3, 701));
    expect(await moneyOf(player)).toBeCloseTo(before + coupon.payout, 9);
  });

  it("is lost with its banker, or once no combination is left, and not before", async () => {
    const withBanker = take(3);
    const first2 = (await place(player, system(withBanker, 2, [1]))).body.couponId;
    await settle(withBanker[1] as Pick, "lost");
    expect(await couponById(first2)).toMatchObject({ status: "lost", payout: 0 });
    const plain = take(3);
    const id = (await place(player, system(plain, 2))).body.couponId;
    await settle(plain[0] as Pick, "lost");
    expect((await couponById(id)).status).toBe("open");
    await settle(plain[1] as Pick, "lost");
    expect(await couponById(id)).toMatchObject({ status: "lost", payout: 0 });
  });

  it("is returned when all its bets are", async () => {
    const chosen = take(3);
    const { couponId } = (await place(player, system(chosen, 2, [], { amount: 10 }))).body;
    for (const pick of chosen) await settle(pick, "returned");
    expect(await couponById(couponId)).toMatchObject({ status: "returned", payout: 10 });
  });

  it("cannot be cashed out, by hand or automatically", async () => {
    const { couponId } = (await place(player, system(take(3), 2))).body;
    const path = `/web-api/bets/coupons/${couponId}/cash-out`;
    expect((await player.get(path)).body).toMatchObject({ isAvailable: false });
    const auto = { mode: "auto", amount: 11, offerId: null };
    const { status } = await player.post(path, auto, { "X-Idempotency-Key": crypto.randomUUID() });
    expect(status).toBe(409);
  });

  it("settles as an independent count says, whatever its bets, bankers and voids [coupon-014]", () => {
    const bet = fc.record({
      coef: fc.integer({ min: 1010, max: 25_000 }).map((milli) => milli / 1000),
      state: fc.constantFrom("won", "lost", "returned", "cancelled", "half_won", "half_lost"),
      isBanker: fc.boolean(),
    });
    const drawn = fc
      .tuple(
        fc.array(bet, { minLength: 3, maxLength: 8 }),
        fc.nat(),
        fc.integer({ min: 300, max: 1e7 }),
      )
      .map(([bets, size, stake]) => {
        const bankers = bets.filter(({ isBanker }) => isBanker).length;
        const least = Math.max(2, bankers + 1);
        return { bets, size: least + (size % Math.max(1, bets.length - least)), stake };
      })
      .filter(({ bets, size }) => size < bets.length);
    fc.assert(
      fc.property(drawn, ({ bets, size, stake }) => {
        const rows = bets.map(({ coef, state }) => ({
          coef: Math.round(coef * 1000),
          status: state,
        }));
        const bankers = new Set(bets.flatMap(({ isBanker }, place) => (isBanker ? [place] : [])));
        const decision = decide(rows, { size, bankers }, stake, null);
        expect(decision?.payoutMinor).toBe(oracle(bets, size, stake));
        expect(decision?.status === "lost").toBe(oracle(bets, size, 1e7) === 0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("what a system may be", () => {
  const errorsOf = async (coupon: object) => {
    const { status, body } = await place(player, coupon);
    return [status, body.errors?.[0]?.field ?? body.code];
  };

  it("has a size from 2, above its bankers and below its bets [coupon-024]", async () => {
    const chosen = picks.slice(0, 4);
    for (const size of [-1, 0, 1, 4, 5, 99])
      expect(await errorsOf(system(chosen, size))).toEqual([400, "systemValue"]);
    expect(await errorsOf(system(chosen, 2.5))).toEqual([400, "systemValue"]);
    expect(await errorsOf(system(chosen, 2, [0, 1]))).toEqual([400, "systemValue"]);
    expect(await errorsOf(system(chosen, 3, [0, 1, 2]))).toEqual([400, "systemValue"]);
    expect(await errorsOf(system(chosen.slice(0, 2), 2))).toEqual([400, "bets"]);
  });

  it("refuses an esports match as a banker, and says so before [bets-005]", async () => {
    const esports = first(
      (await openPicks(player, "line")).filter(({ game }) => game.pageType === "esports"),
    );
    const chosen = [esports, ...picks.slice(0, 2)];
    const ask = { ...system(chosen, 2, [0]), coefViewId: 0 };
    const { body } = await player.post("/web-api/coupon/refresh", ask);
    expect(body.bets.map((bet: Json) => bet.isDisabledBanker)).toEqual([true, false, false]);
    expect(await errorsOf(system(chosen, 2, [0]))).toEqual([400, "bets.0.isBanker"]);
    expect((await place(player, system(chosen, 2, [1]))).status).toBe(200);
  });

  it("tells its sizes with their combinations and least amounts [coupon-008]", async () => {
    const chosen = picks.slice(0, 4);
    const options = async (bankers: readonly number[]) =>
      (await player.post("/web-api/coupon/limits", system(chosen, 3, bankers))).body.systemValues;
    expect(await options([])).toEqual([
      { value: 2, offset: 0, minBetAmount: 0.5, combo: 6 },
      { value: 3, offset: 0, minBetAmount: 0.5, combo: 4 },
    ]);
    expect(await options([2])).toEqual([
      { value: 2, offset: 1, minBetAmount: 0.5, combo: 3 },
      { value: 3, offset: 1, minBetAmount: 0.5, combo: 3 },
    ]);
    // Five cents for each of 35 combinations.
    const { body } = await player.post("/web-api/coupon/limits", system(picks.slice(0, 7), 3));
    expect(body.minBetAmount).toBe(1.75);
    const small = system(picks.slice(0, 7), 3, [], { amount: 1.74 });
    expect((await place(player, small)).body).toMatchObject({ code: 2004 });
  });

  it("takes two bets on one match as little as an express does", async () => {
    const [one, other] = await picksOf(player, first(picks));
    if (one === undefined || other === undefined) throw new Error("no two markets");
    const { body } = await place(player, system([one, other, ...picks.slice(1, 3)], 2));
    expect(body).toMatchObject({ code: 2008 });
  });
});
