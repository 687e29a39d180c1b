import { describe, expect, it } from "vitest";
import { createFaultyFactory, type Fault } from "./logFaults.ts";
import { entriesOf, entryOf, headerOf, openPage } from "./logKit.ts";

const begun = async (
  faulty = createFaultyFactory(),
  options: Parameters<typeof openPage>[1] = {},
) => {
  const page = openPage(faulty.factory, options);
  await page.ticks.settle(page.store.begin(headerOf("one")));
  return { faulty, page };
};

/** The next opens or transactions meet these faults, in order; after that everything works. */
const strike = (faulty: ReturnType<typeof createFaultyFactory>, faults: readonly Fault[]) => {
  const remaining = [...faults];
  faulty.choose = (where) => {
    const isHere = remaining[0]?.startsWith("open-") === (where === "open");
    return isHere ? (remaining.shift() ?? null) : null;
  };
};

const transient: readonly Fault[][] = [
  ["closing"],
  ["connection-lost"],
  ["abort-without-error"],
  ["committed-but-aborted"],
  ["committed-in-silence"],
  ["connection-lost", "open-throws"],
  ["connection-lost", "open-never-answers"],
  ["closing", "abort-without-error"],
];

describe("the log healing itself", () => {
  it.each(transient)("still stores everything, once, after %s then %s", async (...faults) => {
    const { faulty, page } = await begun();
    await page.ticks.settle(page.store.append([entryOf(1)], { strict: true }));
    strike(faulty, faults);
    const answer = await page.ticks.settle(page.store.append([entryOf(2)], { strict: true }));
    expect(answer).toEqual({ tag: "stored", seq: 2 });
    faulty.choose = () => null;
    expect(await openPage(faulty.factory).parsed("one")).toMatchObject({
      entries: entriesOf(1, 2),
    });
  });

  it("drops a dead connection and opens a new one for the retry", async () => {
    const { faulty, page } = await begun();
    const before = faulty.opened();
    strike(faulty, ["closing"]);
    await page.ticks.settle(page.store.append([entryOf(1)], { strict: true }));
    expect(faulty.opened()).toBe(before + 1);
  });

  it("never reports a failed write as stored, makes a limited number of attempts, heals later", async () => {
    const { faulty, page } = await begun(createFaultyFactory(), { restMs: 30_000 });
    faulty.choose = (where) => (where === "transaction" ? "abort-without-error" : null);
    faulty.durabilities.length = 0;
    const answer = await page.ticks.settle(page.store.append([entryOf(1)], { strict: true }));
    expect(answer).toEqual({ tag: "memory", seq: 1, code: "lost" });
    expect(faulty.durabilities.length).toBe(3);
    expect(page.troubles).toEqual(["lost"]);
    const resting = await page.ticks.settle(page.store.append([entryOf(2)], { strict: true }));
    expect(resting).toEqual({ tag: "memory", seq: 2, code: "lost" });
    expect(faulty.durabilities.length).toBe(3);
    faulty.choose = () => null;
    await page.ticks.advance(31_000);
    expect(page.troubles).toEqual(["lost", "healed"]);
    expect(await openPage(faulty.factory).parsed("one")).toMatchObject({
      entries: entriesOf(1, 2),
    });
  });

  it("gives up for good after ten rests", async () => {
    const { faulty, page } = await begun();
    faulty.choose = (where) => (where === "transaction" ? "closing" : "open-throws");
    void page.store.append([entryOf(1)], { strict: true });
    await page.ticks.advance(1_000_000);
    const opened = faulty.opened();
    expect(page.ticks.armed()).toBe(0);
    await page.ticks.settle(page.store.append([entryOf(2)], { strict: true }));
    expect(faulty.opened()).toBe(opened);
    expect(page.troubles).toEqual(["lost"]);
  });

  it("uses memory where IndexedDB is missing, and can still be exported", async () => {
    const none = openPage(undefined, { indexedDB: undefined });
    expect(await none.ticks.settle(none.store.begin(headerOf("one")))).toEqual({
      tag: "memory",
      seq: 0,
      code: "unavailable",
    });
    await none.ticks.settle(none.store.append(entriesOf(1, 4)));
    expect(await none.parsed("one")).toMatchObject({ entries: entriesOf(1, 4) });
    expect(await none.ticks.settle(none.store.sessions())).toMatchObject([{ session: "one" }]);
    expect(await none.ticks.settle(none.store.clear())).toBe(false);
    expect(none.troubles).toEqual(["unavailable"]);
  });

  it.each(["SecurityError", "VersionError"])(
    "makes no further attempt after a %s",
    async (name) => {
      const faulty = createFaultyFactory();
      faulty.factory.open = () => {
        throw new DOMException("refused", name);
      };
      const { page } = await begun(faulty);
      expect(page.troubles).toEqual([name === "VersionError" ? "newer-database" : "unavailable"]);
      expect(page.ticks.armed()).toBe(0);
    },
  );

  it("settles when opening never completes, and leaves no connection behind", async () => {
    const faulty = createFaultyFactory();
    faulty.choose = (where) => (where === "open" ? "open-never-answers" : null);
    const { page } = await begun(faulty);
    expect(page.troubles).toEqual(["lost"]);
    await page.ticks.settle(faulty.wipe());
  });

  it("settles while another tab's frozen transaction holds the database", async () => {
    const { faulty, page } = await begun();
    const open = faulty.factory.open("log");
    const other = await page.ticks.settle(
      new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      }),
    );
    let isFrozen = true;
    const frozen = other.transaction(["sessions"], "readwrite").objectStore("sessions");
    const hold = () => {
      if (isFrozen) frozen.get("none").onsuccess = hold;
    };
    hold();
    const answer = await page.ticks.settle(page.store.append([entryOf(1)], { strict: true }));
    expect(answer).toMatchObject({ tag: "memory", seq: 1 });
    isFrozen = false;
    await page.ticks.advance(31_000);
    expect(await page.parsed("one")).toMatchObject({ entries: [entryOf(1)] });
  });

  it("writes everything again when the database was deleted in use", async () => {
    const { faulty, page } = await begun();
    await page.ticks.settle(page.store.append(entriesOf(1, 5), { strict: true }));
    await page.ticks.settle(page.store.append(entriesOf(6, 7), { strict: true }));
    await page.ticks.settle(faulty.wipe());
    const answer = await page.ticks.settle(page.store.append([entryOf(8)], { strict: true }));
    expect(answer).toEqual({ tag: "stored", seq: 8 });
    expect(await openPage(faulty.factory).parsed("one")).toMatchObject({
      entries: entriesOf(1, 8),
    });
  });

  it("reports entries that memory no longer has after a deletion, and asks for a snapshot", async () => {
    let asked = 0;
    const { faulty, page } = await begun(createFaultyFactory(), {
      budgetBytes: 6000,
      needSnapshot: () => (asked += 1),
    });
    for (let seq = 1; seq <= 30; seq += 1) {
      await page.ticks.settle(page.store.append([entryOf(seq)], { strict: true }));
    }
    await page.ticks.settle(faulty.wipe());
    const answer = await page.ticks.settle(page.store.append([entryOf(31)], { strict: true }));
    expect(answer).toEqual({ tag: "lost", seq: 31, code: "wiped" });
    const before = asked;
    void page.store.append([entryOf(32)]);
    await page.ticks.advance(25);
    expect(asked).toBe(before + 1);
    await page.ticks.settle(page.store.snapshot(32, { n: 32 }));
    await page.ticks.settle(page.store.append([entryOf(33)], { strict: true }));
    expect(await openPage(faulty.factory).parsed("one")).toMatchObject({
      snapshot: { seq: 32, state: { n: 32 } },
      entries: [entryOf(33)],
    });
  });

  it("makes room on a full disk: oldest sessions, then its own past, then memory", async () => {
    const faulty = createFaultyFactory();
    for (const [index, session] of ["oldest", "old"].entries()) {
      const past = openPage(faulty.factory);
      await past.ticks.settle(past.store.begin(headerOf(session, 1000 + index)));
    }
    const { page } = await begun(faulty);
    await page.ticks.settle(page.store.append(entriesOf(1, 3), { strict: true }));
    await page.ticks.settle(page.store.snapshot(3, { n: 3 }));
    const isWrite = () => faulty.durabilities.at(-1) === "strict";
    faulty.choose = (where) => (where === "transaction" && isWrite() ? "quota" : null);
    const answer = await page.ticks.settle(page.store.append([entryOf(4)], { strict: true }));
    expect(answer).toEqual({ tag: "memory", seq: 4, code: "quota" });
    expect(page.troubles).toEqual(["dropped", "dropped", "trimmed", "quota"]);
    expect(await page.parsed("one")).toMatchObject({ snapshot: { seq: 3 }, entries: [entryOf(4)] });
    faulty.choose = () => null;
    await page.ticks.advance(31_000);
    expect(page.troubles.at(-1)).toBe("healed");
    const later = openPage(faulty.factory);
    expect(await later.parsed("one")).toMatchObject({ entries: [entryOf(4)] });
    expect(await later.ticks.settle(later.store.sessions())).toHaveLength(1);
  });

  it("lets a newer build in another tab upgrade at once", async () => {
    const { faulty, page } = await begun();
    const open = new Promise<boolean>((resolve) => {
      const request = faulty.factory.open("log", 2);
      request.onblocked = () => resolve(false);
      request.onsuccess = () => resolve(true);
    });
    expect(await page.ticks.settle(open)).toBe(true);
    const answer = await page.ticks.settle(page.store.append([entryOf(1)], { strict: true }));
    expect(answer).toEqual({ tag: "memory", seq: 1, code: "newer-database" });
  });

  it("answers reads from memory when the disk does not respond", async () => {
    const { faulty, page } = await begun();
    await page.ticks.settle(page.store.append(entriesOf(1, 3), { strict: true }));
    faulty.choose = (where) => (where === "open" ? "open-throws" : "closing");
    expect(await page.parsed("one")).toMatchObject({ entries: entriesOf(1, 3) });
    expect(await page.ticks.settle(page.store.read("other"))).toBeNull();
  });
});
