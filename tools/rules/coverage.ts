import { type RuleId, ruleBook, rules } from "../../src/catalogue.ts";
import { type Edge, edges } from "../../src/epics/descriptions/edges.ts";
import type { Outcome } from "../test/results.ts";
import { type Tag, tagsOf, tagText } from "./tags.ts";

/** `conflict`: a test covers what the catalogue calls not applicable. */
export type Cell = "shown" | "failing" | "notApplicable" | "conflict" | "hole";
export type Coverage = ReadonlyMap<RuleId, ReadonlyMap<Edge, Cell>>;

/**
 * Which edge of which rule the tests cover, by their titles. Throws on a title that names no rule or edge.
 */
export function coverageOf(tests: readonly Outcome[]): Coverage {
  const passedByTag = new Map<string, boolean>();
  for (const { title, status } of tests) {
    for (const tag of tagsOf(title)) {
      const text = tagText(tag);
      passedByTag.set(text, (passedByTag.get(text) ?? true) && status === "passed");
    }
  }
  const cellOf = (tag: Tag): Cell => {
    const hasPassed = passedByTag.get(tagText(tag));
    const isApplicable = ruleBook[tag.rule].notApplicable[tag.edge] === undefined;
    if (hasPassed === undefined) return isApplicable ? "hole" : "notApplicable";
    if (!isApplicable) return "conflict";
    return hasPassed ? "shown" : "failing";
  };
  return new Map(
    rules.map(({ id }) => [id, new Map(edges.map((edge) => [edge, cellOf({ rule: id, edge })]))]),
  );
}

/** The cells of these kinds, as tags in reading order. */
export const cellsOf = (coverage: Coverage, ...kinds: readonly Cell[]): readonly string[] =>
  [...coverage].flatMap(([rule, cells]) =>
    [...cells].flatMap(([edge, cell]) => (kinds.includes(cell) ? [tagText({ rule, edge })] : [])),
  );

const signs: Readonly<Record<Cell, string>> = {
  shown: "✓",
  failing: "✗",
  notApplicable: "–",
  conflict: "!",
  hole: "",
};

/**
 * Rule by edge: ✓ covered, ✗ a test fails, – not applicable, ! covered though not applicable, blank a hole.
 */
export function drawCoverage(coverage: Coverage): string {
  const width = Math.max(...[...coverage.keys()].map(({ length }) => length)) + 2;
  const line = (name: string, text: (edge: Edge) => string) =>
    `${name.padEnd(width)}${edges.map((edge) => text(edge).padEnd(edge.length + 2)).join("")}`.trimEnd();
  const rows = [...coverage].map(([rule, cells]) =>
    line(rule, (edge) => signs[cells.get(edge) ?? "hole"]),
  );
  return [line("", (edge) => edge), ...rows].join("\n");
}
