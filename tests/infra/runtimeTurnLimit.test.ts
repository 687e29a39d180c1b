import { filter, map, mergeMap, range } from "rxjs";
import { describe, expect, it } from "vitest";
import { mostEntriesOfTurn } from "../../src/infra/runtime/turnLimit.ts";
import {
  type BellEpic,
  BellEchoed,
  BellPulled,
  BellRang,
  lineOf,
  ringing,
  SilenceBell,
} from "./runtimeKit.ts";

/** Answers its own event. */
const endless: BellEpic = {
  name: "endless",
  run: (deps) => deps.on(BellPulled, BellRang).pipe(map(() => BellRang({ by: "endless" }))),
};
const quiet: BellEpic = {
  name: "quiet",
  run: (deps) => deps.on(BellPulled).pipe(map(() => BellEchoed({ by: "quiet" }))),
};
/** Emits `count` events for each pull. */
const many = (count: number): BellEpic => ({
  name: "many",
  run: (deps) =>
    deps
      .on(BellPulled)
      .pipe(mergeMap(() => range(count).pipe(map(() => BellEchoed({ by: "many" }))))),
});
const pulled = BellPulled({ times: 1 });

describe("a turn that would never end", () => {
  it("is cut, and the epic that feeds itself is named and stopped", () => {
    const { log, input } = ringing([endless, quiet]);
    input(pulled);
    expect(log.slice(1, 5).map(lineOf)).toEqual([
      "2 BellPulled <-",
      "3 BellRang <2 epic:endless",
      "4 BellEchoed <2 epic:quiet",
      "5 BellRang <3 epic:endless",
    ]);
    const last = mostEntriesOfTurn + 1;
    expect(log.slice(last).map(lineOf)).toEqual([
      `${last + 1} TurnCut <${last} engine:turn`,
      `${last + 2} EpicCrashed <${last + 1} epic:endless`,
    ]);
    expect(log[last]?.data).toEqual({ entries: mostEntriesOfTurn, by: "epic:endless" });
    expect(log[last + 1]?.data).toEqual({ epic: "endless", message: "TurnTooLong" });
    input(pulled);
    expect(log.slice(last + 2).map(({ type }) => type)).toEqual(["BellPulled", "BellEchoed"]);
  });

  it("ends when two epics answer each other, as soon as one of them is stopped", () => {
    const toEcho: BellEpic = {
      name: "toEcho",
      run: (deps) => deps.on(BellPulled, BellRang).pipe(map(() => BellEchoed({ by: "toEcho" }))),
    };
    const toRing: BellEpic = {
      name: "toRing",
      run: (deps) => deps.on(BellEchoed).pipe(map(() => BellRang({ by: "toRing" }))),
    };
    const { log, input } = ringing([toEcho, toRing]);
    input(pulled);
    const crashed = log.filter(({ type }) => type === "EpicCrashed");
    expect(crashed).toHaveLength(1);
    expect(log.length).toBeLessThan(mostEntriesOfTurn + 10);
  });

  it("of a guard ends with what keeps the player safe", () => {
    const guard: BellEpic = { ...endless, isGuard: true };
    const { log, input, engine } = ringing([guard], { onGuardLost: () => SilenceBell({}) });
    input(pulled);
    expect(log.slice(-4).map(({ type }) => type)).toEqual([
      "TurnCut",
      "EpicCrashed",
      "SilenceBell",
      "BellSilenced",
    ]);
    expect(engine.state.bell.isSilent).toBe(true);
  });

  it("starts with a normal turn before it and one after it that are not counted together", () => {
    const once = many(mostEntriesOfTurn - 1);
    const { log, input } = ringing([once]);
    for (let turn = 0; turn < 3; turn += 1) input(pulled);
    expect(log.filter(({ type }) => type === "TurnCut")).toEqual([]);
    expect(log).toHaveLength(1 + 3 * mostEntriesOfTurn);
  });

  it("is one with a single entry more than the limit", () => {
    const { log, input } = ringing([many(mostEntriesOfTurn)]);
    input(pulled);
    expect(log.slice(-2).map(({ type }) => type)).toEqual(["TurnCut", "EpicCrashed"]);
    expect(log).toHaveLength(1 + mostEntriesOfTurn + 2);
  });

  it("is cut again in a later turn when another epic does the same", () => {
    const later: BellEpic = {
      name: "later",
      run: (deps) =>
        deps.on(BellPulled, BellRang).pipe(
          filter(({ data }) => ("times" in data ? data.times === 2 : data.by === "later")),
          map(() => BellRang({ by: "later" })),
        ),
    };
    const { log, input } = ringing([endless, later]);
    input(pulled);
    input(BellPulled({ times: 2 }));
    const cut = log.flatMap(({ type, data }) => (type === "TurnCut" ? [data] : []));
    expect(cut).toMatchObject([{ by: "epic:endless" }, { by: "epic:later" }]);
  });
});
