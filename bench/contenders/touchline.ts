import { distinctUntilChanged, map, Observable, share, skip, startWith } from "rxjs";
import type { Entry } from "../../src/events/define.ts";
import type { WatchedTable } from "../../src/events/sports/table.ts";
import { serialise } from "../../src/infra/log/line.ts";
import { type Contender, type Seek, type Store, whole } from "../contender.ts";
import { totalOf } from "../coupon.ts";
import type { StreamEvent } from "../stream.ts";
import type { World } from "../world.ts";
import { createFold, logOf, readingOf, startRuntime } from "./touchlineRuntime.ts";
import type { BenchState, PricesAs } from "./touchlineState.ts";

const snapshotEvery = 64;

/** One Observable per value, as a view subscribes to it. */
const record$ = <R extends object>(table: WatchedTable<R>, slot: number) =>
  new Observable<R | undefined>((subscriber) => table.watch(slot, (row) => subscriber.next(row)));

function live(world: World, pricesAs: PricesAs, keep: (entry: Entry) => void): Store {
  const { engine, slots, apply, read } = startRuntime(world, pricesAs, keep);
  const { head } = engine.state.odds;
  engine.turn$.subscribe(() => head.flush());
  const total$ = engine.turn$.pipe(
    map(({ coupon }) => coupon),
    distinctUntilChanged(),
    map(totalOf),
    startWith(totalOf(engine.state.coupon)),
    distinctUntilChanged(),
    skip(1),
    share(),
  );
  return {
    apply,
    watchOutcome: (id, report) =>
      record$(head, slots.outcome(id)).subscribe((row) => report(row?.coef ?? 0)),
    watchTotal: (report) => total$.subscribe(report),
    read,
    close: () => {},
  };
}

/** Snapshots are references to a state and its tables, taken at intervals; events after them are folded. */
const seeker =
  (pricesAs: PricesAs) =>
  (world: World, events: readonly StreamEvent[]): Seek => {
    const { entries, ends } = logOf(world, events);
    const { initial, fold, slots, keep } = createFold(world, pricesAs);
    const snapshots: { state: BenchState; restore: () => void }[] = [];
    let state = initial;
    for (const [seq, entry] of entries.entries()) {
      if (seq % snapshotEvery === 0) snapshots.push({ state, restore: keep() });
      state = fold(state, entry);
    }
    return (count) => {
      const end = ends[count - 1] ?? 0;
      const from = Math.min(Math.floor(end / snapshotEvery), snapshots.length - 1);
      const snapshot = snapshots[from];
      if (snapshot === undefined) throw new Error("no snapshot to seek from: the log is empty");
      snapshot.restore();
      const rest = entries.slice(from * snapshotEvery, end);
      return readingOf(rest.reduce(fold, snapshot.state), slots);
    };
  };

/** Adds the line of `entry`; its checksum chains to the line before. */
function addLine(lines: string[], entry: Entry): string[] {
  lines.push(serialise(entry, lines.at(-1)?.slice(-10, -2) ?? ""));
  return lines;
}

/** Our store with its whole envelope; every entry is kept as an object, as IndexedDB takes it. */
const contender = (pricesAs: PricesAs): Contender => ({
  name: `touchline, prices as ${pricesAs}`,
  prefix: whole,
  replay: (world, events) => {
    const { entries } = logOf(world, events);
    const { initial, fold, slots } = createFold(world, pricesAs);
    let state = initial;
    return {
      run: () => {
        for (const entry of entries) state = fold(state, entry);
      },
      read: () => readingOf(state, slots),
    };
  },
  live: (world) => {
    const log: Entry[] = [];
    return live(world, pricesAs, (entry) => log.push(entry));
  },
  seeker: seeker(pricesAs),
  log: (world, events) => {
    const { entries } = logOf(world, events);
    return { entries, lines: () => entries.reduce(addLine, []) };
  },
});

export const touchline = contender("numbers");
export const touchlineObjects = contender("objects");

/** The same, with each entry serialized to its log line immediately, checksum included. */
export const touchlineLines: Contender = {
  ...touchline,
  name: "touchline, numbers and log lines",
  prefix: { opaque: 30_000, dense: 30_000 },
  live: (world) => {
    const lines: string[] = [];
    return live(world, "numbers", (entry) => addLine(lines, entry));
  },
};
