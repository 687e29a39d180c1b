import { afterEach, expect, it, vi } from "vitest";
import { Book } from "../../server/feed/book.ts";
import { fixtureAt } from "../../server/simulation/schedule.ts";
import { createSimulation } from "../../server/simulation/source.ts";

const start = Date.UTC(2027, 0, 16, 18);
const anchor = { wallAt: start, sourceAt: start, speed: 1, run: 0, feedNumber: 0 };

afterEach(() => {
  vi.restoreAllMocks();
});

it("a server that slept for a month plays no more matches than a new one", () => {
  const later = start + 30 * 24 * 3_600_000;
  const models = new Set(Array.from({ length: 500 }, (_, number) => fixtureAt(5, number).model));
  const spies = Array.from(models, (model) => vi.spyOn(model, "create"));
  const madeBy = (...instants: readonly number[]) => {
    for (const spy of spies) spy.mockClear();
    const simulation = createSimulation(5, anchor);
    const book = new Book(1);
    for (const instant of instants) simulation.advance(book, instant);
    return spies.reduce((made, { mock }) => made + mock.calls.length, 0);
  };
  const first = madeBy(start);
  const fresh = madeBy(later);
  expect(first).toBeGreaterThan(0);
  expect(madeBy(start, later)).toBeLessThanOrEqual(first + fresh);
});
