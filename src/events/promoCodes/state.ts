import type { Sealed } from "../../codec/codec.ts";
import type { RemoteData } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { Submission } from "../submission.ts";
import type { PromoCodeBody, UsedPromoCode } from "./events.ts";

/** The code that the player is checking. */
export type CheckedCode = {
  readonly promocode: Sealed;
  readonly check: Submission;
  /** The last answer of the server; null: none yet, or the code is unknown. */
  readonly promo: PromoCodeBody | null;
  /** The server's message about an unknown code. */
  readonly message: Sealed | null;
  readonly activation: Submission;
};

export type PromoCodesState = {
  /** A code from the URL, until it is checked. */
  readonly found: Sealed | null;
  readonly checked: CheckedCode | null;
  readonly history: RemoteData<Pages<UsedPromoCode>>;
};

export const initial: PromoCodesState = {
  found: null,
  checked: null,
  history: { tag: "idle" },
};
