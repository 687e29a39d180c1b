import type { Sealed } from "../../codec/codec.ts";
import type { Sending } from "../sending.ts";
import type { PromoCodeBody, UsedPromoCode } from "./events.ts";

/** How it stands with activating a code; `refused`: the server answered that it does not, in its own words if any. */
export type Activation = Sending | { readonly tag: "refused"; readonly message: Sealed | null };

/** The code that the player has asked about. */
export type CheckedCode = {
  readonly promocode: Sealed;
  readonly check: Sending;
  /** As the server last said; null: it has not, or knows no such code. */
  readonly promo: PromoCodeBody | null;
  /** The server's words about a code that it does not know. */
  readonly message: Sealed | null;
  readonly activation: Activation;
};

export type PromoCodesState = {
  /** A code of the address, until it is asked about. */
  readonly found: Sealed | null;
  readonly checked: CheckedCode | null;
  readonly history: {
    readonly items: readonly UsedPromoCode[];
    /** Of the next page; null behind the last one. */
    readonly nextPageToken: string | null;
    readonly load: "idle" | "loading" | "failed" | "done";
  };
};

export const initial: PromoCodesState = {
  found: null,
  checked: null,
  history: { items: [], nextPageToken: null, load: "idle" },
};
