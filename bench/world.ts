import { createRandom } from "./random.ts";

/** Opaque: text that says nothing. Dense: 0..N-1, as our feed hands out ids. */
export type IdKind = "opaque" | "dense";
export type Id = string | number;

export type Outcome = { readonly coef: number; readonly state: number };
export type Score = { readonly home: number; readonly away: number; readonly minute: number };

/** The initial data of every contender; the list index of an id is its slot. */
export type World = {
  readonly kind: IdKind;
  readonly games: readonly Id[];
  readonly outcomes: readonly Id[];
  readonly coefs: readonly number[];
  /** The outcomes of the 500 subscribers; 12 more watch the total of the coupon. */
  readonly watched: readonly Id[];
};

export const shape = {
  games: 2000,
  perGame: 5 * 3,
  hotGames: 200,
  watchers: 500,
  totalWatchers: 12,
};
export const noScore: Score = { home: 0, away: 0, minute: 0 };
export const firstBalance = 100_000;

/** The slot of an id: the id itself if ids are dense, else looked up; -1 if unknown. */
export function slotOf(kind: IdKind, ids: readonly Id[]): (id: Id) => number {
  if (kind === "dense") return (id) => (typeof id === "number" ? id : -1);
  const slots = new Map(ids.map((id, slot) => [id, slot]));
  return (id) => slots.get(id) ?? -1;
}

/** The game of an outcome, for contenders that store outcomes by game. */
export function gameOfOutcome({ kind, games, outcomes }: World): (id: Id) => Id {
  const gameAt = (at: number) => games[Math.floor(at / shape.perGame)] ?? 0;
  if (kind === "dense") return (id) => (typeof id === "number" ? gameAt(id) : 0);
  const gameOf = new Map(outcomes.map((id, at) => [id, gameAt(at)]));
  return (id) => gameOf.get(id) ?? 0;
}

export function createWorld(kind: IdKind): World {
  const random = createRandom(7);
  const idOf = (prefix: string, index: number): Id =>
    kind === "dense"
      ? index
      : `${prefix}_${random.below(2 ** 32).toString(36)}_${index.toString(36)}`;
  const list = <T>(length: number, make: (index: number) => T) =>
    Array.from({ length }, (_, at) => make(at));
  const outcomes = list(shape.games * shape.perGame, (at) => idOf("o", at));
  return {
    kind,
    games: list(shape.games, (at) => idOf("g", at)),
    outcomes,
    coefs: outcomes.map((_, at) => 1.5 + (at % 300) / 100),
    // Players watch the hot games: a sixth of their outcomes is visible to some player.
    watched: outcomes.slice(0, shape.hotGames * shape.perGame).filter((_, at) => at % 6 === 0),
  };
}
