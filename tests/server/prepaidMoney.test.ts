import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { couponOf, openPicks, type Pick, place } from "./coupons.ts";
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

const settle = (pick: Pick, result: string) =>
  operator.control({ settleGame: { gameId: pick.game.id, result } });
const cents = (amount: number): number => Math.round(amount * 100);

async function bet(amount: number, prepaidAmount = 0) {
  const pick = picks.shift();
  if (pick === undefined) throw new Error("no pick is left");
  await operator.control({ setPrice: { outcomeId: pick.outcomeId, coef: 2 } });
  const options = prepaidAmount === 0 ? {} : { options: { prepaidAmount } };
  const { body } = await place(player, couponOf([{ ...pick, coef: 2 }], { amount, ...options }));
  return { body, pick };
}

async function sell(id: number, share: number): Promise<void> {
  const path = `/web-api/bets/coupons/${id}/cash-out`;
  const { amount: offer, offerId } = (await player.get(path)).body;
  const amount = share === 100 ? offer : Math.floor(offer * share) / 100;
  const wish = { mode: share === 100 ? "full" : "partial", amount, offerId };
  await player.post(path, wish, { "X-Idempotency-Key": randomUUID() });
}

describe("money paid in advance", () => {
  it("counts whole in a limit on stakes, from the moment of the bet", async () => {
    const { pick } = await bet(20);
    operator.pass(1);
    await operator.control({ setLimit: { limitType: 1, limitValue: 30, limitBalance: 30 } });
    const advance = await bet(12, 10);
    expect(advance.body).toMatchObject({ state: "accepted" });
    const { body } = await bet(18.01);
    expect(body).toMatchObject({ code: 2014, data: { limitType: 1, left: 18 } });
    // What was not collected was staked all the same when the bet was placed.
    await settle(pick, "lost");
    expect((await bet(18.01)).body).toMatchObject({ code: 2014, data: { left: 18 } });
    const last = await bet(18);
    expect(last.body).toMatchObject({ state: "accepted" });
    for (const one of [advance, last]) await settle(one.pick, "returned");
    await operator.control({ setLimit: { limitType: 1, limitValue: 9000, limitBalance: 9000 } });
  });

  it("is neither made nor lost, whatever is placed, sold and settled in whatever order", async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant("place" as const),
        cents: fc.integer({ min: 100, max: 3000 }),
        advance: fc.integer({ min: 0, max: 100 }),
      }),
      fc.record({
        do: fc.constant("sell" as const),
        at: fc.nat(9),
        share: fc.constantFrom(40, 70, 100),
      }),
      fc.record({
        do: fc.constant("settle" as const),
        at: fc.nat(9),
        result: fc.constantFrom("won", "lost", "returned"),
      }),
    );
    type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
    const placing = fc.record({
      do: fc.constant("place" as const),
      cents: fc.integer({ min: 1000, max: 3000 }),
      advance: fc.constant(0),
    });
    type Start = typeof placing extends fc.Arbitrary<infer T> ? T : never;
    let collectedEver = 0;
    // Whatever is drawn, once at least a bet brings in what another was paid in advance.
    const collecting = [
      { do: "place" as const, cents: 2000, advance: 0 as const },
      [
        { do: "place" as const, cents: 1000, advance: 100 },
        { do: "settle" as const, at: 0, result: "won" as const },
      ],
      "lost" as const,
    ] as [start: Start, steps: Step[], end: "lost"];
    await fc.assert(
      fc.asyncProperty(
        placing,
        fc.array(step, { minLength: 4, maxLength: 7 }),
        fc.constantFrom("won", "lost", "returned"),
        async (start, steps, end) => {
          fc.pre(picks.length > 10);
          const before = await moneyOf(player);
          const bets: { readonly id: number; readonly pick: Pick }[] = [];
          const assertSums = async (): Promise<readonly Json[]> => {
            const { items } = (await player.get("/web-api/bets/history?accountId=1&limit=100"))
              .body;
            const cards: readonly Json[] = items.filter((card: Json) =>
              bets.some(({ id }) => id === card.id),
            );
            expect(cards).toHaveLength(bets.length);
            const sums = cards.map((card) => {
              const sold = card.cashedOut ?? { amount: 0, payout: 0 };
              const { amount = 0, collected = 0 } = card.prepaid ?? {};
              const missing = card.status === "open" ? amount - collected : 0;
              return {
                paidIn: card.amount + sold.amount - missing,
                paidOut: (card.payout ?? 0) + sold.payout,
                collected,
                given: Object.values<number>(card.wentTo ?? {}).reduce((sum, one) => sum + one, 0),
              };
            });
            const sum = (name: "paidIn" | "paidOut" | "collected" | "given") =>
              cents(sums.reduce((total, one) => total + one[name], 0));
            const money = cents(await moneyOf(player));
            expect(money).toBe(cents(before) - sum("paidIn") + sum("paidOut"));
            expect(money).toBeGreaterThanOrEqual(0);
            // What one bet was paid in advance is what others were not paid.
            expect(sum("given")).toBe(sum("collected"));
            collectedEver += sum("collected");
            return cards;
          };
          for (const one of [start, ...steps]) {
            const other = one.do === "place" ? undefined : bets[one.at % bets.length];
            if (one.do === "place") {
              const { availablePrepaidAmount } = (
                await player.get("/web-api/coupon/prepaid?accountId=1")
              ).body;
              const most = Math.min(cents(availablePrepaidAmount), one.cents);
              const { body, pick } = await bet(
                one.cents / 100,
                Math.floor((most * one.advance) / 100) / 100,
              );
              if (body.state === "accepted") bets.push({ id: body.couponId, pick });
            } else if (other !== undefined && one.do === "sell") await sell(other.id, one.share);
            else if (other !== undefined && one.do === "settle")
              await settle(other.pick, one.result);
            await assertSums();
          }
          for (const { pick } of bets) await settle(pick, end);
          const cards = await assertSums();
          // Nothing waits for ever.
          expect(cards.filter(({ status }) => status === "open")).toEqual([]);
        },
      ),
      { numRuns: 5, endOnFailure: true, examples: [collecting] },
    );
    expect(collectedEver).toBeGreaterThan(0);
  }, 180_000);
});
