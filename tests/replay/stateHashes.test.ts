import { describe, expect, it } from "vitest";
import type { State } from "../../src/events/index.ts";
import type { LogEntry } from "../../src/infra/log/line.ts";
import { type Verdict, verify } from "../../src/infra/replay/verify.ts";
import { fromLogEntries, replayedApp } from "./replayKit.ts";
import { wander } from "./wander.ts";

const visit: readonly LogEntry[] = wander(20, 50).logEntries;
const log = fromLogEntries(visit);

/** A build whose fold of one entry is wrong: `spoil` gets the states before and after it. */
type Spoil = (before: State, after: State) => State;

/** Replays the visit up to `seq`, whose fold is spoiled. */
function verifyWith(seq: number, spoil: Spoil) {
  const { root } = replayedApp;
  const cut = { entries: log.entries.slice(0, seq), recorded: log.recorded.slice(0, seq) };
  return verify(
    { ...log, ...cut },
    {
      ...replayedApp,
      root: {
        ...root,
        fold: (before, entry, onCrash) => {
          const after = root.fold(before, entry, onCrash);
          return entry.seq === seq ? spoil(before, after) : after;
        },
      },
    },
  );
}

/** The first entry of each type that changed each slice, by `type slice`. */
function changesOf(entries: readonly LogEntry[]) {
  const found = new Map<
    string,
    { seq: number; type: string; slice: keyof State; paths: string[] }
  >();
  for (const { seq, type, state = {} } of entries) {
    for (const path of Object.keys(state)) {
      const slice = path.split(".")[0] as keyof State;
      const key = `${type} ${slice}`;
      const change = found.get(key) ?? { seq, type, slice, paths: [] };
      if (change.seq === seq) change.paths.push(path);
      found.set(key, change);
    }
  }
  return [...found.values()];
}

describe("a log that says what each entry changed", () => {
  it("is reproduced, entries and state", () => {
    const verdict = verify(log, replayedApp);
    expect(verdict).toMatchObject({ difference: null, states: [], verifiedSeq: visit.length });
    expect(visit.filter(({ state }) => state !== undefined).length).toBeGreaterThan(100);
  });

  it.each([21, 22, 23])("is reproduced after a random visit, seed %i", (seed) => {
    const { logEntries } = wander(seed, 90);
    expect(verify(fromLogEntries(logEntries), replayedApp)).toMatchObject({
      difference: null,
      states: [],
    });
  });
});

describe("a wrong fold", () => {
  const changes = changesOf(visit).filter(({ slice }) => slice !== "sports");
  const expectFirst = (
    { states, difference }: Verdict,
    seq: number,
    slice: string,
    paths: readonly string[],
  ) => {
    // Others may follow from it.
    const own = states.slice(0, paths.length);
    expect(own.map(({ path }) => path)).toEqual(paths);
    for (const state of own) expect(state).toMatchObject({ seq, slice });
    expect(difference).toMatchObject({ seq, kind: "state", rule: `fold:${slice}` });
  };

  it("is named by slice, path and entry: one that leaves out what an event changes", () => {
    expect(new Set(changes.map(({ slice }) => slice)).size).toBeGreaterThan(15);
    expect(changes.length).toBeGreaterThan(40);
    for (const { seq, slice, paths } of changes) {
      const verdict = verifyWith(seq, (before, after) => ({ ...after, [slice]: before[slice] }));
      expectFirst(verdict, seq, slice, paths);
      expect(verdict.states[0]).toMatchObject({ replayed: null });
    }
  });

  it("is named by slice, path and entry: one that makes a number one too high", () => {
    let spoiled = 0;
    for (const { seq, slice } of changes) {
      let path: string | null = null;
      const verdict = verifyWith(seq, (_before, after) => {
        const result = oneMore(after[slice], [slice]);
        path = result?.path.join(".") ?? null;
        return result === null ? after : { ...after, [slice]: result.value };
      });
      if (path === null) continue;
      spoiled += 1;
      expect(verdict.states.length).toBeGreaterThan(0);
      expectFirst(verdict, seq, slice, [verdict.states[0]?.path ?? ""]);
      expect(isWithin(path, verdict.states[0]?.path ?? "")).toBe(true);
    }
    expect(spoiled).toBeGreaterThan(20);
  });

  it("is named by slice, path and entry: one that forgets one of the fields it changes", () => {
    let spoiled = 0;
    for (const { seq, slice, paths } of changes) {
      const [path = ""] = paths;
      const field = path.slice(slice.length + 1);
      if (paths.length < 2 || field.includes(".")) continue;
      const verdict = verifyWith(seq, (before, after) => ({
        ...after,
        [slice]: { ...after[slice], [field]: Reflect.get(before[slice], field) as unknown },
      }));
      spoiled += 1;
      expectFirst(verdict, seq, slice, [path]);
    }
    expect(spoiled).toBeGreaterThan(10);
  });

  it("of prices is named too", () => {
    const answered = visit.find(({ state = {} }) => "sports.tables.outcomes" in state);
    const seq = answered?.seq ?? 0;
    const verdict = verifyWith(seq, (_before, after) => {
      const { outcomes } = after.sports.tables;
      const [slot, outcome] = outcomes.entries().next().value ?? [];
      if (slot !== undefined && outcome !== undefined)
        outcomes.set(slot, { ...outcome, coef: outcome.coef + 1 });
      return after;
    });
    expectFirst(verdict, seq, "sports", ["sports.tables.outcomes"]);
  });
});

const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

type Spoiled = { readonly path: readonly string[]; readonly value: unknown } | null;

/** The value with its first number one higher; null if it has none. */
function oneMore(value: unknown, path: readonly string[]): Spoiled {
  if (typeof value === "number") return { path, value: value + 1 };
  if (typeof value !== "object" || value === null) return null;
  for (const key of Object.keys(value)) {
    const result = oneMore(Reflect.get(value, key), [...path, key]);
    if (result === null) continue;
    const copy: object = Array.isArray(value) ? [...value] : { ...value };
    Reflect.set(copy, key, result.value);
    return { path: result.path, value: copy };
  }
  return null;
}
