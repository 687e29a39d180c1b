import { app } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { definitions, type Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { plainState } from "../../src/events/plainState.ts";
import { hashOf } from "../../src/events/stateHash.ts";
import { logLines } from "../kit/logLines.ts";
import { serialise, serialiseSnapshot, splitSum } from "../../src/infra/log/line.ts";
import { changesBetween, isSameJson } from "../../src/infra/replay/difference.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import { importLog } from "../../src/infra/replay/import.ts";
import { snapshotOf } from "../../src/events/snapshot.ts";
import { snapshotOfPlain, stateFrom } from "../../src/infra/replay/snapshot.ts";
import { createRandom, parseLines } from "../infra/logKit.ts";
import { replayedApp, fileLines, fromLines, good, storyHeader } from "./replayKit.ts";
import { placeALiveBet } from "./visits.ts";
import { wander } from "./wander.ts";

const log = fromLines(fileLines(wander(5, 150).entries));

/** From the very beginning, without a snapshot in between. */
const foldedUpTo = (seq: number): State =>
  log.entries.slice(0, seq).reduce(
    (state, entry) =>
      app.root.fold(state, entry, (slice, error) => {
        throw new Error(`${slice}: ${String(error)}`);
      }),
    stateFrom(snapshotOf(app.root.initial)),
  );

describe("fold replay", () => {
  it("seeks to the state that folding from the start produces, in any order", () => {
    const random = createRandom(8);
    const replay = createFoldReplay(log, replayedApp.root);
    expect(replay.lastSeq).toBeGreaterThan(700);
    for (let times = 0; times < 40; times += 1) {
      const seq = Math.floor(random() * (replay.lastSeq + 1));
      expect(hashOf(replay.stateAt(seq))).toBe(hashOf(foldedUpTo(seq)));
    }
    for (const seq of [0, 255, 256, 257, 512, replay.lastSeq]) {
      expect(hashOf(replay.stateAt(seq))).toBe(hashOf(foldedUpTo(seq)));
    }
  });

  it("returns states that share no mutable data", () => {
    const replay = createFoldReplay(log, replayedApp.root);
    const seq = replay.lastSeq;
    const hash = hashOf(replay.stateAt(seq));
    const mine = replay.stateAt(seq);
    const [slot] = [...mine.sports.tables.outcomes.entries()][0] ?? [0];
    mine.sports.tables.outcomes.delete(slot);
    expect(hashOf(mine)).not.toBe(hash);
    expect(hashOf(replay.stateAt(seq))).toBe(hash);
  });

  it("refuses a seq beyond the end of the log", () => {
    const replay = createFoldReplay(log, replayedApp.root);
    for (const seq of [-1, 1.5, Number.NaN, replay.lastSeq + 1]) {
      expect(() => replay.stateAt(seq)).toThrow(RangeError);
    }
  });

  it("checks the state hash that the visit recorded", () => {
    const entries = placeALiveBet();
    const equal = createFoldReplay(fromLines(fileLines(entries)), replayedApp.root).run();
    expect(equal.hashChecks).toHaveLength(1);
    expect(equal.hashChecks[0]?.replayed).toBe(equal.hashChecks[0]?.recorded);
    const others = entries.filter(({ type }) => type !== "AmountChanged");
    const without = others.map((entry, index) => ({ ...entry, seq: index + 1, cause: null }));
    const [check] = createFoldReplay(fromLines(fileLines(without)), replayedApp.root).run()
      .hashChecks;
    expect(check?.recorded).toBe(equal.hashChecks[0]?.recorded);
    expect(check?.replayed).not.toBe(check?.recorded);
  });

  it("reports a fold that threw in replay but not in the visit", () => {
    const spoilt = log.entries.map((entry) =>
      entry.type === "BetAdded" ? { ...entry, data: { bet: null } } : entry,
    );
    const added = spoilt.find(({ type }) => type === "BetAdded");
    const { newCrashes } = createFoldReplay({ ...log, entries: spoilt }, replayedApp.root).run();
    expect(newCrashes[0]).toMatchObject({ seq: added?.seq, slice: "coupon" });
    const crash = { slice: "coupon", culprit: added?.seq, message: "" };
    const received = spoilt.map((entry, index) =>
      spoilt[index - 1] === added ? { ...entry, type: "FoldCrashed", data: crash } : entry,
    );
    const rest = createFoldReplay({ ...log, entries: received }, replayedApp.root).run().newCrashes;
    expect(rest.map(({ seq }) => seq)).not.toContain(added?.seq);
  });
});

/** A log as the store trims it: the state after entry `seq` replaces all earlier entries. */
function trimmedLines(entries: readonly Entry[], seq: number): readonly string[] {
  const [header = "", ...lines] = [...logLines(storyHeader, entries)];
  const replaced = lines[seq - 1] ?? "";
  const state = plainState(
    createFoldReplay(fromLines(fileLines(entries)), replayedApp.root).stateAt(seq),
  );
  const at = entries[seq - 1]?.at ?? 0;
  const chain = splitSum(replaced)?.sum ?? "";
  return [header, serialiseSnapshot({ seq, at, state }, chain, header), ...lines.slice(seq)];
}

describe("a trimmed log", () => {
  const entries = placeALiveBet();
  const reading = good(parseLines(trimmedLines(entries, 120)));
  const trimmed = importLog(reading, definitions);

  it("continues from the snapshot it starts with", () => {
    expect(trimmed).toMatchObject({ baseSeq: 120, damaged: [] });
    const replay = createFoldReplay(trimmed, replayedApp.root);
    const fullReplay = createFoldReplay(fromLines(fileLines(entries)), replayedApp.root);
    for (const seq of [120, 121, 160, entries.length]) {
      expect(hashOf(replay.stateAt(seq))).toBe(hashOf(fullReplay.stateAt(seq)));
    }
    expect(() => replay.stateAt(119)).toThrow(RangeError);
    const [check] = replay.run().hashChecks;
    expect(check?.replayed).toBe(check?.recorded);
  });

  const sound = Object(reading.snapshot?.state) as Record<string, unknown>;
  const sports = Object(sound["sports"]) as Record<string, unknown>;
  const withTables = (tables: unknown) => ({ ...sound, sports: { ...sports, tables } });
  const base = { games: 0, markets: 0, outcomes: 0 };
  it.each([
    ["no state", null, "state"],
    ["a list", [], "state"],
    ["a slice missing", { ...sound, coupon: undefined }, "coupon"],
    ["a slice of another kind", { ...sound, notifications: {} }, "notifications"],
    ["a field missing", { ...sound, coupon: { bets: [] } }, "coupon.addedAtByBetId"],
    ["no tables", withTables(undefined), "sports.tables"],
    [
      "a base that is not an id",
      withTables({ base: { ...base, games: 0.5 } }),
      "sports.tables.base",
    ],
    ["rows missing", withTables({ base, games: {} }), "sports.tables.markets"],
    [
      "a slot beyond the end",
      withTables({ base, games: { 999999999: { id: 1 } } }),
      "sports.tables.games",
    ],
    ["a row that is not a record", withTables({ base, games: { 1: [] } }), "sports.tables.games"],
  ])("is damaged when the snapshot has %s", (_what, state, path) => {
    const read = snapshotOfPlain(state);
    expect(read).toMatchObject({ tag: "bad" });
    expect(read.tag === "bad" && read.reason).toContain(`${path}: `);
  });
});

describe("importing a log", () => {
  const [first, second] = placeALiveBet() as readonly [Entry, Entry];
  const importing = (...entries: readonly Entry[]) => fromLines(fileLines(entries));

  it("keeps entries of unknown types, and names them", () => {
    const later = { ...second, by: "epic:later", type: "FromTheFuture", v: 1 };
    const imported = importing(first, later, { ...later, seq: 3 }, { ...second, seq: 4, v: 9 });
    expect(imported.unknown).toEqual([
      { type: "FromTheFuture", v: 1, count: 2, firstSeq: 2 },
      { type: second.type, v: 9, count: 1, firstSeq: 4 },
    ]);
    expect(imported.entries).toHaveLength(4);
    const onlyFirst = createFoldReplay(importing(first), replayedApp.root).run();
    expect(createFoldReplay(imported, replayedApp.root).run().hash).toBe(onlyFirst.hash);
  });

  it("reports data that its codec refuses, and does not fold it", () => {
    const imported = importing(first, {
      ...second,
      type: "BetAdded",
      v: 1,
      data: { bet: { market: 1 } },
    });
    expect(imported.damaged).toMatchObject([{ seq: 2, type: "BetAdded" }]);
    expect(imported.damaged[0]?.reason).toContain("bet");
    const { hash, newCrashes } = createFoldReplay(imported, replayedApp.root).run();
    expect({ hash, newCrashes }).toEqual({
      hash: createFoldReplay(importing(first), replayedApp.root).run().hash,
      newCrashes: [],
    });
  });

  it("accepts a log whose lines are chained one by one like the writer's", () => {
    const header = [...logLines(storyHeader, [])][0] ?? "";
    const line = serialise(first, splitSum(header)?.sum ?? "");
    expect(good(parseLines([header, line])).entries).toEqual([JSON.parse(JSON.stringify(first))]);
  });
});

describe("changes between two values", () => {
  it("are listed by path, with the values before and after", () => {
    const before = { a: 1, list: [1, { b: 2 }], gone: null, same: { x: [1] } };
    const after = { a: 2, list: [1, { b: 3 }, 4], same: { x: [1] }, more: { y: 1 } };
    expect(changesBetween(before, after, 99)).toEqual([
      { path: "a", before: 1, after: 2 },
      { path: "list.1.b", before: 2, after: 3 },
      { path: "list.2", before: undefined, after: 4 },
      { path: "gone", before: null, after: undefined },
      { path: "more", before: undefined, after: { y: 1 } },
    ]);
    expect(changesBetween(before, after, 2)).toHaveLength(2);
  });

  it("are compared as JSON", () => {
    const same: readonly (readonly [unknown, unknown])[] = [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [{ a: undefined }, {}],
      [{}, { a: undefined }],
      [Number.NaN, null],
      [-0, 0],
    ];
    for (const [a, b] of same) expect(isSameJson(a, b)).toBe(true);
    const different: readonly (readonly [unknown, unknown])[] = [
      [[], {}],
      [{ a: null }, {}],
      [
        [1, 2],
        [2, 1],
      ],
      ["1", 1],
      [{ a: undefined }, { a: 1 }],
    ];
    for (const [a, b] of different)
      expect(changesBetween(a, b, 9)).toHaveLength(
        isSameJson(a, b) ? 0 : changesBetween(b, a, 9).length,
      );
    for (const [a, b] of different) expect(isSameJson(a, b)).toBe(false);
  });
});
