import { rules } from "../../../src/catalogue.ts";
import { type Found, foundFiles } from "../../../tools/rules/found.ts";
import { chosenRules, collectTests, failureOf, type TaggedTest } from "../collect.ts";
import { mutate } from "../mutation.ts";
import { leave } from "./leave.ts";

/**
 * Judges the mutants of every second rule. A test that fails anyway would kill every mutant, so it is left
 * out. Returns their number.
 */
export async function judge(half: 0 | 1): Promise<number> {
  const chosen = chosenRules();
  const judged = rules.filter(({ id }) => chosen.size === 0 || chosen.has(id));
  const own = judged.filter((_rule, index) => index % 2 === half);
  const ids: ReadonlySet<string> = new Set(own.map(({ id }) => id));
  const passing: TaggedTest[] = [];
  const failing: string[] = [];
  for (const test of await collectTests()) {
    if (test.tags.length > 0 && !test.tags.some(({ rule }) => ids.has(rule))) continue;
    const failure = await failureOf(test);
    if (failure === null) passing.push(test);
    else failing.push(`${test.title}: ${failure}`);
  }
  const found: Found = { verdicts: await mutate(own, passing), failing, fault: null };
  await leave(foundFiles[half], found);
  return found.verdicts.length;
}
