import { isRight } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { filter, map, merge, mergeMap, switchMap, takeUntil } from "rxjs";
import { describe, expect, it } from "vitest";
import { defineSessionCall, type Entry } from "../../src/events/define.ts";
import { closedSite } from "../../src/events/slice.ts";
import { shape } from "../../src/codec/codec.ts";
import { Engine } from "../../src/infra/runtime/engine.ts";
import {
  AskBell,
  type Bell,
  type BellEpic,
  BellPulled,
  BellRang,
  BellStarted,
  bellOptions,
  lineOf,
  ringing,
  typesOf,
} from "./runtimeKit.ts";

const asking: BellEpic = {
  name: "asking",
  run: (deps) =>
    deps.on(BellPulled).pipe(
      switchMap(({ data }) => deps.call(AskBell, { what: String(data.times) })),
      map((result) => BellRang({ by: isRight(result) ? result.right.tone : result.left.tag })),
    ),
};
const answer = (call: number, tone: string) =>
  AskBell.answered({ call, ask: { what: "1" }, body: { tone } });
const failure = (call: number) =>
  AskBell.failed({ call, ask: { what: "1" }, error: { tag: "offline" } });

describe("calls as events", () => {
  it("are asked by the epic, answered by an input, and the answer points back to the question", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(answer(1, "deep"));
    expect(log.slice(1).map(lineOf)).toEqual([
      "2 BellPulled <-",
      "3 AskBellAsked <2 epic:asking",
      "4 AskBellAnswered <3",
      "5 BellRang <4 epic:asking",
    ]);
    expect(log[2]?.data).toEqual({ call: 1, ask: { what: "1" } });
    expect(log[4]?.data).toEqual({ by: "deep" });
  });

  it("return a failure as a value, not as an error", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(failure(1));
    expect(log.at(-1)).toMatchObject({ type: "BellRang", data: { by: "offline" } });
  });

  it("are cancelled when nobody waits, and a late answer adds no entry", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(BellPulled({ times: 2 }));
    input(answer(1, "late"));
    expect(log.slice(3).map(lineOf)).toEqual([
      "4 BellPulled <-",
      "5 CallCancelled <4 epic:asking",
      "6 AskBellAsked <4 epic:asking",
    ]);
    input(answer(2, "in time"));
    expect(log.at(-1)?.data).toEqual({ by: "in time" });
  });

  it("are answered once", () => {
    const { log, input } = ringing([asking]);
    input(BellPulled({ times: 1 }));
    input(answer(1, "one"));
    input(answer(1, "two"));
    expect(typesOf(log).filter((type) => type === "AskBellAnswered")).toHaveLength(1);
    expect(typesOf(log).filter((type) => type === "BellRang")).toHaveLength(1);
  });

  it("are ignored when cancelled in the turn in which the answer arrived", () => {
    const log: Entry[] = [];
    const engine: Engine<Bell> = new Engine<Bell>({
      ...bellOptions([asking]),
      onEntry: (entry) => {
        log.push(entry);
        // The answer is in the inbox before the epic has dropped its question.
        if (BellPulled.is(entry) && entry.data.times === 2) engine.input(answer(1, "late"), 2_000);
      },
    });
    engine.start(BellStarted({}), 1_000);
    engine.input(BellPulled({ times: 1 }), 1_000);
    engine.input(BellPulled({ times: 2 }), 2_000);
    expect(typesOf(log)).not.toContain("AskBellAnswered");
    expect(typesOf(log)).toContain("CallCancelled");
  });

  it("keep the answers of two questions apart", () => {
    const both: BellEpic = {
      name: "both",
      run: (deps) =>
        deps.on(BellPulled).pipe(
          switchMap(() =>
            merge(deps.call(AskBell, { what: "a" }), deps.call(AskBell, { what: "b" })),
          ),
          map((result) => BellRang({ by: isRight(result) ? result.right.tone : "none" })),
        ),
    };
    const { log, input } = ringing([both]);
    input(BellPulled({ times: 1 }));
    input(answer(2, "second"));
    input(answer(1, "first"));
    expect(log.filter(({ type }) => type === "BellRang").map(({ data }) => data)).toEqual([
      { by: "second" },
      { by: "first" },
    ]);
  });
});

describe("calls of a session", () => {
  const AskEntry = defineSessionCall("AskDoor", 1, shape({}), shape({ isOpen: t.boolean }));
  /** Asks both at the first pull, and echoes the answers. */
  const asksBoth: BellEpic = {
    name: "asksBoth",
    run: (deps) =>
      deps.on(BellPulled).pipe(
        filter(({ data }) => data.times === 1),
        mergeMap(() =>
          merge(
            deps
              .call(AskEntry, {})
              .pipe(map((result) => BellRang({ by: isRight(result) ? "door" : result.left.tag }))),
            deps.call(AskBell, { what: "1" }).pipe(map(() => BellRang({ by: "bell" }))),
          ),
        ),
      ),
  };
  const entryAnswer = AskEntry.answered({ call: 1, ask: {}, body: { isOpen: true } });
  /** Who is pulling: somebody else from the second pull on. */
  const asker = ({ bell }: Bell) => (bell.pulled > 1 ? "second" : "first");
  const begun = (epics = [asksBoth], askerNow: (state: Bell) => string = asker) => {
    const { root } = bellOptions([]);
    const visit = ringing(epics, { root: { ...root, asker: askerNow } });
    visit.input(BellPulled({ times: 1 }));
    return visit;
  };
  const rung = (log: readonly Entry[]) => log.filter((entry) => BellRang.is(entry)).length;

  it("are answered as long as the asker is the same", () => {
    const { log, input } = begun();
    input(BellStarted({}));
    input(entryAnswer);
    expect(log.at(-1)?.data).toEqual({ by: "door" });
  });
  it("are cancelled by an input that changes the asker, before anybody receives it; the others continue", () => {
    const { log, input } = begun();
    input(BellPulled({ times: 2 }));
    expect(log.slice(-2).map(lineOf)).toEqual([
      "5 BellPulled <-",
      "6 CallCancelled <5 epic:asksBoth",
    ]);
    input(entryAnswer);
    expect(rung(log)).toBe(0);
    input(answer(2, "deep"));
    expect(log.at(-1)?.data).toEqual({ by: "bell" });
  });

  describe("when the site closes", () => {
    const closing = ({ bell }: Bell) => (bell.pulled > 1 ? closedSite : "first");
    it("are cut off, and fail without an answer; the others continue", () => {
      const { log, input } = begun([asksBoth], closing);
      input(BellPulled({ times: 2 }));
      expect(log.slice(-4).map(lineOf)).toEqual([
        "5 BellPulled <-",
        "6 CallCancelled <5 epic:asksBoth",
        "7 AskDoorFailed <5 epic:asksBoth",
        "8 BellRang <7 epic:asksBoth",
      ]);
      expect(log.at(-2)?.data).toEqual({ call: 1, ask: {}, error: { tag: "offline" } });
      input(entryAnswer);
      input(answer(2, "deep"));
      expect(log.slice(8).map(({ data }) => data)).toEqual([
        { call: 2, ask: { what: "1" }, body: { tone: "deep" } },
        { by: "bell" },
      ]);
    });
    it("fail for the state also where their epic has stopped with the site", () => {
      const untilClosed: BellEpic = {
        name: "untilClosed",
        run: (deps) =>
          asksBoth
            .run(deps)
            .pipe(takeUntil(deps.on(BellPulled).pipe(filter(({ data }) => data.times > 1)))),
      };
      const { log, input } = begun([untilClosed], closing);
      input(BellPulled({ times: 2 }));
      expect(typesOf(log).slice(4)).toEqual([
        "BellPulled",
        "CallCancelled",
        "AskDoorFailed",
        "CallCancelled",
      ]);
    });
  });
});
