import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { firstChunk } from "../../../src/chunks/first.ts";
import type { Draft, Entry } from "../../../src/events/define.ts";
import type { State } from "../../../src/events/index.ts";
import { DomainsArrived } from "../../../src/events/runtime/events.ts";
import { verify } from "../../../src/infra/replay/verify.ts";
import { Engine } from "../../../src/infra/runtime/engine.ts";
import { endpointsOf } from "../../../src/domains/arrive.ts";
import { CheckSession } from "../../../src/events/session/events.ts";
import { anna } from "../../kit/events.ts";
import { started } from "../../kit/spec.ts";
import { fileLines, fromLines } from "../../replay/replayKit.ts";
import { WriteMatchNote } from "./commands.ts";
import { MatchNoteKeeping } from "./events.ts";
import { matchNotes } from "./matchNotes.ts";

const note = { gameId: 7, text: "§personal:1" as never };

/** A number in an entry; -1 without the entry. */
const fieldOf = (entry: Entry | undefined, name: string): number =>
  Number(Reflect.get(Object(entry?.data), name) ?? -1);

/** The first load and the domain, which arrives at once unless it is `late`. */
function begin({ isLate = false } = {}) {
  const app = createApp(firstChunk);
  app.add([matchNotes]);
  const log: Entry[] = [];
  let at = 1_000;
  const engine = new Engine<State>({
    ...app,
    draw: () => "id",
    onEntry: (entry) => log.push(entry),
  });
  const input = (draft: Draft, afterMs = 0) => {
    at += afterMs;
    engine.input(draft, at);
  };
  const arrive = () => input(DomainsArrived({ need: "content", domains: [matchNotes.name] }));
  engine.start(started, at);
  const callOf = (type: string) =>
    fieldOf(
      log.findLast((entry) => entry.type === type),
      "call",
    );
  input(
    CheckSession.answered({ call: callOf("CheckSessionAsked"), ask: {}, body: { user_id: anna } }),
  );
  if (!isLate) arrive();
  const lastCall = () => callOf("MatchNoteKeepingAsked");
  return {
    app,
    engine,
    log,
    input,
    arrive,
    lastCall,
    notes: () => Reflect.get(engine.state, "matchNotes") as unknown,
  };
}

describe("the domain of the guide", () => {
  it("decides, asks and folds", () => {
    const { input, lastCall, notes, engine } = begin();
    input(WriteMatchNote(note));
    expect(notes()).toEqual({ 7: { text: note.text, isKept: false } });
    input(MatchNoteKeeping.answered({ call: lastCall(), ask: note, body: {} }));
    expect(notes()).toEqual({ 7: { text: note.text, isKept: true } });
    expect(engine.state.runtime.crashedEpics).toEqual([]);
  });

  it("follows its rule: sent again 5 s after a failure", () => {
    const { engine, input, lastCall, log } = begin();
    input(WriteMatchNote(note));
    const first = lastCall();
    input(MatchNoteKeeping.failed({ call: first, ask: note, error: { tag: "http", status: 503 } }));
    const armed = log.findLast(({ type }) => type === "TimerArmed");
    expect(armed?.data).toMatchObject({ rule: "MATCH-NOTE-RETRY", delayMs: 5_000 });
    engine.fire(fieldOf(armed, "timer"), 6_000);
    expect(lastCall()).toBe(first + 1);
  });

  it("is not there before it has arrived", () => {
    const { input, log, arrive, notes } = begin({ isLate: true });
    input(WriteMatchNote(note));
    expect(log.at(-1)).toMatchObject({ type: "CommandRefused", data: { code: "not_ready" } });
    expect(notes()).toBeUndefined();
    arrive();
    input(WriteMatchNote(note));
    expect(notes()).toEqual({ 7: { text: note.text, isKept: false } });
  });

  it("comes out of the log again", () => {
    const { app, input, lastCall, log } = begin();
    input(WriteMatchNote(note));
    input(MatchNoteKeeping.answered({ call: lastCall(), ask: note, body: {} }));
    const { difference, verifiedSeq } = verify(fromLines(fileLines(log)), app);
    expect(difference).toBeNull();
    expect(verifiedSeq).toBe(log.length);
  });

  it("says where its call goes", () => {
    const page = { language: "en", location: { search: "", origin: "" } as Location };
    const [endpoint] = endpointsOf([matchNotes], page);
    expect(endpoint?.call.name).toBe("MatchNoteKeeping");
  });
});
