import { describe, expect, it } from "vitest";
import { type Conditions, parameter, rule, runs } from "../../src/epics/rules/rule.ts";
import { stateOf } from "../kit/spec.ts";
import { MemoryStorage } from "../kit/memoryStorage.ts";
import { mutantsOf } from "../kit/mutants.ts";

const needs: Conditions = { signedIn: () => false };
const pauses: Conditions = { hidden: () => true };
const sample = rule({
  id: "SAMPLE",
  ledger: [],
  parameters: {
    waitMs: { unit: "ms", fallback: 500, clamp: [400, 500] },
    tries: { unit: "count", fallback: 3 },
  },
  needs,
  pauses,
  pace: "throttle",
  persists: ["tl.sample"],
});

/** What a rule does as seen from outside. */
function seen() {
  const storage = new MemoryStorage();
  storage.setItem("tl.sample", "1");
  return {
    waitMs: parameter(sample, "waitMs", null),
    tries: parameter(sample, "tries", null),
    needs: runs({ ...sample, pauses: {} }, stateOf()),
    pauses: runs({ ...sample, needs: {} }, stateOf()),
    pace: sample.pace,
    stored: storage.getItem("tl.sample"),
  };
}

describe("the mutants of a rule", () => {
  const unchanged = seen();
  const changed = {
    "SAMPLE.waitMs -1": { waitMs: 499 },
    "SAMPLE.waitMs +1": { waitMs: 501 },
    "SAMPLE.waitMs x2": { waitMs: 1_000 },
    "SAMPLE.tries -1": { tries: 2 },
    "SAMPLE.tries +1": { tries: 4 },
    "SAMPLE always signedIn": { needs: true },
    "SAMPLE never hidden": { pauses: true },
    "SAMPLE without tl.sample": { stored: null },
    "SAMPLE debounce for throttle": { pace: "debounce" },
  };

  it("are one for each thing that can be wrong", () => {
    expect(mutantsOf(sample).map(({ name }) => name)).toEqual(Object.keys(changed));
  });
  for (const mutant of mutantsOf(sample)) {
    it(`${mutant.name} changes only that, and can be undone`, () => {
      const undo = mutant.apply();
      expect(seen()).toEqual({
        ...unchanged,
        ...new Map(Object.entries(changed)).get(mutant.name),
      });
      undo();
      expect(seen()).toEqual(unchanged);
    });
  }
});
