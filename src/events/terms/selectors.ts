import type { State } from "../index.ts";

/** The player has to confirm changed terms before anything else. [terms-001] */
export const mustConfirmTerms = ({ session, shell, terms }: State): boolean =>
  session.tag === "player" && shell.config?.terms?.isConfirmAvailable === true && terms.isChanged;

/**
 * There is nothing to confirm for whoever is here. A player of a site that asks for it is known to have nothing
 * only after the first question. [terms-003]
 */
export function isConfirmNeedless(state: State): boolean {
  const { session, shell, terms } = state;
  if (session.tag === "unknown" || shell.config === null) return false;
  const isAsked = session.tag === "player" && shell.config.terms?.isConfirmAvailable === true;
  return !(isAsked && !terms.isKnown) && !mustConfirmTerms(state);
}
