import type { FeedAnswer } from "./feed.ts";
import { isSlot } from "./table.ts";
import type { SportsTables } from "./tables.ts";

type Base = SportsTables["base"];

/** Room for ids below the first ones received, for feeds that do not say where their ids begin. */
const roomBelow = 2 ** 23;

const names = ["games", "markets", "outcomes"] as const;

/**
 * The ids at which the tables must begin to hold an answer (`idSpace`, contract "Feeds"; a backend may leave
 * it out); null if the tables can stay. Ids out of range, or a feed that begins before the tables, mean
 * another server or a visit of several years. If the ids of one answer span more than a table can hold, those
 * out of range are skipped.
 */
export function newBase(base: Base, { idSpace, ...body }: FeedAnswer): Base | null {
  const sent = {
    games: body.games?.map(({ id }) => id) ?? [],
    markets: body.markets?.ids ?? [],
    outcomes: body.outcomes?.ids ?? [],
  };
  const isOutside = (name: keyof Base): boolean =>
    (idSpace?.[name][0] ?? base[name]) < base[name] ||
    sent[name].some((id) => !isSlot(id - base[name]));
  const firstIdOf = (name: keyof Base): number => {
    const announced = idSpace?.[name][0];
    if (announced !== undefined) return announced;
    const lowest = sent[name].reduce((min, id) => Math.min(min, id), Infinity);
    return lowest === Infinity ? base[name] : Math.max(0, lowest - roomBelow);
  };
  const hasBegun = names.some((name) => base[name] > 0);
  if (hasBegun && !names.some(isOutside)) return null;
  const next = {
    games: firstIdOf("games"),
    markets: firstIdOf("markets"),
    outcomes: firstIdOf("outcomes"),
  };
  return names.every((name) => next[name] === base[name]) ? null : next;
}
