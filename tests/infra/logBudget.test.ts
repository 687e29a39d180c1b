import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import { planBudget } from "../../src/infra/log/budget.ts";
import { entriesOf, entryOf, headerOf, openPage, sizeOnDisk } from "./logKit.ts";

const hourMs = 3_600_000;
const other = (session: string, bytes: number, hoursAgo: number) => ({
  session,
  bytes,
  touchedAt: -hoursAgo * hourMs,
});
const current = (bytes: number, ...snapshots: { seq: number; bytesBefore: number }[]) => ({
  bytes,
  touchedAt: 0,
  snapshots,
});

describe("the log budget", () => {
  it("keeps everything within the budget, to the byte", () => {
    const plan = planBudget({
      budgetBytes: 100,
      others: [other("a", 60, 1)],
      current: current(40),
    });
    expect(plan).toEqual({ drop: [], trimTo: null, isFull: false });
  });

  it("drops whole sessions, oldest first, and no more than necessary", () => {
    const others = [other("new", 30, 1), other("oldest", 20, 3), other("old", 25, 2)];
    const over = planBudget({ budgetBytes: 100, others, current: current(26) });
    expect(over.drop).toEqual(["oldest"]);
    expect(planBudget({ budgetBytes: 100, others, current: current(60) }).drop).toEqual([
      "oldest",
      "old",
    ]);
  });

  it("spares a session that may be live in another tab, and reserves half for the current one", () => {
    const others = [{ session: "live", bytes: 90, touchedAt: -59_000 }];
    const half = planBudget({ budgetBytes: 100, others, current: current(50) });
    expect(half).toEqual({ drop: [], trimTo: null, isFull: false });
    const more = planBudget({ budgetBytes: 100, others, current: current(51) });
    expect(more).toEqual({ drop: [], trimTo: null, isFull: true });
    const quiet = [{ session: "quiet", bytes: 90, touchedAt: -60_000 }];
    expect(planBudget({ budgetBytes: 100, others: quiet, current: current(51) }).drop).toEqual([
      "quiet",
    ]);
  });

  it("trims the current session to the first snapshot that leaves a quarter free", () => {
    const snapshots = [
      { seq: 5, bytesBefore: 20 },
      { seq: 9, bytesBefore: 26 },
      { seq: 12, bytesBefore: 60 },
    ];
    const plan = planBudget({ budgetBytes: 100, others: [], current: current(101, ...snapshots) });
    expect(plan).toEqual({ drop: [], trimTo: 9, isFull: false });
    const large = planBudget({ budgetBytes: 100, others: [], current: current(500, ...snapshots) });
    expect(large.trimTo).toBe(12);
  });
});

describe("the log store with a budget", () => {
  it("drops the oldest session and names it", async () => {
    const factory = new IDBFactory();
    for (const [index, session] of ["first", "second"].entries()) {
      const past = openPage(factory);
      await past.ticks.settle(past.store.begin(headerOf(session, 1000 + index)));
      await past.ticks.settle(
        past.store.append(entriesOf(1, 30).map((entry) => ({ ...entry, at: 2000 + index }))),
      );
    }
    const reader = openPage(factory);
    const before = await reader.ticks.settle(reader.store.sessions());
    const received: string[] = [];
    const page = openPage(factory, {
      // Room for these two, but not for a third one.
      budgetBytes: before.reduce((sum, { bytes }) => sum + bytes, 500),
      onTrouble: (code, message) => received.push(`${code}: ${message}`),
    });
    await page.ticks.settle(page.store.begin(headerOf("now")));
    await page.ticks.advance(2000);
    await page.ticks.settle(page.store.append(entriesOf(1, 5)));
    await page.ticks.advance(2000);
    expect(received).toEqual(["dropped: sessions removed to make room, oldest first: first"]);
    const left = await page.ticks.settle(page.store.sessions());
    expect(left.map(({ session }) => session)).toEqual(["second", "now"]);
    expect(await page.parsed("second")).toMatchObject({ entries: { length: 30 } });
  });

  it("keeps the newest part of a long session, starting with a snapshot, always within the budget", async () => {
    const factory = new IDBFactory();
    let lastSeq = 0;
    let asked = 0;
    const page = openPage(factory, {
      budgetBytes: 10_000,
      needSnapshot: () => {
        asked += 1;
        void page.store.snapshot(lastSeq, { after: lastSeq });
      },
    });
    await page.ticks.settle(page.store.begin(headerOf("one")));
    for (; lastSeq < 1000; ) {
      lastSeq += 1;
      await page.ticks.settle(page.store.append([entryOf(lastSeq)], { strict: lastSeq % 3 > 0 }));
    }
    await page.ticks.advance(1000);
    const later = openPage(factory);
    const [kept] = await later.ticks.settle(later.store.sessions());
    expect(kept).toMatchObject({ lastSeq: 1000, isTrimmed: true });
    expect(kept?.bytes).toBeLessThanOrEqual(10_000);
    expect(await sizeOnDisk(factory, "one")).toBeLessThanOrEqual(kept?.bytes ?? 0);
    const log = await later.parsed("one");
    const from = log?.tag === "ok" ? (log.snapshot?.seq ?? 0) : 0;
    expect(log).toMatchObject({ snapshot: { state: { after: from } } });
    expect(log?.tag === "ok" && log.entries).toEqual(entriesOf(from + 1, 1000));
    expect(asked).toBeGreaterThan(20);
    expect(new Set(page.troubles)).toEqual(new Set(["trimmed"]));
  });

  it("keeps the start of a session without a snapshot, refuses later entries and reports it once", async () => {
    const page = openPage(new IDBFactory(), { budgetBytes: 5000 });
    await page.ticks.settle(page.store.begin(headerOf("one")));
    let lost = 0;
    for (let seq = 1; seq <= 100; seq += 1) {
      const kept = await page.ticks.settle(page.store.append([entryOf(seq)], { strict: true }));
      lost += kept.tag === "lost" ? 1 : 0;
    }
    expect(page.troubles).toEqual(["full"]);
    expect(lost).toBeGreaterThan(40);
    expect(await page.parsed("one")).toMatchObject({ entries: entriesOf(1, 100 - lost) });
  });

  it("refuses a snapshot larger than a quarter of the budget", async () => {
    const page = openPage(new IDBFactory(), { budgetBytes: 5000 });
    await page.ticks.settle(page.store.begin(headerOf("one")));
    await page.ticks.settle(page.store.append([entryOf(1)], { strict: true }));
    const answer = await page.ticks.settle(page.store.snapshot(1, "x".repeat(1300)));
    expect(answer).toEqual({ tag: "lost", seq: 1, code: "bad-snapshot" });
  });
});
