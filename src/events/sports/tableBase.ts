import type { FeedAnswer } from "./feed.ts";
import { isSlot } from "./table.ts";
import type { SportsTables } from "./tables.ts";

type Base = SportsTables["base"];

/** Room for ids below the first that come, where the feed does not say at which its ids begin. */
const roomBelow = 2 ** 17;

const names = ["games", "markets", "outcomes"] as const;

/**
 * Where the tables must begin to hold the ids of an answer (`idSpace`, contract "Feeds"; a backend may leave it out);
 * null when they may stay. Ids without a slot, or a feed that begins before the tables, mean another server or a visit of
 * days. An answer whose ids lie further apart than a table is long is taken as far as it goes.
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
  const begin = (name: keyof Base): number => {
    const announced = idSpace?.[name][0];
    if (announced !== undefined) return announced;
    const first = sent[name].reduce((least, id) => Math.min(least, id), Infinity);
    return first === Infinity ? base[name] : Math.max(0, first - roomBelow);
  };
  const hasBegun = names.some((name) => base[name] > 0);
  if (hasBegun && !names.some(isOutside)) return null;
  const next = { games: begin("games"), markets: begin("markets"), outcomes: begin("outcomes") };
  return names.every((name) => next[name] === base[name]) ? null : next;
}
