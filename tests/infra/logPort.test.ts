import { expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { TabShown } from "../../src/events/shell/events.ts";
import {
  LogSaved,
  LogSaveFailed,
  LogSaveRequested,
  LogHealed,
  LogTroubled,
} from "../../src/events/report/events.ts";
import { createStateHasher } from "../../src/infra/log/stateHashes.ts";
import type { LogEntry } from "../../src/infra/log/line.ts";
import type { LogStore } from "../../src/infra/log/store.ts";
import {
  type LogExport,
  type LogModule,
  LogPort,
  type LogPortOptions,
} from "../../src/infra/ports/log.ts";
import { app } from "../kit/app.ts";
import { headerOf } from "./logKit.ts";

/** A log in memory that keeps one line for each entry. */
function logModule(): LogModule {
  const lines: string[] = [];
  const kept = () => Promise.resolve({ tag: "stored", seq: 1 } as const);
  const store: LogStore = {
    begin: kept,
    append: (entries) => {
      lines.push(...entries.map(({ type }) => type));
      return kept();
    },
    snapshot: kept,
    flush: kept,
    sessions: () => Promise.resolve([]),
    read: () => Promise.resolve(lines),
    remove: () => Promise.resolve(true),
    addEnded: () => Promise.resolve(),
    rest: () => null,
    addRest: () => Promise.resolve(true),
    clear: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
  return { open: () => store, createStateHasher };
}

const offline = () => Promise.reject(new Error("offline"));
const packing = (): Promise<LogExport> =>
  Promise.resolve({
    visits: offline,
    summary: offline,
    pack: async (store, chosen) => ({
      name: `${chosen?.join("+") ?? "all"}.gz`,
      bytes: new Uint8Array(3),
      lines: (await store.read("abcdefgh-1"))?.length ?? 0,
    }),
  });
const settled = () => new Promise((done) => setImmediate(done));

/** What a port is given where a test says nothing else. */
const given: LogPortOptions = {
  header: headerOf("abcdefgh-1"),
  load: () => Promise.resolve(logModule()),
  loadExport: packing,
  report: () => {},
  initial: app.root.initial,
  settle: () => {},
  snapshot: () => ({ seq: 0, state: {} }),
  reveal: () => undefined,
  keep: () => {},
  elapsedMs: () => 0,
  pause: () => Promise.resolve(),
  offer: () => {},
};

/** A log module whose store takes entries in this way. */
const appending = (append: LogStore["append"]) => (): Promise<LogModule> => {
  const module = logModule();
  return Promise.resolve({ ...module, open: (ask) => ({ ...module.open(ask), append }) });
};
const into = (kept: LogEntry[]) =>
  appending((entries) => {
    kept.push(...entries);
    return Promise.resolve({ tag: "stored", seq: 1 });
  });

/** A port with this log module, and what it has reported. */
function open(load: () => Promise<LogModule>, loadExport = packing) {
  const reported: Draft[] = [];
  const port = new LogPort({
    ...given,
    loadExport,
    load,
    report: (draft) => reported.push(draft),
  });
  const save = async () => {
    const { type, v, data } = LogSaveRequested({ hash: "h" });
    port.onEntry({ seq: 1, at: 0, type, v, data, cause: null }, app.root.initial);
    await settled();
  };
  return { port, reported, save };
}

it("reports that the log was saved, including entries from before its code loaded", async () => {
  const { reported, save } = open(() => Promise.resolve(logModule()));
  await save();
  expect(reported).toEqual([LogSaved({ lines: 1, bytes: 3 })]);
});

it("offers the file with the visits that the player chose, or with all", async () => {
  const offered: string[] = [];
  const port = new LogPort({
    ...given,
    offer: (name) => offered.push(name),
  });
  for (const visits of [["monday", "tuesday"], undefined]) {
    const { type, v, data } = LogSaveRequested({ hash: "h", ...(visits && { visits }) });
    port.onEntry({ seq: 1, at: 0, type, v, data, cause: null }, app.root.initial);
    await settled();
  }
  expect(offered).toEqual(["monday+tuesday.gz", "all.gz"]);
});

it("prepares entries in pieces of five milliseconds, those that come meanwhile at the end", async () => {
  const kept: LogEntry[] = [];
  let [now, pauses, goOn] = [0, 0, (): void => {}];
  const port = new LogPort({
    ...given,
    load: into(kept),
    // Two milliseconds for each entry, and for a pause.
    elapsedMs: () => (now += 2),
    pause: () => {
      pauses += 1;
      return new Promise((go) => (goOn = go));
    },
  });
  const { type, v, data } = LogHealed({});
  const enter = (seq: number) =>
    port.onEntry({ seq, at: 0, type, v, data, cause: null }, app.root.initial);
  for (const seq of [1, 2, 3, 4]) enter(seq);
  await settled();
  enter(5);
  // Before the first entry, and after three.
  for (const pause of [1, 2]) {
    expect([pauses, kept]).toEqual([pause, []]);
    goOn();
    await settled();
  }
  enter(6);
  expect(kept.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pauses).toBe(2);
});

it("says what each entry changed in the state, also of entries from before its code loaded", async () => {
  const kept: LogEntry[] = [];
  let state = app.root.initial;
  const port = new LogPort({
    ...given,
    load: into(kept),
  });
  const enter = (seq: number, { type, v, data }: Draft) => {
    const entry = { seq, at: 0, type, v, data, cause: null };
    state = app.root.fold(state, entry, () => {});
    port.onEntry(entry, state);
  };
  enter(1, LogTroubled({ code: "lost" }));
  enter(2, TabShown({}));
  await settled();
  enter(3, LogHealed({}));
  expect(kept.map(({ seq, state: hashes }) => [seq, Object.keys(hashes ?? {})])).toEqual([
    [1, ["report.trouble"]],
    [2, []],
    [3, ["report.trouble"]],
  ]);
});

it("keeps each entry beside the store until that has the start, and none after it", async () => {
  const kept: number[] = [];
  let storeStart = (): void => {};
  const stored = new Promise<void>((done) => (storeStart = done));
  const port = new LogPort({
    ...given,
    load: appending(() => stored.then(() => ({ tag: "stored", seq: 1 }))),
    keep: ({ seq }) => kept.push(seq),
  });
  const enter = (seq: number) => {
    const { type, v, data } = TabShown({});
    port.onEntry({ seq, at: 0, type, v, data, cause: null }, app.root.initial);
    return settled();
  };
  await enter(1);
  await enter(2);
  expect(kept).toEqual([1, 2]);
  storeStart();
  await settled();
  await enter(3);
  expect(kept).toEqual([1, 2]);
});

it("reports that it could not be saved when its file format does not load", async () => {
  const { reported, save } = open(() => Promise.resolve(logModule()), offline);
  await save();
  expect(reported).toEqual([LogSaveFailed({})]);
});

it("keeps entries while the log's code does not load, reports it once, and tries again on demand", async () => {
  let tries = 0;
  const { port, reported, save } = open(() => {
    tries += 1;
    return tries < 3 ? offline() : Promise.resolve(logModule());
  });
  await settled();
  expect(reported).toEqual([LogTroubled({ code: "notLoaded" })]);
  await save();
  expect(reported.slice(1)).toEqual([LogSaveFailed({})]);
  expect(await port.lines()).toEqual(["LogSaveRequested"]);
  expect(reported.slice(2)).toEqual([LogHealed({})]);
});

it.each([
  { codes: ["lost", "lost", "healed"], received: [LogTroubled({ code: "lost" }), LogHealed({})] },
  { codes: ["lost", "wiped", "healed"], received: [LogTroubled({ code: "lost" })] },
  { codes: ["trimmed", "dropped", "healed"], received: [] },
])(
  "reports a recovery only from trouble that lost nothing: $codes",
  async ({ codes, received }) => {
    const module = logModule();
    const { reported } = open(() =>
      Promise.resolve({
        createStateHasher,
        open(ask) {
          for (const code of codes) ask.onTrouble(code);
          return module.open(ask);
        },
      }),
    );
    await settled();
    expect(reported).toEqual(received);
  },
);
