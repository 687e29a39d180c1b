import { describe, expect, it } from "vitest";
import { withKeptRests } from "../../src/infra/log/keptRests.ts";
import { linesLength } from "../../src/infra/log/line.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { createFaultyFactory } from "./logFaults.ts";
import { entriesOf, entryOf, headerOf, openPage } from "./logKit.ts";

const device = () => ({ local: new MemoryStorage(), faulty: createFaultyFactory() });
type Device = ReturnType<typeof device>;

const keysOf = ({ local }: Device) =>
  Array.from({ length: local.length }, (_, index) => local.key(index));

function pageOn({ local, faulty }: Device, session: string) {
  const { store, ticks, parsed } = openPage(faulty.factory, { restMs: 60_000_000 });
  const log = withKeptRests(store, local);
  const begun = log.begin(headerOf(session));
  const entriesIn = async (visit: string) => {
    const reading = await parsed(visit);
    if (reading?.tag !== "ok") throw new Error(`${visit} cannot be read`);
    return reading.entries;
  };
  return { log, ticks, entriesIn, begun: () => ticks.settle(begun) };
}

/** A page that has stored three entries, has taken three more, and is left; its last writes do not come through. */
async function leave(on: Device, session: string) {
  const page = pageOn(on, session);
  await page.ticks.settle(page.log.append(entriesOf(1, 3), { strict: true }));
  on.faulty.choose = () => "abort-without-error";
  void page.log.append([entryOf(4)], { strict: true });
  void page.log.append(entriesOf(5, 6));
  void page.log.flush();
  // Nothing of this page goes on; its requests are dropped by the browser.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
  on.faulty.choose = () => null;
  return page;
}

describe("what was not stored when its page was left", () => {
  it("is in the same visit, for the next page", async () => {
    const on = device();
    await leave(on, "left");
    expect(keysOf(on)).toEqual(["tl.rest.left"]);
    const next = pageOn(on, "next");
    await next.begun();
    expect(await next.entriesIn("left")).toEqual(entriesOf(1, 6));
    expect(keysOf(on)).toEqual([]);
    const [left] = await next.ticks.settle(next.log.sessions());
    const lines = (await next.ticks.settle(next.log.read("left"))) ?? [];
    expect(left).toMatchObject({ session: "left", lastSeq: 6, touchedAt: entryOf(6).at });
    expect(left?.bytes).toBe(linesLength(lines));
  });

  it("is not added twice when the writes came through after all", async () => {
    const on = device();
    const page = pageOn(on, "left");
    await page.ticks.settle(page.log.append(entriesOf(1, 3), { strict: true }));
    void page.log.append(entriesOf(4, 6));
    const flushed = page.log.flush();
    expect(keysOf(on)).toEqual(["tl.rest.left"]);
    const kept = on.local.getItem("tl.rest.left") ?? "";
    await page.ticks.settle(flushed);
    on.local.setItem("tl.rest.left", kept);
    const next = pageOn(on, "next");
    await next.begun();
    expect(await next.entriesIn("left")).toEqual(entriesOf(1, 6));
    expect(keysOf(on)).toEqual([]);
  });

  it("continues what came through of it", async () => {
    const on = device();
    const page = pageOn(on, "left");
    await page.ticks.settle(page.log.append(entriesOf(1, 3), { strict: true }));
    void page.log.append([entryOf(4)], { strict: true });
    void page.log.append(entriesOf(5, 6));
    void page.log.flush();
    const kept = JSON.parse(on.local.getItem("tl.rest.left") ?? "") as { batches: unknown[] };
    expect(kept.batches.length).toBeGreaterThan(1);
    await page.ticks.advance(500);
    void page.log.append([entryOf(7)]);
    on.faulty.choose = () => "abort-without-error";
    void page.log.flush();
    const rest = JSON.parse(on.local.getItem("tl.rest.left") ?? "") as { batches: unknown[] };
    on.faulty.choose = () => null;
    const all = { ...rest, batches: [...kept.batches, ...rest.batches] };
    on.local.setItem("tl.rest.left", JSON.stringify(all));
    const next = pageOn(on, "next");
    await next.begun();
    expect(await next.entriesIn("left")).toEqual(entriesOf(1, 7));
  });

  it("is forgotten as soon as it is stored", async () => {
    const on = device();
    const page = pageOn(on, "sound");
    await page.ticks.settle(page.log.append(entriesOf(1, 3), { strict: true }));
    void page.log.append(entriesOf(4, 5));
    const flushed = page.log.flush();
    expect(keysOf(on)).toEqual(["tl.rest.sound"]);
    await page.ticks.settle(flushed);
    expect(keysOf(on)).toEqual([]);
  });

  it("is written in the same rows by a page that lives on in another tab", async () => {
    const on = device();
    const page = await leave(on, "hidden");
    const other = pageOn(on, "other");
    await other.begun();
    await page.ticks.settle(page.log.append([entryOf(7)], { strict: true }));
    expect(await other.entriesIn("hidden")).toEqual(entriesOf(1, 7));
  });

  it("does not bring back a visit that was removed, nor those of a player who has logged out", async () => {
    for (const end of ["remove", "clear", "elsewhere"] as const) {
      const on = device();
      const page = await leave(on, "left");
      if (end === "remove") void page.log.remove("left");
      if (end === "clear") void page.log.clear();
      expect(keysOf(on)).toEqual(end === "elsewhere" ? ["tl.rest.left"] : []);
      const next = pageOn(on, "next");
      if (end === "elsewhere") await next.ticks.settle(next.log.remove("left"));
      await next.begun();
      await next.ticks.advance(200);
      if (end === "elsewhere") expect(await next.ticks.settle(next.log.read("left"))).toBeNull();
      expect(keysOf(on)).toEqual([]);
    }
  });

  it("is left out where it does not continue what is stored, or cannot be read", async () => {
    const on = device();
    await leave(on, "left");
    const kept = JSON.parse(on.local.getItem("tl.rest.left") ?? "") as { batches: object[] };
    for (const text of [
      JSON.stringify({ ...kept, batches: kept.batches.slice(1) }),
      JSON.stringify({ ...kept, life: 7 }),
      JSON.stringify({ ...kept, batches: [] }),
      "{",
      "null",
    ]) {
      on.local.setItem("tl.rest.left", text);
      const next = pageOn(on, `after ${text.length}`);
      await next.begun();
      expect(await next.entriesIn("left"), text).toEqual(entriesOf(1, 3));
      expect(keysOf(on), text).toEqual([]);
    }
  });

  it("stays where it is while no database takes it, of five pages at most", async () => {
    const on = device();
    await leave(on, "left");
    const kept = on.local.getItem("tl.rest.left") ?? "";
    for (const session of ["b", "c", "d", "e"])
      on.local.setItem(`tl.rest.${session}`, kept.replaceAll("left", session));
    on.faulty.choose = () => "quota";
    const refused = pageOn(on, "refused");
    await refused.begun();
    expect(keysOf(on)).toHaveLength(5);
    await leave(on, "sixth");
    expect(keysOf(on)).not.toContain("tl.rest.sixth");
    const next = pageOn(on, "next");
    await next.begun();
    expect(await next.entriesIn("left")).toEqual(entriesOf(1, 6));
    expect(keysOf(on)).toEqual([]);
  });

  it("is not kept where storage is full or forbidden, or there is too much of it; the page goes on", async () => {
    const on = device();
    on.local.isFull = true;
    await leave(on, "full");
    expect(keysOf(on)).toEqual([]);
    const forbidden = pageOn({ ...on, local: null as never }, "forbidden");
    await forbidden.begun();
    void forbidden.log.append([entryOf(1)]);
    expect(await forbidden.ticks.settle(forbidden.log.flush())).toMatchObject({ tag: "stored" });
    on.local.isFull = false;
    const long = pageOn(on, "long");
    await long.begun();
    void long.log.append([entryOf(1, "x".repeat(300_000))]);
    void long.log.flush();
    expect(keysOf(on)).toEqual([]);
  });
});
