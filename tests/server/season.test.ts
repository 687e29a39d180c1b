import { describe, expect, it } from "vitest";
import { sports } from "../../server/feed/sports.ts";
import { leagues } from "../../server/simulation/leagues.ts";
import type { Model } from "../../server/simulation/match.ts";
import { groupIds } from "../../server/simulation/marketGroups.ts";
import { marketTypes } from "../../server/simulation/marketTypes.ts";
import {
  type Fixture,
  firstSourceTime,
  fixtureAt,
  isSpecial,
  numbersAround,
  numbersBetween,
} from "../../server/simulation/schedule.ts";

const hour = 3_600_000;
const week = 7 * 24 * hour;
/** A Monday, 00:00 UTC. */
const monday = Date.UTC(2027, 0, 11);
const begun = firstSourceTime(monday);
const seeds = [7, 12];
const played = [
  sports.football,
  sports.tennis,
  sports.basketball,
  sports.iceHockey,
  sports.cricket,
  sports.volleyball,
  sports.tableTennis,
  sports.esports,
];

/** Hours between the starts of two matches of one side. */
const restHours = new Map([
  [sports.football.id, 48],
  [sports.basketball.id, 24],
  [sports.iceHockey.id, 24],
  [sports.volleyball.id, 24],
  [sports.cricket.id, 24],
  [sports.tennis.id, 4],
  [sports.esports.id, 4],
  [sports.tableTennis.id, 1],
]);

function fixturesOf(seed: number, weeks: number): readonly Fixture[] {
  return numbersBetween(begun, begun + weeks * week)
    .filter((number) => !isSpecial(number))
    .map((number) => fixtureAt(seed, number));
}

describe.each(seeds)("the season of seed %i", (seed) => {
  const fixtures = fixturesOf(seed, 2).toSorted((one, two) => one.startsAt - two.startsAt);

  it("lets every side rest between two matches and never play itself", () => {
    const latest = new Map<string, number>();
    const tired: string[] = [];
    for (const { league, home, away, startsAt } of fixtures) {
      expect(home).not.toBe(away);
      for (const side of [home, away]) {
        const key = `${league.champ.id}:${side}`;
        const rest = startsAt - (latest.get(key) ?? Number.NEGATIVE_INFINITY);
        const least = (restHours.get(league.champ.sportId) ?? 0) * hour;
        if (rest < least) tired.push(`${league.champ.name.en} ${key} after ${rest / hour} h`);
        latest.set(key, startsAt);
      }
    }
    expect(tired).toEqual([]);
  });

  it("starts matches on quarter hours, after their announcement, within a little over eight days", () => {
    for (const { startsAt, announcedAt } of fixtures) {
      expect(startsAt % (hour / 4)).toBe(0);
      expect(startsAt).toBeGreaterThan(announcedAt);
      expect(startsAt - announcedAt).toBeLessThan(8.2 * 24 * hour);
    }
  });

  it("counts the rounds of a league until all sides have met at home and away", () => {
    const rounds = new Map<number, Set<string>>();
    for (const { league, round } of fixtures) {
      const number = Number(/^Round (\d+)$/.exec(round.en)?.[1]);
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(2 * (league.sides - 1));
      expect(round.ru).toBe(`${number}-й тур`);
      rounds.set(league.champ.id, (rounds.get(league.champ.id) ?? new Set()).add(round.en));
    }
    expect(rounds.size).toBe(leagues.length);
    for (const named of rounds.values()) expect(named.size).toBeGreaterThanOrEqual(3);
  });
});

it("has a line and live matches of every sport at every hour of the week", () => {
  const models = new Map<number, Model>();
  const durationOf = new Map<number, number>();
  const duration = ({ model, seed, number }: Fixture): number => {
    models.set(model.sport.id, model);
    const known = durationOf.get(number) ?? model.create(seed).durationMs;
    durationOf.set(number, known);
    return known;
  };
  const empty: string[] = [];
  const sizes: { live: number; line: number }[] = [];
  for (let passed = 0; passed < week; passed += hour) {
    // Not on the hour, when all matches start, but like real visitors.
    const at = begun + passed + ((passed / hour) % 4) * 900_000 + 300_000;
    const shown = numbersAround(at).map((number) => fixtureAt(7, number));
    const line = shown.filter(({ startsAt }) => startsAt > at);
    const live = shown.filter(
      (fixture) => fixture.startsAt <= at && fixture.startsAt + duration(fixture) > at,
    );
    for (const { id, nameEn } of played) {
      const hasSport = ({ model }: Fixture): boolean => model.sport.id === id;
      if (!live.some(hasSport)) empty.push(`${nameEn} live at hour ${passed / hour}`);
      if (!line.some(hasSport)) empty.push(`${nameEn} line at hour ${passed / hour}`);
    }
    // A week of line, thinner with distance.
    const ahead = (from: number, to: number): number =>
      line.filter(({ startsAt }) => startsAt - at >= from * hour && startsAt - at < to * hour)
        .length;
    expect(ahead(7 * 24, 9 * 24), `at hour ${passed / hour}`).toBeGreaterThan(0);
    expect(ahead(0, 3)).toBeGreaterThan(ahead(24, 72));
    sizes.push({ live: live.length, line: line.length });
  }
  expect(empty).toEqual([]);
  for (const { live, line } of sizes) {
    expect(live).toBeGreaterThanOrEqual(12);
    expect(live).toBeLessThan(80);
    expect(line).toBeGreaterThan(70);
    expect(line).toBeLessThan(190);
  }
});

it("plays the football of England on its weekends and evenings", () => {
  const premier = fixturesOf(7, 2).filter(
    ({ league }) => league.champ.name.en === "England · Premier Division",
  );
  expect(premier.length).toBeGreaterThan(20);
  for (const { startsAt } of premier) {
    const [day, hourOfDay] = [Math.floor((startsAt % week) / (24 * hour)), (startsAt / hour) % 24];
    expect(day === 5 ? hourOfDay >= 13 : day === 1 && hourOfDay >= 16, `${day} ${hourOfDay}`).toBe(
      true,
    );
  }
});

it("has a country in the name of every league, or marks it as international", () => {
  for (const { champ } of leagues) {
    expect(champ.name.en.startsWith("International · ")).toBe(champ.countryCode === undefined);
    for (const name of [champ.name.en, champ.name.ru]) expect(name.split(" · ")).toHaveLength(2);
  }
  const names = leagues.map(({ champ }) => `${champ.sportId} ${champ.name.en}`);
  expect(new Set(names).size).toBe(names.length);
});

it("gives no two sides of a sport the same name", () => {
  const names = leagues.flatMap(({ champ, teams }) =>
    teams.map((team) => `${champ.sportId} ${team}`),
  );
  const seen = new Set<string>();
  expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([]);
  for (const { sides, teams } of leagues) expect(teams).toHaveLength(sides);
});

it("opens every sport with several markets", () => {
  for (const { id, nameEn } of played) {
    const popular = marketTypes.filter(
      ({ groupId, sportIds }) => groupId === groupIds.popular && sportIds.includes(id),
    );
    expect(popular.length, nameEn).toBeGreaterThanOrEqual(3);
  }
});
