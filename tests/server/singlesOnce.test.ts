import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { cents, first, openPicks, type Pick, place, single, states } from "./coupons.ts";
import { type Client, moneyOf, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let player: Client;
let picks: Pick[];

beforeAll(async () => {
  operator = await startOperator();
});
afterAll(() => operator.close());
beforeEach(async () => {
  await operator.control({ reset: true });
  player = await operator.signedIn();
  picks = await openPicks(player, "line");
});

const pickAt = (index: number): Pick => first(picks.slice(index));
const placeSet = (coupons: readonly object[], key: string = randomUUID()) =>
  player.post("/web-api/coupon/place-batch", { coupons }, { "X-Idempotency-Key": key });
const countOf = async () => (await player.get("/web-api/bets/history")).body.summary.count;

describe("a set is placed once", () => {
  it("however often it is sent, also at the same time, and repeats its first answers", async () => {
    const coupons = [single(pickAt(0)), single(pickAt(1)), single(pickAt(2), { amount: 0.01 })];
    const key = randomUUID();
    const before = await moneyOf(player);
    const count = await countOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeSet(coupons, key)));
    await operator.control({ suspendGame: pickAt(0).game.id });
    answers.push(await placeSet(coupons, key));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await moneyOf(player)).toBe(before - 20);
    expect(await countOf()).toBe(count + 2);
  });

  it("without keys of the singles too, which other clients may leave out", async () => {
    const coupons = [single(pickAt(0), {}, null), single(pickAt(1), {}, null)];
    const key = randomUUID();
    const before = await moneyOf(player);
    const { body } = await placeSet(coupons, key);
    expect((await placeSet(coupons, key)).body).toEqual(body);
    expect(await moneyOf(player)).toBe(before - 20);
  });

  it("knows a single by its own key in another request", async () => {
    const [one, two] = [single(pickAt(0)), single(pickAt(1))];
    const before = await moneyOf(player);
    const alone = await place(player, one, one.options?.idempotencyKey);
    const { body } = await placeSet([one, two]);
    expect(body.results[0]).toMatchObject({ couponId: alone.body.couponId });
    expect(await moneyOf(player)).toBe(before - 20);
  });

  it("refuses a used key for another set or another single with 51, and places nothing", async () => {
    const [one, two] = [single(pickAt(0)), single(pickAt(1))];
    const key = randomUUID();
    await placeSet([one], key);
    const before = await moneyOf(player);
    for (const [coupons, setKey] of [
      [[one, two], key],
      [[two, { ...one, amount: 11 }], randomUUID()],
    ] as const) {
      const { status, body } = await placeSet(coupons, setKey);
      expect([status, body.code]).toEqual([409, 51]);
    }
    expect(await moneyOf(player)).toBe(before);
  });

  it("finishes a set that ended half way when it is sent again", async () => {
    const coupons = [single(pickAt(0)), single(pickAt(1))];
    const key = randomUUID();
    const { body } = await placeSet(coupons, key);
    const before = await moneyOf(player);
    const lastKey = coupons[1]?.options?.idempotencyKey ?? "";
    await operator.restart(() => {
      const store = openStore(operator.folder);
      store.run("DELETE FROM placements WHERE key = ?", [lastKey]);
      store.close();
    });
    player = await operator.signedIn();
    const again = (await placeSet(coupons, key)).body;
    expect(again.results[0]).toEqual(body.results[0]);
    expect(again.results[1]).toMatchObject({ state: "accepted" });
    expect(again.results[1].couponId).not.toBe(body.results[1].couponId);
    expect(await moneyOf(player)).toBe(before - 10);
  });
});

// Last: it leaves the account empty.
describe("the sums of a set", () => {
  it("takes exactly the sum of what it accepted, whatever is asked", async () => {
    const rows = fc.array(
      fc.record({
        pick: fc.integer({ min: 0, max: 5 }),
        minor: fc.integer({ min: 0, max: 1_500 }),
        repeats: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (asked) => {
        const before = cents(await moneyOf(player));
        const key = randomUUID();
        const coupons = asked.map(({ pick, minor }) =>
          single(pickAt(pick), { amount: minor / 100 }),
        );
        const { body } = await placeSet(coupons, key);
        if (asked.some(({ repeats }) => repeats)) await placeSet(coupons, key);
        let left = before;
        const expected = asked.map(({ minor }) => {
          const isTaken = minor >= 50 && minor <= left;
          if (isTaken) left -= minor;
          return isTaken ? "accepted" : "rejected";
        });
        expect(states(body)).toEqual(expected);
        expect(cents(await moneyOf(player))).toBe(left);
      }),
      { numRuns: 20 },
    );
  });

  it("stops taking money where the account ends, and goes on with what it still covers", async () => {
    const before = cents(await moneyOf(player));
    const most = single(pickAt(0), { amount: (before - 500) / 100 });
    const { body } = await placeSet([
      most,
      single(pickAt(1), { amount: 10 }),
      single(pickAt(2), { amount: 5 }),
    ]);
    expect(states(body)).toEqual(["accepted", "rejected", "accepted"]);
    expect(body.results[1].code).toBe(2006);
    expect(await moneyOf(player)).toBe(0);
  });
});
