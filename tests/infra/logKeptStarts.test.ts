import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import type { LogHeader } from "../../src/infra/log/line.ts";
import { withKeptStarts } from "../../src/infra/log/keptStarts.ts";
import { ownedLog, type OwnerMark } from "../../src/infra/log/owner.ts";
import { keepStart, keptKeys } from "../../src/infra/ports/keptStart.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { entriesOf, entryOf, headerOf, openPage } from "./logKit.ts";

type Device = { readonly local: Storage; readonly factory: IDBFactory; mark: OwnerMark | null };
const device = (): Device => ({
  local: new MemoryStorage(),
  factory: new IDBFactory(),
  mark: null,
});

const hashing = (session: string): LogHeader => ({
  ...headerOf(session),
  version: 2,
  stateHashes: true,
});

/** A page whose log's code has not arrived: it keeps these entries, and ends. */
function beginning(on: Device, session: string, last: number): void {
  const keep = keepStart(on.local, hashing(session));
  for (const entry of entriesOf(1, last)) keep(entry);
}

/** A page whose log's code has arrived. */
function logged(on: Device, session: string) {
  const { store, ticks, parsed } = openPage(on.factory);
  const log = withKeptStarts(
    ownedLog({
      store,
      mark: { read: () => on.mark, write: (mark) => (on.mark = mark) },
      ownerOf: String,
      needSnapshot: () => {},
    }),
    on.local,
  );
  void log.begin(hashing(session));
  const append = (last: number) =>
    ticks.settle(log.append(entriesOf(1, last), { strict: true })).then(() => ticks.advance(200));
  const sessions = async () =>
    (await ticks.settle(log.sessions())).map((stored) => stored.session).sort();
  return { log, ticks, parsed, append, sessions };
}

const keysOf = ({ local }: Device) => keptKeys(local);

describe("what waits for the stored log", () => {
  it("is a visit of the next page, when its own page ended before the store was open", async () => {
    const on = device();
    beginning(on, "broken", 3);
    const next = logged(on, "next");
    await next.append(2);
    expect(await next.sessions()).toEqual(["broken-start", "next"]);
    const reading = await next.parsed("broken-start");
    expect(reading).toMatchObject({ tag: "ok", header: { session: "broken-start", version: 2 } });
    if (reading?.tag !== "ok") throw new Error("cannot be read");
    expect(reading.entries).toEqual(entriesOf(1, 3));
    // Their hashes of the state were never made, so the log must not say that it has them.
    expect(reading.header.stateHashes).toBeUndefined();
    expect(keysOf(on)).toEqual([]);
  });

  it("is kept entry by entry: what was there at the end of the page is all there", () => {
    const on = device();
    const keep = keepStart(on.local, hashing("killed"));
    expect(keysOf(on)).toHaveLength(1);
    keep(entryOf(1));
    expect(keysOf(on)).toEqual(["tl.start.killed.0", "tl.start.killed.1"]);
  });

  it("is forgotten as soon as the page has stored it itself", async () => {
    const on = device();
    beginning(on, "sound", 3);
    const page = logged(on, "sound");
    expect(keysOf(on)).toHaveLength(4);
    await page.append(3);
    expect(keysOf(on)).toEqual([]);
    expect(await page.sessions()).toEqual(["sound"]);
  });

  it("is no visit of its own when the page lives on in another tab and stores all of it", async () => {
    const on = device();
    beginning(on, "slow", 3);
    const other = logged(on, "other");
    await other.append(1);
    expect(await other.sessions()).toEqual(["other", "slow-start"]);
    const slow = logged(on, "slow");
    await slow.append(5);
    expect(await slow.sessions()).toEqual(["other", "slow"]);
  });

  it("is not stored twice when the page was killed right after it had stored it", async () => {
    const on = device();
    const killed = logged(on, "killed");
    await killed.append(3);
    beginning(on, "killed", 3);
    const next = logged(on, "next");
    await next.append(1);
    expect(await next.sessions()).toEqual(["killed", "next"]);
    expect(keysOf(on)).toEqual([]);
  });

  it("is a visit when the page ended before its store knew of more than the first entries", async () => {
    const on = device();
    const left = logged(on, "left");
    await left.append(3);
    beginning(on, "left", 5);
    const next = logged(on, "next");
    await next.append(1);
    expect(await next.sessions()).toEqual(["left", "left-start", "next"]);
    expect(await next.parsed("left-start")).toMatchObject({ tag: "ok", entries: entriesOf(1, 5) });
    expect(keysOf(on)).toEqual([]);
  });

  it("goes with the logs of a player whose day is over", async () => {
    const on = device();
    beginning(on, "hers", 3);
    on.mark = { owner: "1", until: headerOf("next").startedAt - 1 };
    const next = logged(on, "next");
    await next.append(1);
    expect(await next.sessions()).toEqual(["next"]);
    expect(keysOf(on)).toEqual([]);
  });

  it("ends before an entry that cannot be read", async () => {
    const on = device();
    beginning(on, "torn", 4);
    on.local.setItem("tl.start.torn.3", '{"seq":3,');
    const next = logged(on, "next");
    await next.append(1);
    expect(await next.parsed("torn-start")).toMatchObject({ entries: entriesOf(1, 2) });
    expect(keysOf(on)).toEqual([]);
  });

  it("is left out, and forgotten, without a header that can be read", async () => {
    const on = device();
    beginning(on, "headless", 2);
    on.local.setItem("tl.start.headless.0", "null");
    const next = logged(on, "next");
    await next.append(1);
    expect(await next.sessions()).toEqual(["next"]);
    expect(keysOf(on)).toEqual([]);
  });

  it("takes no more than its room, and of the starts of a page that never comes up the first five", () => {
    const on = device();
    const keep = keepStart(on.local, hashing("long"));
    keep(entryOf(1, "x".repeat(200_000)));
    keep(entryOf(2, "x".repeat(200_000)));
    keep(entryOf(3));
    expect(keysOf(on)).toEqual(["tl.start.long.0", "tl.start.long.1"]);
    for (const session of ["b", "c", "d", "e", "f", "g"]) beginning(on, session, 1);
    expect(keysOf(on).filter((key) => key.endsWith(".0"))).toHaveLength(5);
    expect(keysOf(on)).not.toContain("tl.start.f.1");
  });

  it("is not kept where storage is forbidden or full, and the page goes on", () => {
    expect(() => keepStart(null, hashing("none"))(entryOf(1))).not.toThrow();
    const full = new MemoryStorage();
    full.isFull = true;
    expect(() => keepStart(full, hashing("full"))(entryOf(1))).not.toThrow();
  });
});
