import type { State } from "../index.ts";

/** The player has to confirm changed terms before anything else. [terms-001] */
export const mustConfirmTerms = ({ session, shell, terms }: State): boolean =>
  session.tag === "player" && shell.config?.terms?.isConfirmAvailable === true && terms.isChanged;

/**
 * The current visitor or player has nothing to confirm. For a player on a site with confirmations that is
 * known only after the first check. [terms-003]
 */
export function isConfirmNeedless(state: State): boolean {
  const { session, shell, terms } = state;
  if (session.tag === "unknown" || shell.config === null) return false;
  const isAsked = session.tag === "player" && shell.config.terms?.isConfirmAvailable === true;
  return !(isAsked && !terms.isKnown) && !mustConfirmTerms(state);
}
