import { isLeft } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { outcome } from "../test/results.ts";

/** Where the processes that run the tests of the rules write their results. */
export const foundFiles = [".cache/rules-found-1.json", ".cache/rules-found-2.json"] as const;

const Verdict = t.readonly(
  t.type({
    mutant: t.string,
    fate: t.union([t.literal("killed"), t.literal("survived"), t.literal("equivalent")]),
    /** Titles of the tests that were run; for a killed mutant, the last one noticed it. */
    tried: t.readonlyArray(t.string),
    /** Why no test can distinguish it; null if one should. */
    reason: t.union([t.string, t.null]),
  }),
);
/** The fate of a mutated rule. */
export type Verdict = t.TypeOf<typeof Verdict>;

const FoundFault = t.readonly(
  t.type({ outcomes: t.readonlyArray(outcome), red: t.readonlyArray(t.string) }),
);
export type FoundFault = t.TypeOf<typeof FoundFault>;

const Found = t.readonly(
  t.type({
    verdicts: t.readonlyArray(Verdict),
    /** Tests that fail without any change, with the reason; they were excluded. */
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
