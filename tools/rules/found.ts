import { isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { outcome } from "../test/results.ts";

/** Where the processes that run the tests of the rules leave what they found. */
export const foundFiles = [".cache/rules-found-1.json", ".cache/rules-found-2.json"] as const;

const Verdict = t.readonly(
  t.type({
    mutant: t.string,
    fate: t.union([t.literal("killed"), t.literal("survived"), t.literal("equivalent")]),
    /** The titles of the tests that were run; the last one of a killed mutant has noticed it. */
    tried: t.readonlyArray(t.string),
    /** Why nothing can tell it apart; null when something should. */
    reason: t.union([t.string, t.null]),
  }),
);
/** What became of a rule with one thing wrong. */
export type Verdict = t.TypeOf<typeof Verdict>;

const FoundFault = t.readonly(
  t.type({ outcomes: t.readonlyArray(outcome), red: t.readonlyArray(t.string) }),
);
export type FoundFault = t.TypeOf<typeof FoundFault>;

const Found = t.readonly(
  t.type({
    verdicts: t.readonlyArray(Verdict),
    /** Tests that fail without anything wrong, with the reason; they were not asked. */
    failing: t.readonlyArray(t.string),
    fault: t.union([FoundFault, t.null]),
  }),
);
export type Found = t.TypeOf<typeof Found>;

export function readFound(text: string): Found {
  const decoded = Found.decode(JSON.parse(text));
  if (isLeft(decoded)) throw new Error("what the tests of the rules left is damaged");
  return decoded.right;
}
