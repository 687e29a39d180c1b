import type { Texts } from "../feed/types.ts";
import { basketball } from "./basketball.ts";
import { cricket } from "./cricket.ts";
import { football } from "./football.ts";
import { iceHockey } from "./iceHockey.ts";
import type { League, Rank } from "./league.ts";
import { leagues } from "./leagues.ts";
import type { Model } from "./match.ts";
import { esports, tableTennis, tennis, volleyball } from "./raceSports.ts";
import { hashed } from "./random.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
export const weekMs = 7 * day;
const quarterHour = 15;

const models = new Map<number, Model>(
  [football, tennis, basketball, iceHockey, cricket, volleyball, tableTennis, esports].map(
    (model) => [model.sport.id, model],
  ),
);

/**
 * How long before its start a match enters the line, by its position in the match day: few for more than a
 * week, most for an hour, so that the line thins out with distance.
 */
const leads: Readonly<Record<Rank, readonly number[]>> = {
  leading: [8 * day + 2 * hour, 6 * hour, 26 * hour, 4 * hour, 12 * hour, 3 * day],
  national: [25 * minute, 20 * minute, 3 * hour, 25 * minute, 30 * minute, 50 * minute],
  lesser: [15 * minute, 22 * minute, 18 * minute, 26 * minute],
};

/** One match of a week, the same every week except for the sides; times count from Monday 00:00 UTC. */
export type Slot = {
  readonly model: Model;
  readonly league: League;
  /** Index of the league's match day in the week, and of the match within it. */
  readonly matchDay: number;
  readonly place: number;
  readonly announcedMs: number;
  /** Time from its announcement to its start. */
  readonly leadMs: number;
};

/** All matches of a week in order of announcement, so that numbers only grow. */
export const week: readonly Slot[] = leagues
  .flatMap(slotsOf)
  .sort((a, b) => a.announcedMs - b.announcedMs);

export const longestLeadMs = Math.max(...week.map(({ leadMs }) => leadMs));

export type Pairing = {
  readonly home: number;
  readonly away: number;
  readonly round: Texts;
  /** In which each side meets every other twice. */
  readonly season: number;
};

/** Each side of a league meets every other in turn (circle method), then with home and away swapped. */
export function pairingOf(
  seed: number,
  { league, matchDay, place }: Slot,
  weekNumber: number,
): Pairing {
  const { sides, calendar, champ } = league;
  const matchDays = weekNumber * calendar.length + matchDay;
  // Each seed starts somewhere in the season, with its own order of sides.
  const firstDay = Math.floor(hashed(seed, champ.id, 21) * 2 * (sides - 1));
  const rotation = Math.floor(hashed(seed, champ.id, 22) * sides);
  const day = firstDay + matchDays;
  const shift = Math.floor(hashed(seed, champ.id, matchDays, 23) * (sides / 2));
  const pair = (place + shift) % (sides / 2);
  const seat = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + day) % (sides - 1)));
  const side = (index: number) => (seat(index) + rotation) % sides;
  const [first, second] = [side(pair), side(sides - 1 - pair)];
  const number = (day % (2 * (sides - 1))) + 1;
  const season = Math.floor(day / (2 * (sides - 1)));
  const round = { en: `Round ${number}`, ru: `${number}-й тур` };
  return number < sides
    ? { home: first, away: second, round, season }
    : { home: second, away: first, round, season };
}

function slotsOf(league: League, order: number): Slot[] {
  const model = models.get(league.champ.sportId);
  if (!model) throw new Error(`sport ${league.champ.sportId} has no model`);
  const matches = league.sides / 2;
  return league.calendar.flatMap(({ day: weekday, from, to }, matchDay) =>
    Array.from({ length: matches }, (_, place): Slot => {
      // Leagues that play at the same hour start a quarter apart, so that no quarter is empty.
      const spread = ((to - from - quarterHour) * place) / (matches - 1);
      const local = from + (order % 2) * quarterHour + spread;
      const clock = Math.round(local / quarterHour) * quarterHour;
      const startMs = weekday * day + (clock - league.utcMinutes) * minute;
      const lead = leads[league.rank];
      // Spread the announcements.
      const early = ((order * 7 + place * 11) % quarterHour) * minute;
      const leadMs = (lead[place % lead.length] ?? 0) + early;
      return {
        model,
        league,
        matchDay,
        place,
        announcedMs: (((startMs - leadMs) % weekMs) + 2 * weekMs) % weekMs,
        leadMs,
      };
    }),
  );
}
