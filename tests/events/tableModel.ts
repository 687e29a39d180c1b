import fc from "fast-check";
import { expect } from "vitest";
import type { HeadTable, Packing, Table } from "../../src/events/sports/table.ts";

export type Row = { readonly coef: number; readonly state: number };
type Kept = { readonly snapshot: Table<Row>; restore(): void };
/** What the table is compared with: a Map, copied as a whole for each snapshot. */
export type Model = {
  rows: Map<number, Row>;
  copies: ReadonlyMap<number, Row>[];
  changed: Set<number>;
  watched: Set<number>;
};
export type Real = {
  readonly table: Omit<HeadTable<Row>, "snapshot" | "restore">;
  readonly keep: () => Kept;
  /** Whether the table takes the one for the other. */
  readonly isSame: (one: Row | undefined, other: Row | undefined) => boolean;
  readonly kept: Kept[];
  readonly received: Map<number, (Row | undefined)[]>;
  readonly ends: Map<number, () => void>;
};

type Step = fc.Command<Model, Real>;

/** A few close slots, so that they meet in a chunk, and some far ones, so that the list grows. */
const slots = fc.oneof(fc.nat(70), fc.constantFrom(31, 32, 1023, 1024, 4000));

function step(name: string, run: (model: Model, real: Real) => void, check = () => true): Step {
  return {
    check,
    run: (model, real) => {
      run(model, real);
      expectSame(model, real);
    },
    toString: () => name,
  };
}

const put = (slot: number, row: Row): Step =>
  step(`set ${slot} ${row.coef} ${row.state}`, (model, { table, isSame }) => {
    const before = table.version;
    const isChange = !isSame(model.rows.get(slot), row);
    table.set(slot, row);
    expect(table.version > before).toBe(isChange);
    model.rows.set(slot, row);
    if (isChange) model.changed.add(slot);
  });

const drop = (slot: number): Step =>
  step(`delete ${slot}`, (model, { table }) => {
    table.delete(slot);
    if (model.rows.delete(slot)) model.changed.add(slot);
  });

const read = (slot: number): Step =>
  step(`get ${slot}`, ({ rows }, { table }) => {
    expect(table.get(slot)).toEqual(rows.get(slot));
    expect(table.get(slot)).toBe(table.get(slot));
    expect(table.peek(slot)).toEqual(rows.get(slot));
  });

const keep = (): Step =>
  step("snapshot", (model, { keep: take, kept }) => {
    kept.push(take());
    model.copies.push(new Map(model.rows));
  });

const goBack = (pick: number): Step =>
  step(`restore ${pick}`, (model, { kept, isSame }) => {
    const at = pick % kept.length;
    const copy = model.copies[at];
    if (copy === undefined) return;
    kept[at]?.restore();
    for (const slot of new Set([...model.rows.keys(), ...copy.keys()])) {
      if (!isSame(model.rows.get(slot), copy.get(slot))) model.changed.add(slot);
    }
    model.rows = new Map(copy);
  });

const watch = (slot: number): Step =>
  step(`watch ${slot}`, (model, { table, received, ends }) => {
    if (model.watched.has(slot)) return;
    const receivedValue: (Row | undefined)[] = [];
    received.set(slot, receivedValue);
    ends.set(
      slot,
      table.watch(slot, (row) => receivedValue.push(row)),
    );
    model.watched.add(slot);
    model.changed.delete(slot);
  });

const unwatch = (slot: number): Step =>
  step(`unwatch ${slot}`, (model, { ends, received }) => {
    ends.get(slot)?.();
    received.delete(slot);
    model.watched.delete(slot);
  });

const flush = (): Step =>
  step("flush", (model, { table, received }) => {
    table.flush();
    for (const [slot, receivedValue] of received) {
      expect(receivedValue.splice(0)).toEqual(
        model.changed.has(slot) ? [model.rows.get(slot)] : [],
      );
    }
    model.changed.clear();
  });

/** Few values, so that the same one comes again. */
const records = fc.record({ coef: fc.constantFrom(1.01, 1.5, 2, 17), state: fc.nat(2) });

export const steps = fc.commands(
  [
    fc.tuple(slots, records).map(([slot, row]) => put(slot, row)),
    slots.map(drop),
    slots.map(read),
    fc.constant(keep()),
    fc.nat(9).map(goBack),
    slots.map(watch),
    slots.map(unwatch),
    fc.constant(flush()),
  ],
  { maxCommands: 120, size: "max" },
);

export const packing: Packing<Row> = {
  width: 2,
  isSame: (cells, from, { coef, state }) => cells[from] === coef && cells[from + 1] === state,
  pack: (cells, from, { coef, state }) => {
    cells[from] = coef;
    cells[from + 1] = state;
  },
  unpack: (cells, from) => ({ coef: cells[from] ?? 0, state: cells[from + 1] ?? 0 }),
};

export function start<C>(table: HeadTable<Row, C>, isSame: Real["isSame"]) {
  const take = (): Kept => {
    const snapshot = table.snapshot();
    return { snapshot, restore: () => table.restore(snapshot) };
  };
  const model: Model = { rows: new Map(), copies: [], changed: new Set(), watched: new Set() };
  const real: Real = { table, keep: take, isSame, kept: [], received: new Map(), ends: new Map() };
  return { model, real };
}

const ascending = (rows: ReadonlyMap<number, Row>) => [...rows].sort(([a], [b]) => a - b);

/** Head and every snapshot ever taken hold what the model holds, in canonical order. */
function expectSame({ rows, copies }: Model, { table, kept }: Real): void {
  expect(JSON.stringify(table)).toBe(JSON.stringify(ascending(rows)));
  expect(table.size).toBe(rows.size);
  for (const [at, { snapshot }] of kept.entries()) {
    const copy = copies[at] ?? new Map<number, Row>();
    expect(JSON.stringify(snapshot)).toBe(JSON.stringify(ascending(copy)));
    expect(snapshot.size).toBe(copy.size);
    const [[slot, row] = [0, undefined]] = copy;
    expect(snapshot.get(slot)).toEqual(row);
  }
}
