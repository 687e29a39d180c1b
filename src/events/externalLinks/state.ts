import type { Sealed } from "../../codec/codec.ts";

/** A link to another site that was tapped and waits for the answer of the player. */
export type ExternalLinksState = {
  readonly asked: {
    readonly url: Sealed;
    /** As the browser writes it, so that letters of another script cannot imitate our host. */
    readonly host: string;
    readonly isNewTab: boolean;
  } | null;
};
export const initial: ExternalLinksState = { asked: null };
