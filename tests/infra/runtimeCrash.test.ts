import { map, mergeMap, throwError, timer } from "rxjs";
import { describe, expect, it } from "vitest";
import {
  type BellEpic,
  BellEchoed,
  BellPulled,
  BellRang,
  lineOf,
  ringing,
  SilenceBell,
} from "./runtimeKit.ts";

const ring: BellEpic = {
  name: "ring",
  run: (deps) => deps.on(BellPulled).pipe(map(() => BellRang({ by: "ring" }))),
};
const breaking: BellEpic = {
  name: "breaking",
  run: (deps) =>
    deps.on(BellPulled).pipe(
      map(({ data }) => {
        if (data.times === 2) throw new Error("two is one too many");
        return BellEchoed({ by: "breaking" });
      }),
    ),
};

describe("a crash", () => {
  it("of an epic is an event, and the others keep running", () => {
    const { log, input } = ringing([breaking, ring]);
    for (const times of [1, 2, 1]) input(BellPulled({ times }));
    expect(log.slice(1).map(lineOf)).toEqual([
      "2 BellPulled <-",
      "3 BellEchoed <2 epic:breaking",
      "4 BellRang <2 epic:ring",
      "5 BellPulled <-",
      "6 EpicCrashed <5 epic:breaking",
      "7 BellRang <5 epic:ring",
      "8 BellPulled <-",
      "9 BellRang <8 epic:ring",
    ]);
    expect(log[5]?.data).toEqual({ epic: "breaking", message: "Error" });
  });

  it("of an epic at its very start is an event too", () => {
    const stillborn: BellEpic = {
      name: "stillborn",
      run: () => {
        throw new Error("no breath");
      },
    };
    const failing: BellEpic = { name: "failing", run: () => throwError(() => new Error("fell")) };
    const { log, input } = ringing([stillborn, failing, ring]);
    input(BellPulled({ times: 1 }));
    expect(log.map(lineOf)).toEqual([
      "1 BellStarted <-",
      "2 EpicCrashed <1 epic:stillborn",
      "3 EpicCrashed <1 epic:failing",
      "4 BellPulled <-",
      "5 BellRang <4 epic:ring",
    ]);
  });

  it("of a guard triggers what keeps the player safe", () => {
    const guard: BellEpic = { ...breaking, isGuard: true };
    const { log, input, engine } = ringing([guard], { onGuardLost: () => SilenceBell({}) });
    input(BellPulled({ times: 2 }));
    expect(log.slice(2).map(lineOf)).toEqual([
      "3 EpicCrashed <2 epic:breaking",
      "4 SilenceBell <2 epic:breaking",
      "5 BellSilenced <4 decider:SilenceBell",
    ]);
    expect(engine.state.bell.isSilent).toBe(true);
  });

  it("of an epic that guards nothing ends nothing", () => {
    const { input, engine } = ringing([breaking], { onGuardLost: () => SilenceBell({}) });
    input(BellPulled({ times: 2 }));
    expect(engine.state.bell.isSilent).toBe(false);
  });

  it("of a fold keeps its slice as it was and is recorded; the other slices continue", () => {
    const { log, input, engine } = ringing([ring]);
    input(BellPulled({ times: 13 }));
    expect(engine.state).toEqual({
      bell: { rung: 1, pulled: 0, isSilent: false },
      gauge: { seen: 1 },
    });
    expect(log.slice(1).map(lineOf)).toEqual([
      "2 BellPulled <-",
      "3 FoldCrashed <2 fold:bell",
      "4 BellRang <2 epic:ring",
    ]);
    expect(log[2]?.data).toEqual({ slice: "bell", culprit: 2, message: "Error" });
  });

  it("of an epic cancels its timers", () => {
    const busy: BellEpic = {
      name: "busy",
      run: (deps) =>
        deps
          .on(BellPulled)
          .pipe(
            mergeMap(({ data }) =>
              data.times === 1
                ? timer(1_000, deps.clock.rule("RING")).pipe(map(() => BellRang({ by: "busy" })))
                : throwError(() => new Error("enough")),
            ),
          ),
    };
    const { log, input } = ringing([busy]);
    input(BellPulled({ times: 1 }));
    input(BellPulled({ times: 2 }));
    expect(log.slice(2).map(lineOf)).toEqual([
      "3 TimerArmed <2 epic:busy",
      "4 BellPulled <-",
      "5 EpicCrashed <4 epic:busy",
      "6 TimerCancelled <4 epic:busy",
    ]);
  });
});
