import { rules } from "../../src/catalogue.ts";
import { edges } from "../../src/epics/descriptions/edges.ts";
import { tagsOf, tagText } from "../../tools/rules/tags.ts";
import type { Outcome } from "../../tools/test/results.ts";
import { failureOf, type TaggedTest } from "./collect.ts";

/** Runs each test once. */
export async function outcomesOf(tests: readonly TaggedTest[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const test of tests) {
    const status = (await failureOf(test)) === null ? "passed" : "failed";
    outcomes.push({ title: test.title, status });
  }
  return outcomes;
}

/** The cells of the table whose tests do not all pass, in reading order. */
export function redCells(outcomes: readonly Outcome[]): readonly string[] {
  const failed = outcomes.filter(({ status }) => status === "failed");
  const red = new Set(failed.flatMap(({ title }) => tagsOf(title).map(tagText)));
  const all = rules.flatMap(({ id }) => edges.map((edge) => tagText({ rule: id, edge })));
  return all.filter((text) => red.has(text));
}
