import { describe, expect, it } from "vitest";
import { sports } from "../../server/feed/sports.ts";
import { noDrift } from "../../server/simulation/families.ts";
import { plan } from "../../server/simulation/layout.ts";
import { marketTypes } from "../../server/simulation/marketTypes.ts";
import { coefFor, isSuspendedAt, quotes } from "../../server/simulation/quotes.ts";
import {
  type Fixture,
  firstSourceTime,
  fixtureAt,
  isSpecial,
  numbersAround,
  numbersBetween,
} from "../../server/simulation/schedule.ts";
import { week } from "../../server/simulation/season.ts";
import { saturdayEvening } from "../kit/season.ts";

const hour = 3_600_000;
const begun = firstSourceTime(saturdayEvening);
const specials = numbersBetween(begun, begun + 7 * 24 * hour)
  .filter(isSpecial)
  .map((number) => fixtureAt(7, number));
const ofSport = (id: number): readonly Fixture[] =>
  specials.filter(({ model }) => model.sport.id === id);

describe.each([
  ["ufc", sports.ufc.id, 8],
  ["politics", sports.politics.id, 3],
  ["marble", sports.marbles.id, 1008],
] as const)("%s", (pageType, sportId, count) => {
  const fixtures = ofSport(sportId);

  it("has its own games every week", () => {
    expect(fixtures).toHaveLength(count);
    for (const { model } of fixtures) expect(model.pageType).toBe(pageType);
  });

  it("is in the line at every hour of the week", () => {
    for (let passed = 0; passed < 7 * 24; passed += 1) {
      const at = begun + passed * hour;
      const line = numbersAround(at)
        .map((number) => fixtureAt(7, number))
        .filter(({ startsAt, model }) => startsAt > at && model.sport.id === sportId);
      expect(line.length, `at hour ${passed}`).toBeGreaterThan(0);
    }
  });

  it("settles each of its markets at the end, and none while prices are open", () => {
    for (const { model, seed } of fixtures.slice(0, 40)) {
      const match = model.create(seed);
      for (let ms = -1; ms < match.durationMs; ms += 20_000) {
        if (isSuspendedAt(match, ms)) continue;
        const [first] = quotes(match, ms, noDrift);
        expect(first?.results.every((result) => result === null)).toBe(true);
      }
      for (const quote of quotes(match, match.durationMs, noDrift)) {
        expect(quote?.results).not.toContain(null);
        expect(quote?.results.filter((result) => result === "won")).toHaveLength(1);
      }
      expect(match.phaseAt(match.durationMs).status).toBe(4);
      expect(match.durationMs).toBeLessThan(75 * 60_000);
    }
  });

  it("has names for all outcomes, and a margin", () => {
    for (const { model, seed } of fixtures.slice(0, 3)) {
      const match = model.create(seed);
      for (const [index, market] of plan(match).entries()) {
        const type = marketTypes.find(({ id }) => id === market.typeId);
        expect(type?.sportIds).toContain(sportId);
        for (const { typeId } of market.outcomes)
          expect(type?.outcomes.map((outcome) => outcome.typeId)).toContain(typeId);
        const quote = quotes(match, -1, noDrift)[index];
        const sum = quote?.chances.reduce((total, chance) => total + 1 / coefFor(chance), 0) ?? 0;
        expect(sum).toBeGreaterThan(1);
        expect(sum).toBeLessThan(1.3);
      }
    }
  });
});

it("leaves the matches of the season their numbers, and gives no id twice", () => {
  expect(fixtureAt(7, week.length - 1).league).toBe(week.at(-1)?.league);
  const fixtures = [...numbersBetween(begun, begun + 2 * hour), ...specials.map((f) => f.number)]
    .filter((number, at, all) => all.indexOf(number) === at)
    .map((number) => fixtureAt(7, number));
  const seen = new Set<string>();
  for (const { model, ids, periodIds } of fixtures) {
    const match = model.create(0);
    const sizes = [match, ...match.periods].map((game) => plan(game).length);
    expect(periodIds).toHaveLength(match.periods.length);
    const own = [ids, ...periodIds].flatMap(({ line, live }, game) =>
      [line, live].flatMap(({ games, markets }) => [
        `game ${games}`,
        ...Array.from({ length: sizes[game] ?? 0 }, (_, index) => `market ${markets + index}`),
      ]),
    );
    for (const id of own) {
      expect(seen.has(id), id).toBe(false);
      seen.add(id);
    }
  }
});
