import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPackedTable, createTable, isSlot } from "../../src/events/sports/table.ts";
import { maxSlot } from "../../src/events/sports/tableChunks.ts";
import { packing, type Model, type Real, type Row, start, steps } from "./tableModel.ts";

type Steps = Iterable<fc.Command<Model, Real>>;

const row = (coef: number) => ({ coef });

describe("table", () => {
  it("of objects does what a Map with copied snapshots does, in any order of steps", () => {
    const isSame = (one: unknown, other: unknown) => one === other;
    const run = (commands: Steps) => fc.modelRun(() => start(createTable<Row>(), isSame), commands);
    fc.assert(fc.property(steps, run), { numRuns: 80 });
  });

  it("of packed numbers does the same, but takes equal records for the same", () => {
    const isSame = (one?: Row, other?: Row) =>
      one?.coef === other?.coef && one?.state === other?.state;
    const run = (commands: Steps) =>
      fc.modelRun(() => start(createPackedTable(packing), isSame), commands);
    fc.assert(fc.property(steps, run), { numRuns: 80 });
  });

  it("gives the same snapshot until something changes", () => {
    const table = createTable();
    table.set(3, row(2));
    const first = table.snapshot();
    expect(table.snapshot()).toBe(first);
    table.set(3, first.get(3) ?? row(0));
    table.delete(4);
    expect(table.snapshot()).toBe(first);
    table.set(3, row(2));
    expect(table.snapshot()).not.toBe(first);
    expect(table.snapshot().version).toBeGreaterThan(first.version);
  });

  it("copies a chunk once between two snapshots and shares all others", () => {
    const table = createTable();
    for (let slot = 0; slot < 96; slot += 1) table.set(slot, row(slot));
    const before = table.snapshot();
    table.set(40, row(1));
    table.set(41, row(2));
    const after = table.snapshot();
    const isShared = after.pages[0]?.map((chunk, at) => chunk === before.pages[0]?.[at]);
    expect(isShared?.slice(0, 3)).toEqual([true, false, true]);
    table.restore(before);
    expect(table.snapshot().pages).toBe(before.pages);
  });

  it("copies one page of 128 chunks for a change among slots that lie millions apart", () => {
    const table = createTable();
    for (let slot = 0; slot < 4_000_000; slot += 40_000) table.set(slot, row(slot));
    const before = table.snapshot();
    table.set(400_000, row(1));
    const after = table.snapshot();
    const copied = after.pages.filter((page, at) => page !== before.pages[at]);
    expect(copied).toEqual([expect.objectContaining({ length: 128 })]);
    expect(after.pages.length).toBeLessThan(1000);
  });

  it("lets two tables go their own ways from one snapshot", () => {
    const one = createTable();
    one.set(1, row(1));
    const shared = one.snapshot();
    const two = createTable();
    two.restore(shared);
    two.set(1, row(2));
    one.set(2, row(3));
    expect(shared.toJSON()).toEqual([[1, row(1)]]);
    expect(two.toJSON()).toEqual([[1, row(2)]]);
    expect(one.toJSON()).toEqual([
      [1, row(1)],
      [2, row(3)],
    ]);
  });
});

describe("table slots", () => {
  const wrong = [
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    maxSlot + 1,
    2 ** 32,
    2 ** 32 + 5,
    2 ** 53,
  ];

  it.each(wrong)("refuses to write at %d and has nothing there", (slot) => {
    const table = createTable();
    for (const good of [0, 1, 5]) table.set(good, row(good));
    expect(isSlot(slot)).toBe(false);
    expect(() => table.set(slot, row(9))).toThrow(
      `TABLE_SLOT: ${slot} is not a slot of 0..268435455`,
    );
    expect(() => table.watch(slot, () => {})).toThrow("TABLE_SLOT");
    table.delete(slot);
    expect(table.get(slot)).toBeUndefined();
    expect(table.snapshot().get(slot)).toBeUndefined();
    expect(table.size).toBe(3);
  });

  it("holds a lone record at the last slot, and frees a dead chunk", () => {
    const table = createTable();
    table.set(maxSlot, row(7));
    expect(table.toJSON()).toEqual([[maxSlot, row(7)]]);
    const { pages } = table.snapshot();
    const chunks = () => new Set(table.snapshot().pages.flatMap((page) => page ?? [])).size;
    expect(chunks()).toBe(2);
    table.delete(maxSlot);
    expect(chunks()).toBe(1);
    expect(pages.at(-1)?.at(-1)?.[31]).toEqual(row(7));
    table.set(maxSlot, row(8));
    table.set(0, row(9));
    expect(table.toJSON()).toEqual([
      [0, row(9)],
      [maxSlot, row(8)],
    ]);
  });
});

describe("table watchers", () => {
  it("notifies each watcher once per flush, with the record as it is then", () => {
    const table = createTable();
    const received: unknown[] = [];
    table.watch(5, (record) => received.push(["a", record]));
    table.watch(5, (record) => received.push(["b", record]));
    table.set(5, row(1));
    table.set(5, row(2));
    table.flush();
    table.flush();
    expect(received).toEqual([
      ["a", row(2)],
      ["b", row(2)],
    ]);
  });

  it("does not notify a new watcher of earlier changes", () => {
    const table = createTable();
    const received: unknown[] = [];
    table.watch(5, () => received.push("old"));
    table.set(5, row(1));
    table.watch(5, () => received.push("new"));
    table.flush();
    expect(received).toEqual(["old"]);
  });

  it("does not notify one that an earlier watcher of the same flush ended", () => {
    const table = createTable();
    const received: string[] = [];
    table.watch(5, () => end());
    const end = table.watch(5, () => received.push("ended"));
    table.set(5, row(1));
    table.flush();
    expect(received).toEqual([]);
  });

  it("keeps what a watcher writes for the next flush", () => {
    const table = createTable<{ coef: number }>();
    const received: number[] = [];
    table.watch(5, (record) => {
      received.push(record?.coef ?? 0);
      if (received.length < 2) table.set(5, row(2));
    });
    table.set(5, row(1));
    table.flush();
    expect(received).toEqual([1]);
    table.flush();
    expect(received).toEqual([1, 2]);
  });

  it("notifies the others when one throws, then throws itself", () => {
    const table = createTable();
    const received: string[] = [];
    table.watch(5, () => {
      throw new Error("broken view");
    });
    table.watch(5, () => received.push("well"));
    table.set(5, row(1));
    expect(() => table.flush()).toThrow("TABLE_WATCH: watchers that threw: 1;");
    expect(received).toEqual(["well"]);
    table.flush();
    expect(received).toEqual(["well"]);
  });

  it("keeps notifying the second watcher of a slot when the first one ends", () => {
    const table = createTable();
    const received: string[] = [];
    const end = table.watch(5, () => received.push("first"));
    table.watch(5, () => received.push("second"));
    end();
    end();
    table.set(5, row(1));
    table.flush();
    expect(received).toEqual(["second"]);
  });
});

describe("packed table", () => {
  it("hands out one object for one record, from head and snapshot alike, for views that compare", () => {
    const table = createPackedTable(packing);
    table.set(5, { coef: 1.5, state: 0 });
    const snapshot = table.snapshot();
    const before = table.get(5);
    table.set(5, { coef: 1.5, state: 0 });
    expect(table.get(5)).toBe(before);
    table.set(5, { coef: 1.6, state: 0 });
    expect(table.get(5)).toEqual({ coef: 1.6, state: 0 });
    expect(snapshot.get(5)).toEqual({ coef: 1.5, state: 0 });
    expect(snapshot.get(5)).toBe(snapshot.get(5));
  });

  it("keeps the object of a record whose last watcher leaves until the next flush, for whoever watches it next", () => {
    const table = createPackedTable(packing);
    table.set(5, { coef: 1.5, state: 0 });
    const end = table.watch(5, () => {});
    const before = table.get(5);
    end();
    expect(table.get(5)).toBe(before);
    table.watch(5, () => {});
    table.flush();
    expect(table.get(5)).toBe(before);
  });

  it("forgets the object of a record that nobody watches any more", () => {
    const table = createPackedTable(packing);
    table.set(5, { coef: 1.5, state: 0 });
    const end = table.watch(5, () => {});
    const before = table.get(5);
    end();
    table.flush();
    expect(table.get(5)).toEqual(before);
    expect(table.get(5)).not.toBe(before);
  });
});
