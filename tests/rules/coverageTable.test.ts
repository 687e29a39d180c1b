import { describe, expect, it } from "vitest";
import { cellsOf, coverageOf, drawCoverage } from "../../tools/rules/coverage.ts";

const passed = (title: string) => ({ title, status: "passed" as const });
const failed = (title: string) => ({ title, status: "failed" as const });

describe("the table of rules and edges", () => {
  const coverage = coverageOf([
    passed("POLL pauses {POLL:pause} {POLL:resume}"),
    failed("POLL goes on [polling-002] {POLL:resume}"),
    passed("POLL-PAUSE in two tabs {POLL-PAUSE:tab2}"),
    passed("nothing of a rule [polling-001]"),
  ]);
  const cell = (rule: "POLL" | "POLL-PAUSE", edge: "pause" | "resume" | "tab2" | "at") =>
    coverage.get(rule)?.get(edge);

  it("knows which edges are shown, failing, impossible and missing", () => {
    expect(cell("POLL", "pause")).toBe("shown");
    expect(cell("POLL", "resume")).toBe("failing");
    expect(cell("POLL", "at")).toBe("hole");
    expect(cell("POLL-PAUSE", "pause")).toBe("notApplicable");
  });
  it("reports a test of an impossible edge as a contradiction", () => {
    expect(cell("POLL-PAUSE", "tab2")).toBe("conflict");
    expect(cellsOf(coverage, "conflict")).toEqual(["{POLL-PAUSE:tab2}"]);
  });
  it("names the holes and prints one sign per cell", () => {
    expect(cellsOf(coverage, "hole")).toContain("{POLL:at}");
    const row = drawCoverage(coverage)
      .split("\n")
      .find((line) => line.startsWith("POLL "));
    expect(row?.replaceAll(/ +/g, " ")).toBe("POLL – ✓ ✗ –");
  });
  it("refuses a title that names no rule or no edge", () => {
    expect(() => coverageOf([passed("x {POLLS:at}")])).toThrow("names no rule");
    expect(() => coverageOf([passed("x {POLL:soon}")])).toThrow("names no edge");
  });
});
