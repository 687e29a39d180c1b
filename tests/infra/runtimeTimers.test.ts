import {
  debounceTime,
  interval,
  map,
  mergeMap,
  NEVER,
  of,
  switchMap,
  take,
  takeUntil,
  timeout,
  timer,
} from "rxjs";
import { describe, expect, it } from "vitest";
import {
  type BellEpic,
  BellEchoed,
  BellPulled,
  BellRang,
  lineOf,
  ringing,
  START_AT,
} from "./runtimeKit.ts";

/** Fires every timer in order of time until none is due at `until`. */
function runClock({ engine, log }: ReturnType<typeof ringing>, until: number): void {
  for (;;) {
    const armed = new Map<number, number>();
    for (const { type, data } of log) {
      const { timer: number, dueAt } = data as { readonly timer: number; readonly dueAt: number };
      if (type === "TimerArmed") armed.set(number, dueAt);
      if (type === "TimerFired" || type === "TimerCancelled") armed.delete(number);
    }
    const [first] = [...armed].sort(([one, a], [other, b]) => a - b || one - other);
    if (first === undefined || first[1] > until) return;
    engine.fire(first[0], first[1]);
  }
}

const rang = () => BellRang({ by: "timer" });
const ringsAt = ({ log }: ReturnType<typeof ringing>) =>
  log.filter(({ type }) => type === "BellRang").map(({ at }) => at - START_AT);

describe("timers as events", () => {
  it("arm, fire and point back to what armed them", () => {
    const once: BellEpic = {
      name: "once",
      run: (deps) =>
        deps
          .on(BellPulled)
          .pipe(switchMap(() => timer(500, deps.clock.rule("ONCE")).pipe(map(rang)))),
    };
    const bell = ringing([once]);
    bell.input(BellPulled({ times: 1 }), 2_000);
    expect(bell.log.at(-1)?.data).toEqual({ timer: 1, rule: "ONCE", delayMs: 500, dueAt: 2_500 });
    runClock(bell, 9_000);
    expect(bell.log.slice(1).map(lineOf)).toEqual([
      "2 BellPulled <-",
      "3 TimerArmed <2 epic:once",
      "4 TimerFired <3",
      "5 BellRang <4 epic:once",
    ]);
  });

  it("fire once: a number that is no longer armed is ignored", () => {
    const once: BellEpic = {
      name: "once",
      run: (deps) => timer(500, deps.clock.rule("ONCE")).pipe(map(rang)),
    };
    const { engine, log } = ringing([once]);
    engine.fire(1, 1_500);
    const { length } = log;
    engine.fire(1, 1_600);
    engine.fire(99, 1_600);
    expect(log.length).toBe(length);
  });

  it("re-arm themselves for an interval, each firing from the one before", () => {
    const heartbeat: BellEpic = {
      name: "beat",
      run: (deps) => interval(100, deps.clock.rule("BEAT")).pipe(take(3), map(rang)),
    };
    const bell = ringing([heartbeat]);
    runClock(bell, 9_000);
    expect(ringsAt(bell)).toEqual([100, 200, 300]);
    expect(bell.log.slice(1, 6).map(lineOf)).toEqual([
      "2 TimerArmed <1 epic:beat",
      "3 TimerFired <2",
      "4 BellRang <3 epic:beat",
      "5 TimerArmed <3 epic:beat",
      "6 TimerFired <5",
    ]);
    expect(bell.log.at(-1)?.type).toBe("BellRang");
  });

  it("are cancelled when nothing listens any more, and record it", () => {
    const hasty: BellEpic = {
      name: "hasty",
      run: (deps) =>
        timer(500, deps.clock.rule("HASTY")).pipe(map(rang), takeUntil(deps.on(BellPulled))),
    };
    const bell = ringing([hasty]);
    bell.input(BellPulled({ times: 1 }), 1_499);
    runClock(bell, 9_000);
    expect(bell.log.map(lineOf)).toEqual([
      "1 BellStarted <-",
      "2 TimerArmed <1 epic:hasty",
      "3 BellPulled <-",
      "4 TimerCancelled <3 epic:hasty",
    ]);
  });

  it("drive debounceTime", () => {
    const calm: BellEpic = {
      name: "calm",
      run: (deps) =>
        deps.on(BellPulled).pipe(debounceTime(100, deps.clock.rule("CALM")), map(rang)),
    };
    const bell = ringing([calm]);
    for (const at of [0, 60, 120, 400]) {
      runClock(bell, START_AT + at);
      bell.input(BellPulled({ times: 1 }), START_AT + at);
    }
    runClock(bell, 9_000);
    expect(ringsAt(bell)).toEqual([220, 500]);
  });

  it("drive timeout", () => {
    const patient: BellEpic = {
      name: "patient",
      run: (deps) =>
        deps.on(BellPulled).pipe(
          switchMap(() =>
            NEVER.pipe(
              timeout({
                first: 250,
                scheduler: deps.clock.rule("PATIENT"),
                with: () => of(BellEchoed({ by: "late" })),
              }),
            ),
          ),
        ),
    };
    const bell = ringing([patient]);
    bell.input(BellPulled({ times: 1 }));
    runClock(bell, 9_000);
    expect(bell.log.at(-1)).toMatchObject({ type: "BellEchoed", at: START_AT + 250 });
  });

  it("count delays of zero as timers too", () => {
    const soon: BellEpic = {
      name: "soon",
      run: (deps) => timer(0, deps.clock.rule("SOON")).pipe(map(rang)),
    };
    const bell = ringing([soon]);
    expect(ringsAt(bell)).toEqual([]);
    runClock(bell, START_AT);
    expect(ringsAt(bell)).toEqual([0]);
  });

  it("know no time except that of the input", () => {
    const stamp: BellEpic = {
      name: "stamp",
      run: (deps) =>
        deps.on(BellPulled).pipe(
          mergeMap(() => timer(50, deps.clock.rule("STAMP"))),
          map(() => BellRang({ by: String(deps.clock.now()) })),
        ),
    };
    const { engine, log, input } = ringing([stamp]);
    input(BellPulled({ times: 1 }), 7_000);
    engine.fire(1, 9_999);
    expect(log.at(-1)?.data).toEqual({ by: "9999" });
  });
});
