import { expect, it } from "vitest";
import { rules } from "../../src/catalogue.ts";
import { verify } from "../../src/infra/replay/verify.ts";
import { withParameter } from "../kit/mutants.ts";
import { replayedApp, fileLines, fromLines } from "./replayKit.ts";
import { placeALiveBet, placeInVain } from "./visits.ts";

/** Visits in which, together, every rule has run. */
const logs = [placeALiveBet(), placeInVain()].map(fileLines);

const parameters = rules.flatMap((rule) =>
  Object.entries(rule.parameters).map(([name, { unit }]) => ({ rule, id: rule.id, name, unit })),
);

it.each(parameters)(
  "names the rule $id when its parameter $name differs",
  ({ rule, name, unit }) => {
    const found = withParameter(
      rule,
      name,
      (value) => value + (unit === "ms" ? 1_000 : 1),
      () => logs.map((lines) => verify(fromLines(lines), replayedApp).difference),
    );
    const [first] = found.filter((difference) => difference !== null);
    expect(first?.rule).toBe(rule.id);
    expect(first?.kind).not.toBe("altered");
    for (const difference of found) expect(difference?.rule ?? rule.id).toBe(rule.id);
  },
);

it("shows both values and the way back to the input", () => {
  const rule = rules.find(({ id }) => id === "POLL-PAUSE");
  if (rule === undefined) throw new Error("no rule POLL-PAUSE");
  const { difference } = withParameter(
    rule,
    "hiddenMs",
    (value) => value + 1_000,
    () => verify(fromLines(logs[0] ?? []), replayedApp),
  );
  expect(difference).toMatchObject({ kind: "different", expected: { type: "RulesStated" } });
  const path = "data.figures.POLL-PAUSE.hiddenMs";
  expect(difference?.changes[0]).toEqual({ path, before: 30_000, after: 31_000 });
  expect(difference?.causes.map(({ type }) => type)).toEqual(["AppStarted"]);
});
