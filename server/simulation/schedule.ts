import type { Texts } from "../feed/types.ts";
import type { PlannedMarket } from "./families.ts";
import type { League } from "./league.ts";
import type { Match, Model } from "./match.ts";
import { hashed } from "./random.ts";
import { longestLeadMs, pairingOf, type Slot, week, weekMs } from "./season.ts";

/** No match lasts longer, with the minute in which it is still seen. */
const longestMatchMs = 75 * 60_000;
/** The first Monday of Unix time. */
const firstMonday = 4 * 24 * 3_600_000;

/** Ids before those of a match. Offsets count markets and outcomes of the slots before it. */
type Offsets = { readonly markets: number; readonly outcomes: number };

/** Markets and outcomes of one feed of a match; all matches of a sport have as many. */
const sizes = new Map<Model, Offsets>();
const { offsets, perWeek } = layOut();

export type Fixture = {
  /** Counts all games of the simulation from its origin. */
  readonly number: number;
  readonly model: Model;
  readonly league: League;
  readonly home: number;
  readonly away: number;
  readonly round: Texts;
  readonly announcedAt: number;
  readonly startsAt: number;
  readonly seed: number;
  /** Ids before the first of the line and of the live feed, from 0. */
  readonly line: Offsets;
  readonly live: Offsets;
};

/**
 * What the simulation's clock shows where a feed begins: the time of the week, in the third week, so
 * that all that was announced before is there.
 * @param now Unix milliseconds
 */
export const firstSourceTime = (now: number): number => 2 * weekMs + ((now - firstMonday) % weekMs);

/** The fixture with a number; times are milliseconds since the origin of the simulation, a Monday. */
export function fixtureAt(seed: number, number: number): Fixture {
  const slot = slotOf(number);
  const { model, league } = slot;
  const own = Math.floor(hashed(seed, number, 11) * 0x7fff_ffff);
  const startsAt = startOf(number);
  const before = offsets[number % week.length] ?? { markets: 0, outcomes: 0 };
  const weeks = Math.floor(number / week.length);
  const markets = weeks * perWeek.markets + before.markets;
  const outcomes = weeks * perWeek.outcomes + before.outcomes;
  const size = sizeOf(model);
  return {
    number,
    model,
    league,
    // By the league's own clocks, so that a match day is never of two weeks.
    ...pairingOf(seed, slot, Math.floor((startsAt + league.utcMinutes * 60_000) / weekMs)),
    announcedAt: announcementOf(number),
    startsAt,
    seed: own,
    line: { markets, outcomes },
    live: { markets: markets + size.markets, outcomes: outcomes + size.outcomes },
  };
}

/** Numbers of the games that are announced at an instant and may still be seen. */
export function numbersAround(at: number): readonly number[] {
  const from = firstAfter(at - longestLeadMs - longestMatchMs);
  const to = firstAfter(at);
  return Array.from({ length: to - from }, (_, index) => from + index).filter((number) =>
    mayBeSeen(number, at),
  );
}

/** Known by the number alone: the match itself need not be made for that. */
export const mayBeSeen = (number: number, at: number): boolean =>
  startOf(number) + longestMatchMs > at;

/** Numbers of the games that were announced after an instant and up to another. */
export function numbersBetween(after: number, to: number): readonly number[] {
  const from = firstAfter(after);
  return Array.from({ length: firstAfter(to) - from }, (_, index) => from + index);
}

export function plan(match: Match): readonly PlannedMarket[] {
  return match.families.flatMap(({ markets }) => markets);
}

/** Number of the first game that is announced after an instant. */
function firstAfter(at: number): number {
  const weeks = Math.max(0, Math.floor(at / weekMs));
  const inWeek = at - weeks * weekMs;
  let [low, high] = [0, week.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((week[middle]?.announcedMs ?? 0) <= inWeek) low = middle + 1;
    else high = middle;
  }
  return weeks * week.length + low;
}

function announcementOf(number: number): number {
  return Math.floor(number / week.length) * weekMs + slotOf(number).announcedMs;
}

function startOf(number: number): number {
  return announcementOf(number) + slotOf(number).leadMs;
}

function slotOf(number: number): Slot {
  const slot = week[number % week.length];
  if (!slot) throw new Error(`fixture ${number} has no place in a week`);
  return slot;
}

function sizeOf(model: Model): Offsets {
  const known = sizes.get(model);
  if (known) return known;
  const planned = plan(model.create(0));
  const size = {
    markets: planned.length,
    outcomes: planned.reduce((sum, market) => sum + market.outcomes.length, 0),
  };
  sizes.set(model, size);
  return size;
}

function layOut(): { readonly offsets: readonly Offsets[]; readonly perWeek: Offsets } {
  let [markets, outcomes] = [0, 0];
  const before = week.map(({ model }): Offsets => {
    const offset = { markets, outcomes };
    const size = sizeOf(model);
    markets += 2 * size.markets;
    outcomes += 2 * size.outcomes;
    return offset;
  });
  return { offsets: before, perWeek: { markets, outcomes } };
}
