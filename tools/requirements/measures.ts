import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { isBuiltIn } from "../../src/views/shell/screens.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";
import type { Outcome } from "../test/results.ts";

/** How many items are done, and which are still missing. */
export type Measure = {
  readonly all: number;
  readonly done: readonly string[];
  readonly left: readonly string[];
};

/** Addresses whose own screen was visible after a test had followed a link. */
export function addressesOpened(
  table: Readonly<Record<string, RouteRow>>,
  tests: readonly Outcome[],
): Measure {
  const opened = inPassed(tests, ({ opened: names = [] }) => names);
  return measure(
    Object.keys(table),
    (name) => opened.has(name) && isBuiltIn(table[name]?.section ?? ""),
  );
}

/** Calls of the contract that the reference server answered correctly in a contract test. */
export async function callsAnswered(
  contractFile: string,
  tests: readonly Outcome[],
): Promise<Measure> {
  const answered = inPassed(tests, ({ answered: ids = [] }) => ids);
  return measure(operationsIn(await readFile(contractFile, "utf8")), (id) => answered.has(id));
}

/** Evidence recorded by passed tests. */
const inPassed = (
  tests: readonly Outcome[],
  noted: (test: Outcome) => readonly string[],
): ReadonlySet<string> => new Set(tests.filter(({ status }) => status === "passed").flatMap(noted));

function measure(names: readonly string[], isDone: (name: string) => boolean): Measure {
  return {
    all: names.length,
    done: names.filter(isDone),
    left: names.filter((name) => !isDone(name)),
  };
}

function operationsIn(text: string): readonly string[] {
  const contract: unknown = parse(text);
  return entries(field(contract, "paths")).flatMap(([, item]) =>
    entries(item).flatMap(([, operation]) => {
      const id = field(operation, "operationId");
      return typeof id === "string" ? [id] : [];
    }),
  );
}

const entries = (node: unknown): readonly (readonly [string, unknown])[] =>
  typeof node === "object" && node !== null ? Object.entries(node) : [];
const field = (node: unknown, name: string): unknown =>
  entries(node).find(([key]) => key === name)?.[1];
