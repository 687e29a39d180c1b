import type { State } from "../index.ts";

const none: readonly string[] = [];

/**
 * The operator's brands, this one first, where the policy pack has the player asked whether a self-exclusion is for all
 * of them; empty: it is, without a question.
 */
export const brandsAsked = ({ shell }: Pick<State, "shell">): readonly string[] =>
  shell.config?.policy?.brands ?? none;
