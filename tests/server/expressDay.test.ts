import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Client, type Json, type Operator, startOperator } from "./operator.ts";

let operator: Operator;
let visitor: Client;
beforeEach(async () => {
  operator = await startOperator();
  visitor = operator.visitor();
});
afterEach(() => operator.close());

const expresses = async (feed: "live" | "line"): Promise<Json[]> =>
  (await visitor.get(`/${feed}-feed/v1/express-day?lng=en`)).body.items;
const marketsOf = ({ bets }: Json): Json[] => bets.map(({ market }: Json) => market);

describe("the express of the day", () => {
  it.each(["live", "line"] as const)(
    "has one open price each of several championships (%s)",
    async (feed) => {
      const items = await expresses(feed);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        const markets = marketsOf(item);
        expect(markets).toHaveLength(feed === "live" ? 3 : 4);
        expect(new Set(markets.map(({ champId }) => champId)).size).toBe(markets.length);
        const product = markets.reduce((total, { coef }) => total * coef, 1);
        expect(Math.abs(item.coef - product)).toBeLessThan(0.01);
        for (const bet of item.bets)
          expect([bet.isBlocked, bet.isDepend, bet.expressId]).toEqual([
            false,
            false,
            item.expressId,
          ]);
      }
      const all = items.flatMap(marketsOf).map(({ gameId }) => gameId);
      expect(new Set(all).size).toBe(all.length);
    },
  );
  it("stays the same for a while, and leaves out a match whose price closes", async () => {
    const [first] = await expresses("line");
    await operator.control({ advanceMs: 60_000 });
    expect(marketsOf((await expresses("line"))[0]).map(({ id }) => id)).toEqual(
      marketsOf(first).map(({ id }) => id),
    );
    const { gameId } = marketsOf(first)[0];
    await operator.control({ suspendGame: gameId });
    const now = (await expresses("line")).flatMap(marketsOf);
    expect(now.map((market) => market.gameId)).not.toContain(gameId);
  });
});
