import { expect, it } from "vitest";
import { rules } from "../../src/catalogue.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { withParameter } from "../kit/mutants.ts";
import { replayedApp, fileLines, fromLines } from "./replayKit.ts";
import { placeALiveBet, placeInVain } from "./visits.ts";

/** Visits in which, together, every rule has run. */
const logs = [placeALiveBet(), placeInVain()].map((entries) => fileLines(entries));

const parameters = rules.flatMap((rule) =>
  Object.entries(rule.parameters).map(([name, { unit }]) => ({ rule, id: rule.id, name, unit })),
);

it.each(parameters)(
  "names the parameter $name of the rule $id when it differs, and whatever it changes",
  ({ rule, name, unit }) => {
    const verdicts = withParameter(
      rule,
      name,
      (value) => value + (unit === "ms" ? 1_000 : 1),
      () => logs.map((lines) => verify(fromLines(lines), replayedApp)),
    );
    for (const { difference, parameters: changed } of verdicts) {
      expect(changed.map(({ path }) => path)).toContain(`${rule.id}.${name}`);
      // Named by its timer, or where no timer leads to the entry, by the epic that made it.
      if (difference !== null) expect([rule.id, difference.got?.by]).toContain(difference.rule);
    }
  },
);

it("a parameter that did nothing in the visit is no difference", () => {
  const { difference, parameters: changed } = changedIn("MAINTENANCE-ASK", "everyMs");
  expect(difference).toBeNull();
  expect(changed).toEqual([{ path: "MAINTENANCE-ASK.everyMs", before: 60_000, after: 61_000 }]);
});

it("one that did shows both values and the way back to the input", () => {
  const { difference } = changedIn("POLL-PAUSE", "hiddenMs");
  expect(difference).toMatchObject({ kind: "different", expected: { type: "TimerArmed" } });
  expect(difference?.changes[0]).toEqual({ path: "data.delayMs", before: 30_000, after: 31_000 });
  expect(difference?.causes.map(({ type }) => type)).toEqual(["TabHidden"]);
});

it("a rule that the log does not know yet is no difference", () => {
  const lines = logs[0] ?? [];
  const older = lines.map((line) => line.replace(/"POLL-PAUSE\.hiddenMs":30000,/, ""));
  const { parameters: changed } = verify(unsigned(older), replayedApp);
  expect(changed).toEqual([{ path: "POLL-PAUSE.hiddenMs", before: undefined, after: 30_000 }]);
});

/** The first visit, verified with a rule whose parameter is 1 s longer. */
function changedIn(id: string, name: string) {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return withParameter(
    rule,
    name,
    (value) => value + 1_000,
    () => verify(fromLines(logs[0] ?? []), replayedApp),
  );
}

/** As if the lines had been written like this: their checksums are not looked at. */
const unsigned = (lines: readonly string[]) => ({ ...fromLines(lines), brokenSums: [] });
