import { map, merge, mergeMap, of, switchMap, take, timer } from "rxjs";
import { describe, expect, it } from "vitest";
import { TimerArmed, TimerFired } from "../../src/events/runtime/events.ts";
import { combineSlices, createSlice } from "../../src/events/slice.ts";
import {
  type Bell,
  BellEchoed,
  type BellEpic,
  BellPulled,
  BellRang,
  BellSilenced,
  lineOf,
  RingBell,
  ringing,
  SilenceBell,
  START_AT,
} from "./runtimeKit.ts";

/** Emits an echo for each value that `read` gives; `reads` counts how often it was asked. */
function following(
  read: (state: Bell) => unknown,
  isSame?: (previous: unknown, next: unknown) => boolean,
) {
  const asked = { reads: 0 };
  const counted = (state: Bell) => {
    asked.reads += 1;
    return read(state);
  };
  const epic: BellEpic = {
    name: "follow",
    run: (deps) =>
      deps.select(counted, isSame).pipe(map((value) => BellEchoed({ by: String(value) }))),
  };
  const { input, log } = ringing([epic]);
  const echoes = () => log.filter(BellEchoed.is).map(({ data }) => data.by);
  return { asked, input, echoes };
}

describe("a selection of an epic", () => {
  it("emits what it finds at the start, and then each new value", () => {
    const { input, echoes } = following(({ bell }) => bell.pulled);
    input(BellPulled({ times: 2 }));
    input(BellPulled({ times: 3 }));
    expect(echoes()).toEqual(["0", "2", "5"]);
  });

  it("does not emit a value that is still the same", () => {
    const { input, echoes } = following(({ bell }) => bell.pulled > 2);
    for (const times of [1, 1, 1, 1]) input(BellPulled({ times }));
    expect(echoes()).toEqual(["false", "true"]);
  });

  it("compares with the last value that it emitted, as it is told to", () => {
    const isSame = (previous: unknown, next: unknown) => Number(next) - Number(previous) < 3;
    const { input, echoes } = following(({ bell }) => bell.pulled, isSame);
    for (const times of [2, 2, 2]) input(BellPulled({ times }));
    expect(echoes()).toEqual(["0", "4"]);
  });

  it("is made again only when a slice has changed that it has read", () => {
    const { asked, input, echoes } = following(({ gauge }) => gauge.seen);
    input(RingBell({ times: 3 }));
    expect(asked.reads).toBe(1);
    input(BellPulled({ times: 1 }));
    expect(asked.reads).toBe(2);
    expect(echoes()).toEqual(["0", "1"]);
  });

  it("follows a slice that it reads only now and then", () => {
    const { input, echoes } = following(({ bell, gauge }) =>
      bell.isSilent ? gauge.seen : "aloud",
    );
    input(BellPulled({ times: 1 }));
    input(SilenceBell({}));
    input(BellPulled({ times: 1 }));
    expect(echoes()).toEqual(["aloud", "1", "2"]);
  });

  it("sees every slice of a state that it spreads", () => {
    const { input, echoes } = following((state) => JSON.stringify({ ...state }.gauge));
    input(BellPulled({ times: 1 }));
    expect(echoes()).toEqual(['{"seen":0}', '{"seen":1}']);
  });

  it("that begins with an entry sees the state after it, and emits that once", () => {
    const late: BellEpic = {
      name: "late",
      run: (deps) =>
        deps.on(BellPulled).pipe(
          take(1),
          switchMap(() => deps.select(({ bell }) => bell.pulled)),
          map((pulled) => BellEchoed({ by: String(pulled) })),
        ),
    };
    const { input, log } = ringing([late]);
    input(BellPulled({ times: 4 }));
    input(BellPulled({ times: 1 }));
    expect(log.filter(BellEchoed.is).map(({ data }) => data.by)).toEqual(["4", "5"]);
  });

  it("that has enough neither reads nor emits again", () => {
    let reads = 0;
    const once: BellEpic = {
      name: "once",
      run: (deps) =>
        deps
          .select(({ bell }) => {
            reads += 1;
            return bell.pulled;
          })
          .pipe(
            take(1),
            map(() => BellRang({ by: "once" })),
          ),
    };
    const { input, log } = ringing([once]);
    input(BellPulled({ times: 1 }));
    expect(reads).toBe(1);
    expect(log.filter(BellRang.is)).toHaveLength(1);
  });

  it("that throws crashes its epic, and no other", () => {
    const breaks: BellEpic = {
      name: "breaks",
      run: (deps) =>
        deps
          .select(({ bell }) => {
            if (bell.pulled > 1) throw new RangeError("too many");
            return bell.pulled;
          })
          .pipe(mergeMap(() => of(BellSilenced({})))),
    };
    const goesOn: BellEpic = {
      name: "goesOn",
      run: (deps) =>
        deps.select(({ gauge }) => gauge.seen).pipe(map(() => BellEchoed({ by: "goesOn" }))),
    };
    const { input, log } = ringing([breaks, goesOn]);
    input(BellPulled({ times: 2 }));
    input(BellPulled({ times: 2 }));
    expect(log.filter(({ type }) => type === "EpicCrashed").map(({ data }) => data)).toEqual([
      { epic: "breaks", message: "RangeError" },
    ]);
    expect(log.filter(BellEchoed.is)).toHaveLength(3);
  });

  it("emits in the order in which the epics began, whatever each of them follows", () => {
    const follow = (name: string, read: (state: Bell) => unknown): BellEpic => ({
      name,
      run: (deps) => deps.select(read).pipe(map(() => BellEchoed({ by: name }))),
    });
    const { input, log } = ringing([
      follow("gauge", ({ gauge }) => gauge.seen),
      follow("all", (state) => ({ ...state })),
      follow("bell", ({ bell }) => bell.pulled),
    ]);
    const before = log.length;
    input(BellPulled({ times: 1 }));
    expect(log.slice(before).map(lineOf)).toEqual([
      "5 BellPulled <-",
      "6 BellEchoed <5 epic:gauge",
      "7 BellEchoed <5 epic:all",
      "8 BellEchoed <5 epic:bell",
    ]);
  });

  it("is not made again for a timer that is armed or fires", () => {
    const armed = createSlice("gauge", { seen: 0 }).on(TimerArmed, ({ seen }) => ({
      seen: seen + 1,
    }));
    const root = combineSlices<Bell>([armed], {
      bell: { rung: 0, pulled: 0, isSilent: false },
      gauge: { seen: 0 },
    });
    let reads = 0;
    const waits: BellEpic = {
      name: "waits",
      run: (deps) =>
        merge(
          deps.select(({ gauge }) => {
            reads += 1;
            return gauge.seen;
          }),
          timer(10, deps.clock.rule("BELL")),
        ).pipe(map(() => BellSilenced({}))),
    };
    const { engine, log } = ringing([waits], { root });
    engine.fire(1, START_AT + 10);
    expect(engine.state.gauge.seen).toBe(1);
    expect(log.filter(TimerFired.is)).toHaveLength(1);
    expect(reads).toBe(1);
  });
});
