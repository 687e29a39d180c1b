import type { Family, PlannedMarket } from "./families.ts";
import type { Model } from "./match.ts";
import { week } from "./season.ts";
import { specialWeek } from "./specials.ts";

/** Offsets from the first ids of a feed, or counts of ids. */
export type Offsets = {
  readonly games: number;
  readonly markets: number;
  readonly outcomes: number;
};

/** Where the ids of a game are in the line and live. */
export type GameIds = { readonly line: Offsets; readonly live: Offsets };

type Size = { readonly match: Offsets; readonly periods: readonly Offsets[] };

const none: Offsets = { games: 0, markets: 0, outcomes: 0 };
const sizes = new Map<Model, Size>();
const slots = [...week, ...specialWeek];
/** The ids of a week are those of the matches of the season and the specials, and then those of all their sub-games. */
const { matches, periods, perWeek } = layOut();

/** The markets of a match or a period, in the order of their ids. */
export function plan(game: { readonly families: readonly Family[] }): readonly PlannedMarket[] {
  return game.families.flatMap(({ markets }) => markets);
}

/** The ids of the game in a slot of a week, and those of its sub-games. */
export function idsAt(
  weeks: number,
  index: number,
): { readonly ids: GameIds; readonly periodIds: readonly GameIds[] } {
  const slot = slots[index];
  const size = slot && sizeOf(slot.model);
  const before: Offsets = times(perWeek, weeks);
  let next = plus(before, periods[index] ?? none);
  return {
    ids: pairAt(plus(before, matches[index] ?? none), size?.match ?? none),
    periodIds: (size?.periods ?? []).map((period) => {
      const ids = pairAt(next, period);
      next = plus(ids.live, period);
      return ids;
    }),
  };
}

function layOut() {
  let next = none;
  const place = (size: Offsets): Offsets => {
    const offset = next;
    next = plus(next, times(size, 2));
    return offset;
  };
  return {
    matches: slots.map(({ model }) => place(sizeOf(model).match)),
    periods: slots.map(({ model }) => place(sizeOf(model).periods.reduce(plus, none))),
    perWeek: next,
  };
}

/** All matches of a sport have as many markets, outcomes and periods. */
function sizeOf(model: Model): Size {
  const cached = sizes.get(model);
  if (cached) return cached;
  const match = model.create(0);
  const size = { match: sizeOfGame(match), periods: match.periods.map(sizeOfGame) };
  sizes.set(model, size);
  return size;
}

function sizeOfGame(game: { readonly families: readonly Family[] }): Offsets {
  const planned = plan(game);
  const outcomes = planned.reduce((sum, market) => sum + market.outcomes.length, 0);
  return { games: 1, markets: planned.length, outcomes };
}

function pairAt(line: Offsets, size: Offsets): GameIds {
  return { line, live: plus(line, size) };
}

function plus(a: Offsets, b: Offsets): Offsets {
  return {
    games: a.games + b.games,
    markets: a.markets + b.markets,
    outcomes: a.outcomes + b.outcomes,
  };
}

function times({ games, markets, outcomes }: Offsets, factor: number): Offsets {
  return { games: games * factor, markets: markets * factor, outcomes: outcomes * factor };
}
