import { IDBFactory } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../../src/infra/log/line.ts";
import { createFaultyFactory } from "./logFaults.ts";
import {
  createRandom,
  entriesOf,
  entryOf,
  headerOf,
  openPage,
  parseLines,
  rowsOnDisk,
} from "./logKit.ts";

/** A page that packs 1,000 characters at a time and writes every entry at once. */
function packing(factory = new IDBFactory(), budgetBytes = 1_000_000) {
  const page = openPage(factory, { partBytes: 1000, budgetBytes });
  void page.store.begin(headerOf("one"));
  const append = async (first: number, last: number) => {
    for (const entry of entriesOf(first, last))
      await page.ticks.settle(page.store.append([entry], { strict: true }));
    await page.ticks.advance(1000);
  };
  const isPacked = async () =>
    (await rowsOnDisk(factory, "one")).map((row) => (row.isPacked ? "packed" : "lines"));
  // The browser packs in its own time, not in that of the test's clock.
  const packed = () =>
    vi.waitFor(
      async () => {
        await page.ticks.advance(1);
        expect(await isPacked()).toContain("packed");
      },
      { timeout: 50_000 },
    );
  return { ...page, factory, append, isPacked, packed };
}

afterEach(() => vi.unstubAllGlobals());

describe("the stored log is packed", () => {
  it("once enough of it is on disk, and the newest lines stay as they are", async () => {
    const { append, isPacked, packed, parsed, factory } = packing();
    await append(1, 5);
    expect(await isPacked()).toEqual(["lines", "lines", "lines", "lines", "lines"]);
    await append(6, 25);
    await packed();
    const rows = await isPacked();
    expect(rows[0]).toBe("packed");
    expect(rows.at(-1)).toBe("lines");
    // One row for at least six. More may follow: how much is packed by now depends on the machine.
    expect(rows.length).toBeLessThanOrEqual(20);
    expect(await parsed("one")).toMatchObject({ entries: entriesOf(1, 25) });
    // The next page reads it too.
    expect(await openPage(factory).parsed("one")).toMatchObject({ entries: entriesOf(1, 25) });
  });

  it("counts with its size on disk", async () => {
    const { append, store, ticks, factory } = packing();
    await append(1, 100);
    // Rows may be packed between the two readings: only those with nothing in between are compared.
    await vi.waitFor(
      async () => {
        const [stored] = await ticks.settle(store.sessions());
        const size = (await rowsOnDisk(factory, "one")).reduce((sum, row) => sum + row.size, 0);
        // The rest is the header.
        expect((stored?.bytes ?? 0) - size).toBeLessThan(300);
        expect((stored?.bytes ?? 0) - size).toBeGreaterThan(100);
      },
      { timeout: 50_000 },
    );
  });

  it("up to a snapshot and no further, so that trimming removes whole rows", async () => {
    const { append, store, ticks, isPacked, packed, parsed } = packing();
    await append(1, 3);
    await ticks.settle(store.snapshot(3, { after: 3 }));
    await append(4, 5);
    await packed();
    expect(await isPacked()).toEqual(["packed", "lines", "lines", "lines"]);
    expect(await parsed("one")).toMatchObject({ entries: entriesOf(1, 5) });
  });

  it("not where the browser cannot", async () => {
    vi.stubGlobal("CompressionStream", undefined);
    const { append, isPacked, parsed } = packing();
    await append(1, 25);
    expect(await isPacked()).not.toContain("packed");
    expect(await parsed("one")).toMatchObject({ entries: entriesOf(1, 25) });
  });

  it("later, when it failed", async () => {
    const real = globalThis.CompressionStream;
    let asked = 0;
    const broken = function CompressionStream() {
      asked += 1;
      throw new TypeError("broken on purpose");
    };
    vi.stubGlobal("CompressionStream", broken);
    const { append, isPacked, packed, parsed } = packing();
    await append(1, 30);
    expect(await isPacked()).not.toContain("packed");
    // Not after every write.
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(6);
    vi.stubGlobal("CompressionStream", real);
    await append(31, 80);
    await packed();
    expect(await parsed("one")).toMatchObject({ entries: entriesOf(1, 80) });
  });

  it("and still whole when the database was deleted in between", async () => {
    const faulty = createFaultyFactory();
    const { append, packed, ticks } = packing(faulty.factory);
    await append(1, 25);
    await packed();
    await ticks.settle(faulty.wipe());
    await append(26, 50);
    await packed();
    expect(await openPage(faulty.factory).parsed("one")).toMatchObject({
      entries: entriesOf(1, 50),
    });
  });

  it("also when the database was deleted and written again while a part was being packed, and nothing follows", async () => {
    const Real = globalThis.CompressionStream;
    let begun = 0;
    let goOn = () => {};
    const held = new Promise<void>((done) => (goOn = done));
    class Slow {
      readonly writable: WritableStream;
      readonly readable: ReadableStream;
      constructor() {
        begun += 1;
        const { writable, readable } = new Real("gzip");
        this.writable = writable;
        this.readable = readable.pipeThrough(new TransformStream({ flush: () => held }));
      }
    }
    vi.stubGlobal("CompressionStream", Slow);
    const faulty = createFaultyFactory();
    const { append, isPacked, packed, ticks } = packing(faulty.factory);
    await append(1, 25);
    await vi.waitFor(async () => {
      await ticks.advance(1);
      expect(begun).toBe(1);
    });
    await ticks.settle(faulty.wipe());
    await append(26, 50);
    expect(await isPacked()).not.toContain("packed");
    goOn();
    await packed();
    expect(await openPage(faulty.factory).parsed("one")).toMatchObject({
      entries: entriesOf(1, 50),
    });
  });

  it("so that a damaged part ends it there, and does not come out as something else", async () => {
    const { append, factory } = packing();
    await append(1, 40);
    const request = factory.open("log");
    await new Promise((done) => request.addEventListener("success", done));
    const tx = request.result.transaction("batches", "readwrite");
    tx.objectStore("batches").put({
      session: "one",
      firstSeq: 1,
      lastSeq: 8,
      packed: new Uint8Array([0x1f, 0x8b, 1, 2, 3]),
    });
    await new Promise((done) => tx.addEventListener("complete", done));
    request.result.close();
    expect(await openPage(factory).parsed("one")).toMatchObject({ entries: [] });
  });
});

// As measured on the home screen: 7,600 entries and 6.9 MB an hour, nearly all of it answers with prices. Ten times
// fewer and larger entries here, which pack alike.
it("eight hours of home stay whole within the budget of the page", async () => {
  const random = createRandom(7);
  const price = () => Math.round(1000 + random() * 9000) / 1000;
  const prices = Array.from({ length: 240 }, (_, index) => [100_000 + index * 37, price()]);
  const answer = (seq: number): LogEntry => {
    // In ten seconds a tenth of them move.
    for (let moved = 0; moved < 24; moved += 1)
      prices[Math.floor(random() * prices.length)] = [
        100_000 + Math.floor(random() * 240) * 37,
        price(),
      ];
    const games = Array.from({ length: 3 }, () => prices.map(([id, coef]) => ({ id, coef })));
    return { ...entryOf(seq, { games }), type: "FeedListAnswered" };
  };
  const factory = new IDBFactory();
  const page = openPage(factory, { budgetBytes: 24_000_000 });
  void page.store.begin(headerOf("one"));
  const hours = 8;
  const count = 350 * hours;
  let length = 0;
  let last: LogEntry = entryOf(1);
  for (let seq = 1; seq <= count; seq += 1) {
    last = answer(seq);
    length += JSON.stringify(last).length;
    await page.ticks.settle(page.store.append([last], { strict: true }));
  }
  await page.ticks.advance(2000);
  expect(length / hours).toBeGreaterThan(6_000_000);
  const [stored] = await page.ticks.settle(page.store.sessions());
  expect(stored).toMatchObject({ isTrimmed: false, lastSeq: count });
  // In real time: inflating 50 MB takes more turns of the event loop than the kit's clock allows.
  const log = parseLines((await openPage(factory).store.read("one")) ?? []);
  if (log.tag !== "ok") throw new Error("cannot be read");
  expect(log.entries).toHaveLength(count);
  expect(log.entries.at(-1)).toEqual(last);
  expect(log.brokenSums).toHaveLength(1);
  expect(page.troubles).toEqual([]);
}, 120_000);
