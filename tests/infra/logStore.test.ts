import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { createFaultyFactory } from "./logFaults.ts";
import { entriesOf, entryOf, headerOf, openPage } from "./logKit.ts";

const begun = async (page = openPage(), session = "one") => {
  await page.ticks.settle(page.store.begin(headerOf(session)));
  return page;
};

describe("the log store", () => {
  it("keeps entries for the next page, in order and with valid checksums", async () => {
    const factory = new IDBFactory();
    const page = await begun(openPage(factory));
    const answers = [page.store.append(entriesOf(1, 3)), page.store.append(entriesOf(4, 5))];
    expect(await page.ticks.settle(Promise.all(answers))).toEqual([
      { tag: "stored", seq: 3 },
      { tag: "stored", seq: 5 },
    ]);
    const later = openPage(factory);
    const log = await later.parsed("one");
    expect(log).toMatchObject({ tag: "ok", header: headerOf("one"), entries: entriesOf(1, 5) });
    expect(log?.tag === "ok" && log.brokenSums.map(({ line }) => line)).toEqual([7]);
    expect(page.troubles).toEqual([]);
  });

  it("writes a batch as one row, and only when it is due", async () => {
    const faulty = createFaultyFactory();
    const page = await begun(openPage(faulty.factory, { batchMs: 1000 }));
    const before = faulty.durabilities.length;
    for (let seq = 1; seq <= 20; seq += 1) void page.store.append([entryOf(seq)]);
    await page.ticks.advance(900);
    expect(faulty.durabilities.length).toBe(before);
    await page.ticks.advance(500);
    expect(faulty.durabilities.length).toBe(before + 1);
    expect(await page.parsed("one")).toMatchObject({ entries: entriesOf(1, 20) });
  });

  it("writes at once and strictly when asked, relaxed otherwise", async () => {
    const faulty = createFaultyFactory();
    const page = await begun(openPage(faulty.factory));
    faulty.durabilities.length = 0;
    await page.ticks.settle(page.store.append([entryOf(1)], { strict: true }));
    await page.ticks.settle(page.store.append([entryOf(2)]));
    expect(faulty.durabilities).toEqual(["strict", "relaxed"]);
  });

  it("writes everything in the task of the flush, even while another write is in progress", async () => {
    const faulty = createFaultyFactory();
    const page = await begun(openPage(faulty.factory));
    void page.store.append([entryOf(1)], { strict: true });
    void page.store.append([entryOf(2)]);
    const before = faulty.durabilities.length;
    const flushed = page.store.flush();
    expect(faulty.durabilities.length).toBe(before + 1);
    expect(await page.ticks.settle(flushed)).toEqual({ tag: "stored", seq: 2 });
    expect(await openPage(faulty.factory).parsed("one")).toMatchObject({
      entries: entriesOf(1, 2),
    });
  });

  it("commits each write by itself and leaves no transaction open for other tabs", async () => {
    const faulty = createFaultyFactory();
    const page = await begun(openPage(faulty.factory));
    let commits = 0;
    const { prototype } = IDBTransaction;
    const real = prototype.commit;
    prototype.commit = function commit(this: IDBTransaction) {
      commits += 1;
      real.call(this);
    };
    try {
      const answer = page.store.append([entryOf(1)], { strict: true });
      expect(commits).toBe(1);
      await page.ticks.settle(answer);
    } finally {
      prototype.commit = real;
    }
  });

  it("lists sessions oldest first, reads, removes and clears them", async () => {
    const factory = new IDBFactory();
    for (const [index, session] of ["old", "older"].entries()) {
      const page = openPage(factory);
      await page.ticks.settle(page.store.begin(headerOf(session, 2000 - index * 1000)));
    }
    const page = openPage(factory);
    await page.ticks.settle(page.store.begin(headerOf("now", 3000)));
    const names = async () =>
      (await page.ticks.settle(page.store.sessions())).map((found) => found.session);
    expect(await names()).toEqual(["older", "old", "now"]);
    expect(await page.ticks.settle(page.store.remove("old"))).toBe(true);
    expect(await names()).toEqual(["older", "now"]);
    expect(await page.ticks.settle(page.store.read("old"))).toBeNull();
    expect(await page.ticks.settle(page.store.clear())).toBe(true);
    const later = openPage(factory);
    expect(await later.ticks.settle(later.store.sessions())).toEqual([]);
  });

  it("stores nothing more of a removed session until a snapshot starts it again", async () => {
    const page = await begun();
    await page.ticks.settle(page.store.append(entriesOf(1, 3), { strict: true }));
    const waiting = page.store.append([entryOf(4)]);
    await page.ticks.settle(page.store.remove("one"));
    expect(await page.ticks.settle(waiting)).toEqual({ tag: "lost", seq: 4, code: "removed" });
    const refused = await page.ticks.settle(page.store.append([entryOf(5)]));
    expect(refused).toEqual({ tag: "lost", seq: 5, code: "removed" });
    expect(await page.ticks.settle(page.store.snapshot(5, { balance: 7 }))).toMatchObject({
      tag: "stored",
    });
    await page.ticks.settle(page.store.append([entryOf(6)], { strict: true }));
    expect(await page.parsed("one")).toMatchObject({
      snapshot: { seq: 5, state: { balance: 7 } },
      entries: [entryOf(6)],
    });
  });

  it("refuses a gap in the numbers, reports it, and continues from a snapshot", async () => {
    let asked = 0;
    const page = await begun(openPage(new IDBFactory(), { needSnapshot: () => (asked += 1) }));
    await page.ticks.settle(page.store.append(entriesOf(1, 2)));
    const lost = await page.ticks.settle(page.store.append([entryOf(4)]));
    expect(lost).toEqual({ tag: "lost", seq: 4, code: "gap" });
    expect({ asked, troubles: page.troubles }).toEqual({ asked: 1, troubles: ["gap"] });
    expect(await page.parsed("one")).toMatchObject({ entries: entriesOf(1, 2) });
    await page.ticks.settle(page.store.snapshot(4, "state"));
    await page.ticks.settle(page.store.append([entryOf(5)]));
    expect(await page.parsed("one")).toMatchObject({ snapshot: { seq: 4 }, entries: [entryOf(5)] });
  });

  it("refuses data that is not JSON, a snapshot of another entry, and writes before a session", async () => {
    const page = openPage();
    const early = await page.ticks.settle(page.store.append([entryOf(1)]));
    expect(early).toMatchObject({ tag: "lost", code: "no-session" });
    await begun(page);
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    await page.ticks.settle(page.store.append([entryOf(1)]));
    expect(await page.ticks.settle(page.store.snapshot(9, {}))).toMatchObject({ tag: "lost" });
    expect(await page.ticks.settle(page.store.snapshot(1, cyclic))).toMatchObject({ tag: "lost" });
    const lost = await page.ticks.settle(page.store.append([entryOf(2, cyclic), entryOf(3)]));
    expect(lost).toEqual({ tag: "lost", seq: 3, code: "unserialisable" });
    expect(page.troubles).toEqual(["no-session", "bad-snapshot", "bad-snapshot", "unserialisable"]);
  });

  it("stores a snapshot of one entry once, however often it is given", async () => {
    const inMemory = { indexedDB: undefined, budgetBytes: 4000 };
    const page = await begun(openPage(undefined, inMemory));
    await page.ticks.settle(page.store.append([entryOf(1, "x".repeat(600))], { strict: true }));
    void page.store.snapshot(1, "y".repeat(600));
    await page.ticks.settle(page.store.snapshot(1, "y".repeat(600)));
    await page.ticks.settle(page.store.append(entriesOf(2, 8)));
    expect(await page.parsed("one")).toMatchObject({
      snapshot: { seq: 1 },
      entries: entriesOf(2, 8),
    });
    expect(page.troubles).toEqual(["unavailable", "trimmed"]);
  });

  it("leaves an existing session of the same id alone and keeps its own in memory", async () => {
    const factory = new IDBFactory();
    const first = await begun(openPage(factory));
    await first.ticks.settle(first.store.append(entriesOf(1, 3)));
    const twin = openPage(factory);
    const answer = await twin.ticks.settle(twin.store.begin(headerOf("one", 5)));
    expect(answer).toEqual({ tag: "memory", seq: 0, code: "taken" });
    expect(await twin.ticks.settle(twin.store.append([entryOf(1)]))).toMatchObject({
      tag: "memory",
    });
    expect(await openPage(factory).parsed("one")).toMatchObject({ entries: entriesOf(1, 3) });
  });

  it("survives callbacks that throw, and starts a second session", async () => {
    const fail = () => {
      throw new Error("broken callback");
    };
    const page = await begun(openPage(new IDBFactory(), { onTrouble: fail, needSnapshot: fail }));
    expect(await page.ticks.settle(page.store.append([entryOf(2)]))).toMatchObject({ tag: "lost" });
    await begun(page, "two");
    await page.ticks.settle(page.store.append([entryOf(1)]));
    await page.ticks.settle(page.store.close());
    expect(await page.parsed("two")).toMatchObject({ entries: [entryOf(1)] });
  });
});
