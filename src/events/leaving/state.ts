import type { Sealed } from "../../codec/codec.ts";

/** A link to another site that was tapped and waits for the player's word. */
export type LeavingState = {
  readonly asked: {
    readonly url: Sealed;
    /** As the browser writes it, so that letters of another script cannot pass for ours. */
    readonly host: string;
    readonly isNewTab: boolean;
  } | null;
};
export const initial: LeavingState = { asked: null };
