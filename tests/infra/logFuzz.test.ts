import { describe, expect, it } from "vitest";
import { withKeptRests } from "../../src/infra/log/keptRests.ts";
import type { WriteOutcome } from "../../src/infra/log/trouble.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { createFaultyFactory, type Fault } from "./logFaults.ts";
import { createRandom, entryOf, headerOf, openPage, rowsOnDisk } from "./logKit.ts";

const openFaults: readonly Fault[] = ["open-throws", "open-never-answers"];
const transactionFaults: readonly Fault[] = [
  "closing",
  "connection-lost",
  "abort-without-error",
  "quota",
  "committed-but-aborted",
  "committed-in-silence",
];

/** Left: the page writes at once, and the browser drops what it has under way. */
type Ending = "flushed" | "killed" | "left";
type Schedule = { readonly budgetBytes: number; readonly ending: Ending; readonly wipes: number };

/** How many schedules with a kill; `LOG_SCHEDULES=10000` for a long look. The seeds are counted from 1. */
const schedules = Number(process.env["LOG_SCHEDULES"] ?? 1000);

const leavings = Math.ceil(schedules * 0.4);

/** Runs one seeded schedule of writes under faults, and checks what the next page finds. */
async function run(seed: number, { budgetBytes, ending, wipes }: Schedule) {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] ?? null;
  const faultRate = random() * 0.5;
  const faulty = createFaultyFactory();
  let lastSeq = 0;
  const page = openPage(faulty.factory, {
    budgetBytes,
    batchMs: 200,
    restMs: 2000,
    // Some pack all the time, some never.
    partBytes: 200 + random() * 4000,
    needSnapshot: () => {
      if (lastSeq > 0) void page.store.snapshot(lastSeq, { after: lastSeq });
    },
  });
  const local = new MemoryStorage();
  const log = withKeptRests(page.store, local);
  faulty.choose = (where) => {
    if (random() >= faultRate) return null;
    return pick(where === "open" ? openFaults : transactionFaults);
  };
  const answers: WriteOutcome[] = [];
  const receive = (answer: Promise<WriteOutcome>) => void answer.then((kept) => answers.push(kept));
  void log.begin(headerOf("one"));
  const writes = 5 + Math.floor(random() * 26);
  let faults = 0;
  // A second tab writes its own visit into the same database.
  const tab = openPage(faulty.factory, { budgetBytes: ample, partBytes: 300 });
  const answersOfTab: WriteOutcome[] = [];
  let lastOfTab = 0;
  if (wipes === 0) void tab.store.begin(headerOf("two"));
  for (let write = 0; write < writes; write += 1) {
    const entries = [];
    const count = 1 + Math.floor(random() * 3);
    for (let i = 0; i < count; i += 1) entries.push(entryOf(lastSeq + i + 1));
    lastSeq += count;
    receive(log.append(entries, { strict: random() < 0.3 }));
    if (random() < 0.1) void log.flush();
    if (wipes === 0 && random() < 0.3) {
      lastOfTab += 1;
      const entry = entryOf(lastOfTab);
      void tab.store
        .append([entry], { strict: random() < 0.5 })
        .then((kept) => answersOfTab.push(kept));
      await tab.ticks.advance(random() * 300);
    }
    if (random() < wipes) {
      faults += 1;
      void faulty.wipe();
    }
    if (random() < 0.6) await page.ticks.advance(random() * (random() < 0.1 ? 8000 : 300));
  }
  if (ending === "left") {
    faulty.choose = () => "abort-without-error";
    void log.flush();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
  }
  faulty.choose = () => null;
  if (ending === "flushed") {
    await page.ticks.advance(8000);
    lastSeq += 1;
    receive(log.append([entryOf(lastSeq)], { strict: true }));
    await page.ticks.advance(8000);
    // A snapshot requested for the last entries may still be pending.
    await page.ticks.settle(log.flush());
  }
  const received = [...answers];
  const receivedByTab = [...answersOfTab];
  const next = openPage(faulty.factory);
  await next.ticks.settle(withKeptRests(next.store, local).begin(headerOf("next")));
  const found = await next.parsed("one");
  const foundOfTab = await openPage(faulty.factory).parsed("two");
  if (lastOfTab > 0)
    check(seed, { found: foundOfTab, received: receivedByTab, lastSeq: lastOfTab, writes: 0 });
  const rows = found === null ? [] : await rowsOnDisk(faulty.factory, "one");
  return { found, received, lastSeq, writes, faults, isPacked: rows.some((row) => row.isPacked) };
}

function check(
  seed: number,
  {
    found,
    received,
    lastSeq,
    writes,
  }: Pick<Awaited<ReturnType<typeof run>>, "found" | "received" | "lastSeq" | "writes">,
) {
  const stored = received.filter((kept) => kept.tag === "stored").map((kept) => kept.seq);
  const highest = Math.max(0, ...stored);
  const where = `seed ${seed}`;
  if (found === null) {
    expect(highest, where).toBe(0);
    return { writes, highest, from: 0 };
  }
  if (found.tag === "bad") throw new Error(`${where}: ${found.message}`);
  const from = found.snapshot?.seq ?? 0;
  const to = from + found.entries.length;
  expect(found.entries, where).toEqual(found.entries.map((_, i) => entryOf(from + i + 1)));
  if (from > 0) expect(found.snapshot?.state, where).toEqual({ after: from });
  expect(found.brokenSums, where).toEqual([{ line: (from > 0 ? 3 : 2) + to - from, seq: to + 1 }]);
  expect(to, where).toBeGreaterThanOrEqual(highest);
  expect(to, where).toBeLessThanOrEqual(lastSeq);
  return { writes, highest, from };
}

async function fuzz(seeds: number, firstSeed: number, schedule: Schedule) {
  let stored = 0;
  let trimmed = 0;
  let packed = 0;
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    const result = await run(seed, schedule);
    const { highest, from } = check(seed, result);
    if (schedule.ending === "flushed") {
      expect(result.received.length, `seed ${seed}`).toBe(result.writes + 1);
    }
    stored += highest > 0 ? 1 : 0;
    trimmed += from > 0 ? 1 : 0;
    packed += result.isPacked ? 1 : 0;
  }
  return { stored, trimmed, packed };
}

const ample = 1_000_000;
const scarce = 3000;

describe("the log under seeded faults", () => {
  it(`loses, doubles or reorders no acknowledged entry of two tabs in ${schedules} schedules with a kill`, async () => {
    const killed = { budgetBytes: ample, ending: "killed", wipes: 0 } as const;
    const { stored, packed } = await fuzz(schedules, 1, killed);
    expect(stored).toBeGreaterThan(schedules / 2);
    expect(packed).toBeGreaterThan(schedules / 10);
  }, 1_200_000);

  it(`has all entries of a visit that was stored once, in ${leavings} schedules whose page is left during its writes`, async () => {
    const left = { budgetBytes: ample, ending: "left", wipes: 0 } as const;
    let kept = 0;
    for (let seed = 20_001; seed <= 20_000 + leavings; seed += 1) {
      const result = await run(seed, left);
      const { highest } = check(seed, result);
      if (highest === 0) continue;
      expect(result.found?.tag === "ok" && result.found.entries.length, `seed ${seed}`).toBe(
        result.lastSeq,
      );
      kept += highest < result.lastSeq ? 1 : 0;
    }
    expect(kept).toBeGreaterThan(leavings / 4);
  }, 1_200_000);

  it("has all entries in the end in 400 schedules with the database deleted in between", async () => {
    for (let seed = 5001; seed <= 5400; seed += 1) {
      const result = await run(seed, { budgetBytes: ample, ending: "flushed", wipes: 0.05 });
      check(seed, result);
      expect(result.found?.tag === "ok" && result.found.entries.length, `seed ${seed}`).toBe(
        result.lastSeq,
      );
      expect(result.received.length, `seed ${seed}`).toBe(result.writes + 1);
    }
  }, 120_000);

  it("starts at a snapshot and has no hole in 400 schedules within a small budget", async () => {
    const { stored, trimmed } = await fuzz(400, 9001, {
      budgetBytes: scarce,
      ending: "flushed",
      wipes: 0.02,
    });
    expect(stored).toBeGreaterThan(300);
    expect(trimmed).toBeGreaterThan(100);
  }, 120_000);
});
