import { describe, expect, it } from "vitest";
import { plainState } from "../../src/events/plainState.ts";
import { type LogEntry, serialiseSnapshot, splitSum } from "../../src/infra/log/line.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { isInput } from "../../src/infra/replay/inputs.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { fileLines, fromLines, headerWithHashes, replayedApp } from "./replayKit.ts";
import { storyOfALiveBet } from "./visitOfTheGuide.ts";
import { wander } from "./wander.ts";

type Cut = (seq: number, entries?: readonly LogEntry[]) => ImportedLog;

/** Makes the log of a visit whose part up to an entry was dropped; `entries`: the visit as somebody altered it since. */
function cutter(whole: readonly LogEntry[]): Cut {
  const replay = createFoldReplay(fromLines(fileLines(whole, headerWithHashes)), replayedApp.root);
  return (seq, entries = whole) => {
    const lines = fileLines(entries, headerWithHashes);
    const [header = ""] = lines;
    const at = entries[seq - 1]?.at ?? 0;
    const state = JSON.parse(JSON.stringify(plainState(replay.stateAt(seq)))) as unknown;
    const chain = splitSum(lines[seq] ?? "")?.sum ?? "";
    const snapshot = serialiseSnapshot({ seq, at, state }, chain, header);
    return fromLines([header, snapshot, ...lines.slice(seq + 1)]);
  };
}

/** The page takes a snapshot between two turns. */
const turnEnds = (entries: readonly LogEntry[]): readonly number[] =>
  entries.flatMap((entry) => (entry.seq > 1 && isInput(entry) ? [entry.seq - 1] : []));

const visits: readonly (readonly [string, readonly LogEntry[]])[] = [
  ["a bet", storyOfALiveBet().logEntries],
  ["random visit 31", wander(31, 40).logEntries],
  ["random visit 35", wander(35, 40).logEntries],
];

describe("exact replay from a snapshot", () => {
  it.each(visits)("reproduces the rest of %s, wherever it is cut", (_name, entries) => {
    const cut = cutter(entries);
    const ends = turnEnds(entries);
    const some = ends.filter((_, index) => index % Math.ceil(ends.length / 12) === 0);
    for (const seq of some) {
      const { difference, states, verifiedSeq } = verify(cut(seq), replayedApp);
      expect({ seq, difference, states, verifiedSeq }).toEqual({
        ...{ seq, difference: null, states: [] },
        verifiedSeq: entries.length,
      });
    }
  });

  const [, entries] = visits[1] ?? ["", []];
  const cut = cutter(entries);
  const ends = turnEnds(entries);
  const middle = ends[Math.floor(ends.length / 3)] ?? 0;
  const later = entries.slice(middle);

  it("makes what deciders and folds make, and takes what epics make that ran before", () => {
    const { given, inputs } = verify(cut(middle), replayedApp);
    const taken = [...given.values()].reduce((sum, each) => sum + each, 0);
    const byEpics = later.filter(({ by = "" }) => by.startsWith("epic:"));
    expect([...given.keys()].every((by) => by.startsWith("epic:"))).toBe(true);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(byEpics.length);
    expect(inputs + taken).toBeLessThan(later.length);
  });

  it("begins with the next turn where the snapshot was taken in the middle of one", () => {
    const cutShort = entries.filter(({ seq, by }) => seq > 50 && by !== undefined);
    for (const { seq } of cutShort.filter((_, index) => index % 30 === 0))
      expect(verify(cut(seq - 1), replayedApp)).toMatchObject({ difference: null, states: [] });
  });

  it("runs the epics of domains that arrive later", () => {
    const arrival = entries.find(({ type }) => type === "DomainsArrived");
    const before = ends.findLast((seq) => seq < (arrival?.seq ?? 0)) ?? 0;
    const { given, difference } = verify(cut(before), replayedApp);
    const makers = new Set(entries.slice(before).map(({ by = "" }) => by));
    const made = [...makers].filter((by) => by.startsWith("epic:") && !given.has(by));
    expect(difference).toBeNull();
    expect(made.length).toBeGreaterThan(0);
  });

  it("names an entry of a decider that was altered, with all sums made anew", () => {
    const decided = later.filter(({ by = "" }) => by.startsWith("decider:"));
    expect(decided.length).toBeGreaterThan(5);
    for (const { seq } of decided.filter((_, index) => index % 5 === 0)) {
      const altered = entries.map((entry) =>
        entry.seq === seq ? { ...entry, data: { ...Object(entry.data), more: 1 } } : entry,
      );
      const { difference } = verify(cut(middle, altered), replayedApp);
      expect(difference).toMatchObject({ seq, kind: "different" });
    }
  });

  it("names an input that nothing waits for", () => {
    const fired = later.filter(({ type }) => type === "TimerFired");
    const { seq } = fired[0] ?? { seq: 0 };
    const altered = entries.map((entry) =>
      entry.seq === seq ? { ...entry, data: { ...Object(entry.data), timer: 99_999 } } : entry,
    );
    const { difference } = verify(cut(middle, altered), replayedApp);
    expect(difference).toMatchObject({ seq, kind: "input not possible" });
  });

  it("names a wrong fold by slice, path and entry", () => {
    const { root } = replayedApp;
    const changed = later.find(
      ({ by = "", state }) => by.startsWith("decider:") && state !== undefined,
    );
    const seq = changed?.seq ?? 0;
    const [path = ""] = Object.keys(changed?.state ?? {});
    const slice = path.split(".")[0] as keyof typeof root.initial;
    const { difference, states } = verify(cut(middle), {
      ...replayedApp,
      root: {
        ...root,
        fold: (before, entry, onCrash) => {
          const after = root.fold(before, entry, onCrash);
          return entry.seq === seq ? { ...after, [slice]: before[slice] } : after;
        },
      },
    });
    expect(states[0]).toMatchObject({ seq, slice });
    expect(difference).toMatchObject({ seq, kind: "state", rule: `fold:${slice}` });
  });
});
