import { rules as allRules } from "../../src/catalogue.ts";
import type { Rule } from "../../src/epics/rules/rule.ts";
import type { Edge } from "../../src/epics/descriptions/edges.ts";
import type { Verdict } from "../../tools/rules/found.ts";
import { equivalents } from "../kit/equivalents.ts";
import { type Mutant, mutantsOf } from "../kit/mutants.ts";
import { failureOf, type TaggedTest } from "./collect.ts";

/** The edges whose tests notice such a mutant soonest; the others run after them. */
const likely: Readonly<Record<Mutant["kind"], readonly Edge[]>> = {
  figure: ["at", "before", "after"],
  need: ["cancel", "reset", "tab2"],
  pause: ["pause", "resume"],
  key: ["reload", "tab2", "wiped"],
  pace: ["reset", "after", "at"],
};

/** Runs the tests of each of these rules on every mutant of it until one fails. */
export async function mutate(
  rules: readonly Rule[],
  tests: readonly TaggedTest[],
): Promise<readonly Verdict[]> {
  assertEquivalentsLive(allRules.flatMap(mutantsOf));
  const mutants = rules.flatMap(mutantsOf);
  const verdicts: Verdict[] = [];
  for (const mutant of mutants) verdicts.push(await judge(mutant, tests));
  return verdicts;
}

async function judge(mutant: Mutant, tests: readonly TaggedTest[]): Promise<Verdict> {
  const reason = equivalents[mutant.name] ?? null;
  const verdict = { mutant: mutant.name, reason };
  const tried: string[] = [];
  const undo = mutant.apply();
  try {
    for (const test of inOrder(mutant, tests)) {
      tried.push(test.title);
      if ((await failureOf(test)) !== null) return { ...verdict, fate: "killed", tried };
    }
  } finally {
    undo();
  }
  return { ...verdict, fate: reason === null ? "survived" : "equivalent", tried };
}

function inOrder({ rule, kind }: Mutant, tests: readonly TaggedTest[]): readonly TaggedTest[] {
  const own = tests.filter(({ tags }) => tags.some((tag) => tag.rule === rule));
  const isLikely = ({ tags }: TaggedTest) =>
    tags.some((tag) => tag.rule === rule && likely[kind].includes(tag.edge));
  return [...own.filter(isLikely), ...own.filter((test) => !isLikely(test))];
}

/** A reason for a mutant that no longer exists would hide the next one with that name. */
function assertEquivalentsLive(mutants: readonly Mutant[]): void {
  const known = new Set(mutants.map(({ name }) => name));
  const dead = Object.keys(equivalents).filter((name) => !known.has(name));
  if (dead.length > 0) throw new Error(`tests/kit/equivalents.ts: no mutant ${dead.join(", ")}`);
}
