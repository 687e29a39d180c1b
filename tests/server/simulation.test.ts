import { describe, expect, it } from "vitest";
import { sports } from "../../server/feed/sports.ts";
import { noDrift } from "../../server/simulation/families.ts";
import type { Match } from "../../server/simulation/match.ts";
import { marketTypes } from "../../server/simulation/marketTypes.ts";
import { coefFor, isSuspendedAt, quotedAt, quotes } from "../../server/simulation/quotes.ts";
import { plan } from "../../server/simulation/layout.ts";
import { fixtureAt } from "../../server/simulation/schedule.ts";

const fixtures = Array.from({ length: 200 }, (_, number) => fixtureAt(3, number));
const bySport = new Map(fixtures.map((fixture) => [fixture.model.sport.id, fixture]));

describe.each(
  [...bySport.values()].map((fixture) => [fixture.model.sport.nameEn, fixture] as const),
)("%s", (_, fixture) => {
  const match = fixture.model.create(fixture.seed);

  it("is the same match each time it is created", () => {
    const again = fixture.model.create(fixture.seed);
    for (const ms of [0, 300_000, match.durationMs]) {
      expect(again.phaseAt(ms)).toEqual(match.phaseAt(ms));
      expect(quotes(again, ms, noDrift)).toEqual(quotes(match, ms, noDrift));
    }
  });

  it("runs from the start over at least one goal, point or run to the end, and never back", () => {
    let score = 0;
    for (let ms = 0; ms <= match.durationMs; ms += 5000) {
      const [first, second] = match.phaseAt(ms).score.full;
      expect(first + second).toBeGreaterThanOrEqual(score);
      score = first + second;
    }
    expect(match.phaseAt(0).status).toBe(1);
    expect(match.phaseAt(match.durationMs).status).toBe(4);
    expect(match.durationMs).toBeLessThan(75 * 60_000);
  });

  it("decides every market that was offered, once, and consistently with its last prices", () => {
    const offered = new Set<number>();
    const results = new Map<string, string>();
    for (let ms = 0; ms <= match.durationMs; ms += 3000) collect(match, ms, offered, results);
    collect(match, match.durationMs, offered, results);
    const quoted = quotes(match, match.durationMs, noDrift);
    for (const index of offered) {
      const own = [...results].filter(([key]) => key.startsWith(`${index}:`));
      const outcomes = plan(match)[index]?.outcomes ?? [];
      expect(own.length, `market ${index} of type ${plan(match)[index]?.typeId}`).toBe(
        outcomes.length,
      );
      if (quoted[index]) expect(quoted[index]?.results).not.toContain(null);
    }
    expect(offered.size).toBeGreaterThanOrEqual(5);
  });

  it("has a margin of 1 to 12 % in markets of two and three outcomes and names for all of them", () => {
    for (const [index, quote] of quotes(match, -1, noDrift).entries()) {
      const market = plan(match)[index];
      const type = marketTypes.find(({ id }) => id === market?.typeId);
      expect(type?.sportIds, `type ${market?.typeId}`).toContain(fixture.model.sport.id);
      const names = market?.outcomes.map(
        ({ typeId }) => type?.outcomes.find((outcome) => outcome.typeId === typeId)?.name,
      );
      expect(names).not.toContain(undefined);
      if (!quote || quote.chances.length > 3 || market?.typeId === 3) continue;
      const overround = quote.chances.reduce((sum, chance) => sum + 1 / coefFor(chance), 0);
      expect(overround).toBeGreaterThan(1);
      expect(overround).toBeLessThan(1.12);
    }
  });
});

function collect(
  match: Match,
  ms: number,
  offered: Set<number>,
  results: Map<string, string>,
): void {
  if (isSuspendedAt(match, ms)) return;
  for (const [index, quote] of quotes(match, quotedAt(match, 1, ms), noDrift).entries()) {
    if (!quote) continue;
    if (quote.results.includes(null)) offered.add(index);
    for (const [place, result] of quote.results.entries()) {
      const key = `${index}:${place}`;
      const before = results.get(key);
      if (before !== undefined) expect(result, `outcome ${key} at ${ms}`).toBe(before);
      if (result !== null) results.set(key, result);
    }
  }
}

it("has football matches of 10 to 60 markets with cards, corners and stops", () => {
  const football = fixtures
    .filter(({ model }) => model.sport.id === sports.football.id)
    .slice(0, 20)
    .map(({ model, seed }) => model.create(seed));
  for (const match of football) {
    const open = quotes(match, -1, noDrift).filter((quote) => quote?.results.includes(null));
    expect(open.length).toBeGreaterThanOrEqual(10);
    expect(open.length).toBeLessThanOrEqual(60);
    for (const { from, to } of match.suspensions) expect(to).toBeGreaterThan(from);
  }
  const details = football.map((match) => match.phaseAt(match.durationMs).score.details ?? {});
  const total = (name: string) =>
    details.reduce((sum, one) => sum + (one[name] ?? []).reduce((a, b) => a + b, 0), 0);
  expect(total("yellowCards")).toBeGreaterThan(0);
  expect(total("corners")).toBeGreaterThan(football.length);
  expect(
    football.some((match) => match.suspensions.some(({ from, to }) => to - from >= 15_000)),
  ).toBe(true);
});
