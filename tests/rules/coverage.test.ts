import { beforeAll, describe, expect, it } from "vitest";
import { cellsOf, type Coverage, coverageOf } from "../../tools/rules/coverage.ts";
import { collectTests } from "./collect.ts";

// Titles alone decide here: whether those tests pass is said by themselves in the same run.
describe("the tests of all rules", () => {
  let coverage: Coverage;
  beforeAll(async () => {
    const tests = await collectTests();
    coverage = coverageOf(tests.map(({ title }) => ({ title, status: "passed" })));
  });

  it("show every edge that the catalogue does not call not applicable", () => {
    expect(cellsOf(coverage, "hole")).toEqual([]);
  });

  it("show no edge that the catalogue calls not applicable", () => {
    expect(cellsOf(coverage, "conflict")).toEqual([]);
  });
});
