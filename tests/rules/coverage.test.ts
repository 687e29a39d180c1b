import { beforeAll, describe, expect, it } from "vitest";
import { cellsOf, type Coverage, coverageOf } from "../../tools/rules/coverage.ts";
import { collectTests } from "./collect.ts";

// Only titles count here: the same run reports whether those tests pass.
describe("the tests of all rules", () => {
  let coverage: Coverage;
  beforeAll(async () => {
    const tests = await collectTests();
    coverage = coverageOf(tests.map(({ title }) => ({ title, status: "passed" })));
  });

  it("show every applicable edge of the catalogue", () => {
    expect(cellsOf(coverage, "hole")).toEqual([]);
  });

  it("show no edge that the catalogue calls not applicable", () => {
    expect(cellsOf(coverage, "conflict")).toEqual([]);
  });
});
