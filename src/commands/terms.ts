import { shape } from "../codec/codec.ts";
import { TermsConfirmRequested, TermsDeclined } from "../events/terms/events.ts";
import { mustConfirmTerms } from "../events/terms/selectors.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * Confirms the changed terms as shown. [call-terms-002] Nobody can confirm what they have not seen: the
 * documents and the change they belong to must have loaded.
 */
export const ConfirmTerms = defineCommand("ConfirmTerms", shape({}), (_data, state) => {
  const { updatedAt, items, isConfirming } = state.terms;
  if (!mustConfirmTerms(state) || isConfirming) return refuse("nothing_to_do");
  if (updatedAt === null || items === null) return refuse("not_ready");
  return accept(TermsConfirmRequested({ updatedAt }));
});

/** Declines the changed terms. [terms-002] */
export const DeclineTerms = defineCommand("DeclineTerms", shape({}), (_data, state) =>
  mustConfirmTerms(state) ? accept(TermsDeclined({})) : refuse("nothing_to_do"),
);
