import { map } from "rxjs";
import { expect, it } from "vitest";
import { type Draft, draftOf, definitions, type Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { TabHidden, TabShown } from "../../src/events/shell/events.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { Engine } from "../../src/infra/runtime/engine.ts";
import type { Epic } from "../../src/infra/runtime/epic.ts";
import { mostEntriesOfTurn } from "../../src/infra/runtime/turnLimit.ts";
import { fileLines, fromLines, replayedApp } from "./replayKit.ts";
import { placeALiveBet } from "./visits.ts";

/** A fault of a build: once the tab is hidden, this epic answers itself. */
const endless: Epic<State> = {
  name: "shell/endless",
  run: (deps) => deps.on(TabHidden, TabShown).pipe(map(() => TabShown({}))),
};
const faultyApp = { ...replayedApp, epics: [...replayedApp.epics, endless] };
const visit = placeALiveBet();

/** What a page of the faulty build records when its tab is hidden right after the start. */
function faultyVisit(): readonly Entry[] {
  const log: Entry[] = [];
  const engine = new Engine<State>({
    ...faultyApp,
    draw: () => "00000000-0000-4000-8000-000000000001",
    onEntry: (entry) => {
      log.push(entry);
    },
  });
  const [first] = visit;
  const definition = first && definitions.get(first.type);
  if (first === undefined || definition === undefined) throw new Error("a visit has a first entry");
  engine.start(draftOf(definition, first.data), first.at);
  const later: readonly Draft[] = [TabHidden({}), TabShown({})];
  for (const draft of later) engine.input(draft, first.at + 1_000);
  return log;
}

it("a build with an epic that feeds itself leaves a log that ends and is reproduced", () => {
  const log = faultyVisit();
  const cut = log.filter(({ type }) => type === "TurnCut");
  expect(cut.map(({ data }) => data)).toEqual([
    { entries: mostEntriesOfTurn, by: "epic:shell/endless" },
  ]);
  expect(log.length).toBeLessThan(mostEntriesOfTurn + 200);
  const { difference, verifiedSeq } = verify(fromLines(fileLines(log)), faultyApp);
  expect(difference).toBeNull();
  expect(verifiedSeq).toBe(log.length);
});

it("verifying a log on such a build ends and names the epic", () => {
  const hidden = visit.find(TabHidden.is) ?? visit.find(TabShown.is);
  expect(hidden).toBeDefined();
  const { difference } = verify(fromLines(fileLines(visit)), faultyApp);
  expect(difference?.got).toMatchObject({ type: "TabShown", by: "epic:shell/endless" });
  expect(difference?.seq).toBeGreaterThan(hidden?.seq ?? Infinity);
});
