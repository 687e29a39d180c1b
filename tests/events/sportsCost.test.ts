import { describe, expect, it, vi } from "vitest";
import { applyAnswer } from "../../src/events/sports/applyAnswer.ts";
import { createTables } from "../../src/events/sports/tables.ts";

const MANY = 20_000;
const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

/** One match with one market, and all its outcomes in one answer. */
const outcomes = (ids: readonly number[]) => ({
  ids: [...ids],
  marketIds: ids.map(() => 7),
  typeIds: ids.map(() => 1),
  params: ids.map(() => null),
  coefs: ids.map(() => 1.5),
  states: ids.map(() => 0),
});
const market = { ids: [7], gameIds: [3], typeIds: [1], params: [null] };

describe("a market of 20,000 outcomes", () => {
  it("is written down once an answer, not once an outcome, and a list is not walked for each", () => {
    const tables = createTables({ games: 1, markets: 1, outcomes: 1 });
    const ids = numbers(1, MANY);
    applyAnswer(tables, "live", { markets: market }, 1, false);
    const written = vi.spyOn(tables.markets, "set");
    const walked = vi.spyOn(Array.prototype, "includes");
    try {
      applyAnswer(tables, "live", { outcomes: outcomes(ids) }, 2, false);
      // Polled anew, all of them are known.
      applyAnswer(tables, "live", { outcomes: outcomes(ids) }, 3, false);
      applyAnswer(tables, "live", { outcomes: outcomes([...ids, MANY + 1, MANY + 1]) }, 4, false);
      expect(written).toHaveBeenCalledTimes(2);
      const steps = walked.mock.contexts.reduce<number>(
        (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
        0,
      );
      expect(steps).toBeLessThan(4 * MANY);
    } finally {
      vi.restoreAllMocks();
    }
    expect(tables.markets.get(6)?.outcomeIds).toEqual(numbers(1, MANY + 1));
  });
});

describe("a match of 20,000 markets", () => {
  it("is written down once an answer", () => {
    const tables = createTables({ games: 1, markets: 1, outcomes: 1 });
    const ids = numbers(1, MANY);
    const markets = {
      ids,
      gameIds: ids.map(() => 3),
      typeIds: ids.map(() => 1),
      params: ids.map(() => null),
    };
    tables.games.set(2, { id: 3, feed: "live", clockAt: 0, marketIds: [] } as never);
    const written = vi.spyOn(tables.games, "set");
    applyAnswer(tables, "live", { markets }, 1, false);
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
    expect(tables.games.get(2)?.marketIds).toEqual(ids);
  });
});
