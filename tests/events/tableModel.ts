import fc from "fast-check";
import { expect } from "vitest";
import { createTable, type HeadTable, type TableSnapshot } from "../../src/events/sports/table.ts";

/** What the table is compared with: a Map, copied as a whole for each snapshot. */
export type Row = { readonly coef: number };
type Kept = { readonly snapshot: TableSnapshot<Row>; readonly copy: ReadonlyMap<number, Row> };
export type Model = {
  rows: Map<number, Row>;
  kept: Kept[];
  changed: Set<number>;
  watched: Set<number>;
};
export type Real = {
  table: HeadTable<Row>;
  told: Map<number, (Row | undefined)[]>;
  ends: Map<number, () => void>;
};

type Step = fc.Command<Model, Real>;

/** A few close slots, so that they meet in a chunk, and some far ones, so that the list grows. */
const slots = fc.oneof(fc.nat(70), fc.constantFrom(31, 32, 1023, 1024, 40_000));

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
  step(`set ${slot} ${row.coef}`, (model, { table }) => {
    table.set(slot, row);
    model.rows.set(slot, row);
    model.changed.add(slot);
  });

const drop = (slot: number): Step =>
  step(`delete ${slot}`, (model, { table }) => {
    table.delete(slot);
    if (model.rows.delete(slot)) model.changed.add(slot);
  });

const keep = (): Step =>
  step("snapshot", (model, { table }) => {
    model.kept.push({ snapshot: table.snapshot(), copy: new Map(model.rows) });
  });

const goBack = (pick: number): Step =>
  step(`restore ${pick}`, (model, { table }) => {
    const kept = model.kept[pick % model.kept.length];
    if (kept === undefined) return;
    table.restore(kept.snapshot);
    for (const slot of new Set([...model.rows.keys(), ...kept.copy.keys()])) {
      if (model.rows.get(slot) !== kept.copy.get(slot)) model.changed.add(slot);
    }
    model.rows = new Map(kept.copy);
  });

const watch = (slot: number): Step =>
  step(`watch ${slot}`, (model, { table, told, ends }) => {
    if (model.watched.has(slot)) return;
    const heard: (Row | undefined)[] = [];
    told.set(slot, heard);
    ends.set(
      slot,
      table.watch(slot, (row) => heard.push(row)),
    );
    model.watched.add(slot);
    model.changed.delete(slot);
  });

const unwatch = (slot: number): Step =>
  step(`unwatch ${slot}`, (model, { ends, told }) => {
    ends.get(slot)?.();
    told.delete(slot);
    model.watched.delete(slot);
  });

const flush = (): Step =>
  step("flush", (model, { table, told }) => {
    table.flush();
    for (const [slot, heard] of told) {
      expect(heard.splice(0)).toEqual(model.changed.has(slot) ? [model.rows.get(slot)] : []);
    }
    model.changed.clear();
  });

const coefs = fc.integer({ min: 101, max: 500 }).map((hundredths) => ({ coef: hundredths / 100 }));

export const steps = fc.commands(
  [
    fc.tuple(slots, coefs).map(([slot, row]) => put(slot, row)),
    slots.map(drop),
    fc.constant(keep()),
    fc.nat(9).map(goBack),
    slots.map(watch),
    slots.map(unwatch),
    fc.constant(flush()),
  ],
  { maxCommands: 120, size: "max" },
);

export function start(): { model: Model; real: Real } {
  return {
    model: { rows: new Map(), kept: [], changed: new Set(), watched: new Set() },
    real: { table: createTable<Row>(), told: new Map(), ends: new Map() },
  };
}

const ascending = (rows: ReadonlyMap<number, Row>) => [...rows].sort(([a], [b]) => a - b);

/** Head and every snapshot ever taken hold what the model holds, in canonical order. */
function expectSame({ rows, kept }: Model, { table }: Real): void {
  expect([...table.entries()]).toEqual(ascending(rows));
  expect(table.size).toBe(rows.size);
  for (const { snapshot, copy } of kept) {
    expect(snapshot.toJSON()).toEqual(ascending(copy));
    expect(snapshot.size).toBe(copy.size);
  }
}
