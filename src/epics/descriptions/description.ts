import type { Edge } from "./edges.ts";

/**
 * What a rule does, in words: for the tests, the timer panel and the documentation; the page itself never
 * loads it. Each field is complete in a line or two, in the present tense.
 */
export type RuleDescription = {
  /** One sentence for a reader who does not know the rule: what a player notices of it. */
  readonly purpose: string;
  readonly arms: string;
  readonly resets: string;
  readonly pauses: string;
  readonly cancels: string;
  readonly fires: string;
  /** What survives a reload. */
  readonly reload: string;
  /** What several tabs do. */
  readonly tabs: string;
  /** The phone slept, or the tab was frozen or discarded and restored. */
  readonly sleep: string;
  /** The wall clock was set back, or forward. */
  readonly clock: string;
  readonly offline: string;
  /** The storage was wiped, or cannot be used. */
  readonly storage: string;
  /** What still runs after sign-out, during a self-exclusion and during maintenance; "nothing" for most. */
  readonly silence: string;
  /** Edges that cannot happen to this rule, each with the reason; all others need a test. */
  readonly notApplicable: Partial<Readonly<Record<Edge, string>>>;
};
