import type { Texts } from "../feed/types.ts";
import { type GameIds, idsAt } from "./layout.ts";
import type { League } from "./league.ts";
import type { Model } from "./match.ts";
import { hashed } from "./random.ts";
import { longestLeadMs, pairingOf, type Slot, week, weekMs } from "./season.ts";
import { type SpecialSlot, specialWeek } from "./specials.ts";

/** The longest time from a match's start until it disappears, including the minute after its end. */
const longestMatchMs = 75 * 60_000;
/** The first Monday of Unix time. */
const firstMonday = 4 * 24 * 3_600_000;

/**
 * Specials are numbered apart, so that the matches of the season keep their numbers, and with them their seeds, whatever
 * specials there are. No season has so many matches.
 */
export const firstSpecial = 10 ** 12;
/** Where the permanent ids of specials begin among those of a feed: after the matches of many years. */
const firstSpecialPosition = 8_000_000;

export type Fixture = {
  /** Sequence number of the game since the origin of the simulation. */
  readonly number: number;
  readonly model: Model;
  readonly league: League;
  readonly home: number;
  readonly away: number;
  readonly round: Texts;
  readonly season: number;
  readonly announcedAt: number;
  readonly startsAt: number;
  readonly seed: number;
  readonly ids: GameIds;
  /** Of its sub-games, one for each period of the match. */
  readonly periodIds: readonly GameIds[];
};

/**
 * The simulation time at which a feed starts: the current time of the week, in the third week, so that
 * everything announced earlier is there.
 * @param now Unix milliseconds
 */
export const firstSourceTime = (now: number): number => 2 * weekMs + ((now - firstMonday) % weekMs);

/** The fixture with this number; times are milliseconds since the origin of the simulation, a Monday. */
export function fixtureAt(seed: number, number: number): Fixture {
  const { slot, weeks, index } = placeOf(number);
  const { model, league } = slot;
  const matchSeed = Math.floor(hashed(seed, number, 11) * 0x7fff_ffff);
  const startsAt = startOf(number);
  return {
    number,
    model,
    league,
    // In the league's local time, so that a match day never spans two weeks.
    ...sidesOf(seed, slot, Math.floor((startsAt + league.utcMinutes * 60_000) / weekMs)),
    announcedAt: announcementOf(number),
    startsAt,
    seed: matchSeed,
    ...idsAt(weeks, index),
  };
}

/** Numbers of the games that have been announced at a time and may still be visible. */
export function numbersAround(at: number): readonly number[] {
  return numbersBetween(at - longestLeadMs - longestMatchMs, at).filter((number) =>
    mayBeSeen(number, at),
  );
}

/** Depends on the number alone, so the match need not be created. */
export const mayBeSeen = (number: number, at: number): boolean =>
  startOf(number) + longestMatchMs > at;

/** Numbers of the games announced after one time and up to another. */
export function numbersBetween(after: number, to: number): readonly number[] {
  return [week, specialWeek].flatMap((slots) => {
    const from = firstAfter(after, slots);
    return Array.from({ length: firstAfter(to, slots) - from }, (_, index) => from + index);
  });
}

/** Numbers of the games that begin from one time up to another, at most those of a week. */
export function numbersBegun(from: number, to: number): readonly number[] {
  const first = Math.max(from, to - weekMs);
  return numbersBetween(first - longestLeadMs, to).filter((number) => {
    const startsAt = startOf(number);
    return startsAt >= first && startsAt < to;
  });
}

/** A season and a half: matches of the same sides are no longer apart. */
const mostWeeksBack = 60;

/** Numbers of the games of a league that have begun by a time; the latest first. */
export const numbersBegunIn = (league: League, at: number): readonly number[] =>
  numbersOfLeague(league, Math.floor(at / weekMs) * week.length, at);

/** Numbers of the games of a league that begin before a time, which that of game `number` is; the latest first. */
export function numbersOfLeague(league: League, number: number, before: number): readonly number[] {
  const places = week.flatMap((slot, place) => (slot.league === league ? [place] : []));
  // A match of a later week may begin sooner, as it is announced later.
  const last = Math.floor(number / week.length) + Math.ceil(longestLeadMs / weekMs);
  const first = Math.max(0, last - mostWeeksBack);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
    .flatMap((weeks) => places.map((place) => weeks * week.length + place))
    .filter((other) => startOf(other) < before)
    .sort((a, b) => startOf(b) - startOf(a));
}

/** Whether it is no match of a season; such games have no rounds, no form and no statistics. */
export const isSpecial = (number: number): boolean => number >= firstSpecial;

/** The position of a game among the permanent ids of its feed. */
export const permanentPosition = (number: number): number =>
  isSpecial(number) ? firstSpecialPosition + (number - firstSpecial) : number;

/** Number of the first game of these slots that is announced after a time. */
function firstAfter(at: number, slots: readonly Slot[]): number {
  const weeks = Math.max(0, Math.floor(at / weekMs));
  const inWeek = at - weeks * weekMs;
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((slots[middle]?.announcedMs ?? 0) <= inWeek) low = middle + 1;
    else high = middle;
  }
  return weeks * slots.length + low + (slots === week ? 0 : firstSpecial);
}

function announcementOf(number: number): number {
  const { slot, weeks } = placeOf(number);
  return weeks * weekMs + slot.announcedMs;
}

function startOf(number: number): number {
  const { slot, weeks } = placeOf(number);
  return weeks * weekMs + slot.announcedMs + slot.leadMs;
}

type Place = {
  readonly slot: Slot | SpecialSlot;
  readonly weeks: number;
  /** Among all slots of a week: those of the season, then the specials. */
  readonly index: number;
};

function placeOf(number: number): Place {
  const [slots, place] = isSpecial(number) ? [specialWeek, number - firstSpecial] : [week, number];
  const inWeek = place % slots.length;
  const slot = slots[inWeek];
  if (!slot) throw new Error(`fixture ${number} has no place in a week`);
  const index = isSpecial(number) ? week.length + inWeek : inWeek;
  return { slot, weeks: Math.floor(place / slots.length), index };
}

/** Who plays; a special has a title, and some have no sides. */
function sidesOf(seed: number, slot: Slot | SpecialSlot, weekNumber: number) {
  if (!("title" in slot)) return pairingOf(seed, slot, weekNumber);
  const sides = slot.league.sides > 0 ? pairingOf(seed, slot, weekNumber) : { home: 0, away: 0 };
  return { season: 0, ...sides, round: slot.title };
}
