import type { Coupon } from "./coupon.ts";
import type { StreamEvent } from "./stream.ts";
import type { Id, IdKind, Outcome, Score, World } from "./world.ts";

/** The state of a contender behind a common interface, so that one function hashes them all. */
export type Reading = {
  outcome(id: Id): Outcome;
  score(game: Id): Score;
  readonly coupon: Coupon;
  readonly balance: number;
  readonly unread: number;
};

export type Replay = { run(): void; read(): Reading };

/** A running store. `report` gets the new value, once for each event that changed it. */
export type Store = {
  apply(event: StreamEvent): void;
  watchOutcome(id: Id, report: (coef: number) => void): void;
  watchTotal(report: (total: number) => void): void;
  read(): Reading;
  close(): void;
};

/** Restores the state after the first `count` events. */
export type Seek = (count: number) => Reading;

export type Log = { readonly entries: readonly unknown[]; lines(): readonly string[] };

export type Contender = {
  readonly name: string;
  /** How many events of the stream are timed; slow contenders get a prefix. */
  readonly prefix: Readonly<Record<IdKind, number>>;
  /** Folds `events` without subscribers. Only `run` is timed. */
  replay(world: World, events: readonly StreamEvent[]): Replay;
  live(world: World): Store;
  /** Omitted if the contender can only replay from the start. */
  seeker?(world: World, events: readonly StreamEvent[]): Seek;
  /** The log of `events` as stored in memory and in a file; omitted if there is none. */
  log?(world: World, events: readonly StreamEvent[]): Log;
};

export const fullLength = 100_000;
export const whole: Contender["prefix"] = { opaque: fullLength, dense: fullLength };

/** Replay of a store whose cheapest way is to run without subscribers. */
export function replayWith(store: Store, events: readonly StreamEvent[]): Replay {
  return {
    run: () => {
      for (const event of events) store.apply(event);
    },
    read: () => store.read(),
  };
}
