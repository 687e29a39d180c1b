import { config, from, map, mergeMap, of } from "rxjs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Engine } from "../../src/infra/runtime/engine.ts";
import {
  type Bell,
  BellEchoed,
  type BellEpic,
  bellOptions,
  BellPulled,
  BellRang,
  BellSilenced,
  BellStarted,
  lineOf,
  RingBell,
  ringing,
  SilenceBell,
  typesOf,
} from "./runtimeKit.ts";

const ring: BellEpic = {
  name: "ring",
  run: (deps) => deps.on(BellPulled).pipe(map(() => BellRang({ by: "ring" }))),
};
const echo: BellEpic = {
  name: "echo",
  run: (deps) => deps.on(BellRang).pipe(map(({ data }) => BellEchoed({ by: data.by }))),
};

/** A port that answers the first entry before the start is over. */
function ringingWithEagerPort(): readonly string[] {
  const seen: string[] = [];
  const engine = new Engine<Bell>({
    ...bellOptions([ring]),
    onEntry: ({ type }) => {
      seen.push(type);
      if (type === "BellStarted") engine.input(BellPulled({ times: 1 }), 1_000);
    },
  });
  engine.start(BellStarted({}), 1_000);
  return seen;
}

afterEach(() => {
  config.onUnhandledError = null;
});

describe("the queue of the engine", () => {
  it("puts what an epic emits behind its cause, breadth first", () => {
    const again: BellEpic = {
      name: "again",
      run: (deps) =>
        deps.on(BellPulled).pipe(mergeMap(() => of(BellRang({ by: "a" }), BellRang({ by: "b" })))),
    };
    const { log, input } = ringing([again, echo]);
    input(BellPulled({ times: 1 }));
    expect(log.map(lineOf)).toEqual([
      "1 BellStarted <-",
      "2 BellPulled <-",
      "3 BellRang <2 epic:again",
      "4 BellRang <2 epic:again",
      "5 BellEchoed <3 epic:echo",
      "6 BellEchoed <4 epic:echo",
    ]);
  });

  it("puts the events of a command right behind it, before what was already waiting", () => {
    const both: BellEpic = {
      name: "both",
      run: (deps) =>
        deps.on(BellPulled).pipe(mergeMap(() => of(RingBell({ times: 2 }), BellSilenced({})))),
    };
    const { log, input } = ringing([both]);
    input(BellPulled({ times: 1 }));
    expect(log.slice(2).map(lineOf)).toEqual([
      "3 RingBell <2 epic:both",
      "4 BellRang <3 decider:RingBell",
      "5 BellRang <3 decider:RingBell",
      "6 BellSilenced <2 epic:both",
    ]);
  });

  it("decides each command on the state after all previous ones", () => {
    const { log, input } = ringing([]);
    input(SilenceBell({}));
    input(RingBell({ times: 1 }));
    expect(log.at(-1)).toMatchObject({
      type: "CommandRefused",
      data: { command: "RingBell", code: "bell_silent" },
      cause: 4,
      by: "decider:RingBell",
    });
  });

  it("advances the state before an epic receives the event", () => {
    const seen: number[] = [];
    const look: BellEpic = {
      name: "look",
      run: (deps) =>
        deps.on(BellRang).pipe(
          mergeMap(() => {
            seen.push(deps.state().bell.rung);
            return of();
          }),
        ),
    };
    const { input } = ringing([look]);
    input(RingBell({ times: 3 }));
    expect(seen).toEqual([1, 2, 3]);
  });

  it("makes an input that arrives during a turn wait for its end", () => {
    const seen: string[] = [];
    const { input } = ringing([ring, echo], {
      onEntry: ({ type }) => {
        seen.push(type);
        if (seen.length === 3) input(BellPulled({ times: 2 }), 2_000);
      },
    });
    input(BellPulled({ times: 1 }));
    expect(seen.slice(1)).toEqual([
      "BellPulled",
      "BellRang",
      "BellEchoed",
      "BellPulled",
      "BellRang",
      "BellEchoed",
    ]);
  });

  it("keeps the order of inputs, even of one that a listener of the turn sends", () => {
    const { engine, log, input } = ringing([]);
    const received: number[] = [];
    engine.turn$.subscribe(({ bell }) => {
      if (bell.pulled === 1) input(BellPulled({ times: 10 }));
    });
    engine.turn$.subscribe(({ bell }) => received.push(bell.pulled));
    input(BellPulled({ times: 1 }));
    expect(typesOf(log)).toEqual(["BellStarted", "BellPulled", "BellPulled"]);
    expect(received).toEqual([1, 11]);
  });

  it("starts each epic once, even when the start itself brings an input", () => {
    expect(ringingWithEagerPort()).toEqual(["BellStarted", "BellPulled", "BellRang"]);
  });

  it("gives every entry of a turn the time of its input", () => {
    const { log, input } = ringing([ring, echo]);
    input(BellPulled({ times: 1 }), 5_000);
    expect(log.slice(1).map(({ at }) => at)).toEqual([5_000, 5_000, 5_000]);
  });

  it("records a random draw where it was made, and gives it to the epic", () => {
    const draw: BellEpic = {
      name: "draw",
      run: (deps) => deps.on(BellPulled).pipe(map(() => BellRang({ by: deps.uuid() }))),
    };
    const { log, input } = ringing([draw]);
    input(BellPulled({ times: 1 }));
    expect(log.slice(2).map(lineOf)).toEqual([
      "3 RandomDrawn <2 epic:draw",
      "4 BellRang <2 epic:draw",
    ]);
    expect(log.at(-1)?.data).toEqual({ by: "draw-1" });
  });

  it("refuses an emission outside a turn, naming the epic", async () => {
    const onUnhandledError = vi.fn();
    config.onUnhandledError = onUnhandledError;
    const promise: BellEpic = {
      name: "promise",
      run: () => from(Promise.resolve(BellRang({ by: "nowhere" }))),
    };
    const { log } = ringing([promise]);
    await vi.waitFor(() => expect(onUnhandledError).toHaveBeenCalled());
    expect(String(onUnhandledError.mock.calls[0]?.[0])).toContain(
      "epic:promise emitted BellRang outside a turn",
    );
    expect(typesOf(log)).toEqual(["BellStarted"]);
  });

  it("refuses a command whose decider threw, and continues", () => {
    const { log, input } = ringing([ring]);
    input(RingBell({ times: -1 }));
    input(BellPulled({ times: 1 }));
    expect(typesOf(log)).toEqual([
      "BellStarted",
      "RingBell",
      "CommandRefused",
      "BellPulled",
      "BellRang",
    ]);
    expect(log[2]?.data).toEqual({ command: "RingBell", code: "crashed_Error" });
  });
});
