import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import type { Schedule } from "../../src/infra/log/heal.ts";
import type { LogEntry, LogHeader } from "../../src/infra/log/line.ts";
import { createLogParser, type LogReading } from "../../src/infra/log/parse.ts";
import { type LogStore, type LogStoreOptions, openLogStore } from "../../src/infra/log/store.ts";
import type { TroubleCode } from "../../src/infra/log/trouble.ts";

export const headerOf = (session: string, startedAt = 1_790_000_000_000): LogHeader => ({
  format: "touchline.log",
  version: 1,
  appVersion: "0.1.0",
  build: "abc1234",
  rulePack: "default",
  locale: "en",
  deviceClass: "phone",
  session,
  startedAt,
});

export const entryOf = (seq: number, data: unknown = { stake: seq }): LogEntry => ({
  seq,
  at: 1_790_000_000_000 + seq * 100,
  type: "StakeChanged",
  v: 1,
  data,
  cause: seq > 1 ? seq - 1 : null,
});

export const entriesOf = (first: number, last: number, data?: unknown): LogEntry[] =>
  Array.from({ length: last - first + 1 }, (_, i) => entryOf(first + i, data));

/** A seeded stream of numbers in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const tickMs = 25;

/** Virtual time driven by the event loop, so that IndexedDB and timers interleave reproducibly. */
function createTicks() {
  let nowMs = 0;
  let timers: { dueMs: number; run: () => void }[] = [];
  const schedule: Schedule = (delayMs, run) => {
    const timer = { dueMs: nowMs + delayMs, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  const tick = async () => {
    await new Promise((resume) => setImmediate(resume));
    nowMs += tickMs;
    const due = timers.filter((timer) => timer.dueMs <= nowMs);
    timers = timers.filter((timer) => timer.dueMs > nowMs);
    for (const timer of due) timer.run();
  };
  return {
    schedule,
    armed: () => timers.length,
    async advance(durationMs: number) {
      for (let passed = 0; passed < durationMs; passed += tickMs) await tick();
    },
    /**
     * Lets time pass until `promise` settles; a promise that never does is an error. Where nothing waits for the time,
     * none of the limit is used: unpacking takes as long as the machine needs.
     */
    async settle<T>(promise: Promise<T>, limitMs = 600_000): Promise<T> {
      let isSettled = false;
      promise.then(
        () => (isSettled = true),
        () => (isSettled = true),
      );
      for (let passed = 0; passed < limitMs; passed += timers.length > 0 ? tickMs : 0) {
        await tick();
        if (isSettled) return promise;
      }
      throw new Error(`not settled after ${limitMs} ms of virtual time`);
    },
  };
}

export type Page = {
  readonly store: LogStore;
  readonly ticks: ReturnType<typeof createTicks>;
  readonly troubles: TroubleCode[];
  /** Reads a session and parses its lines, as an export would. */
  readonly parsed: (session: string) => Promise<LogReading | null>;
};

/** One page over a database that may outlive it. */
export function openPage(
  factory: IDBFactory | undefined = new IDBFactory(),
  options: Partial<LogStoreOptions> = {},
): Page {
  const ticks = createTicks();
  const troubles: TroubleCode[] = [];
  const store = openLogStore({
    indexedDB: factory,
    name: "log",
    budgetBytes: 1_000_000,
    schedule: ticks.schedule,
    onTrouble: (code) => troubles.push(code),
    ...options,
  });
  const parsed = async (session: string) => {
    const lines = await ticks.settle(store.read(session));
    return lines === null ? null : parseLines(lines);
  };
  return { store, ticks, troubles, parsed };
}

export function parseLines(lines: readonly string[]): LogReading {
  const parser = createLogParser({ depth: 64 });
  for (const line of lines) {
    const fault = parser.push(line);
    if (fault !== null) return fault;
  }
  return parser.finish();
}

/** What a session takes on disk: characters of lines, bytes of packed rows. */
export async function sizeOnDisk(factory: IDBFactory, session: string): Promise<number> {
  const rows = await rowsOnDisk(factory, session);
  return rows.reduce((sum, { size }) => sum + size, 0);
}

/** The rows of a session, without its head; `isPacked` of those that are gzip'd. */
export async function rowsOnDisk(
  factory: IDBFactory,
  session: string,
): Promise<readonly { readonly isPacked: boolean; readonly size: number }[]> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error));
    });
  const db = await answer(factory.open("log"));
  const tx = db.transaction(["batches", "snapshots"]);
  const rows: readonly StoredRow[] = [
    ...(await answer(tx.objectStore("batches").getAll())),
    ...(await answer(tx.objectStore("snapshots").getAll())),
  ];
  db.close();
  return rows
    .filter((row) => row.session === session)
    .map(({ lines = [], line, packed }) => ({
      isPacked: packed !== undefined,
      size: [...lines, ...(line === undefined ? [] : [line])].reduce(
        (sum, text) => sum + text.length + 1,
        packed?.byteLength ?? 0,
      ),
    }));
}

type StoredRow = {
  readonly session: string;
  readonly lines?: readonly string[];
  readonly line?: string;
  readonly packed?: Uint8Array;
};
