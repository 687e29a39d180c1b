import type { Sealed } from "../../codec/codec.ts";
import type { RemoteData } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { Submission } from "../submission.ts";
import type { PromoCodeBody, UsedPromoCode } from "./events.ts";

/** The code that the player has asked about. */
export type CheckedCode = {
  readonly promocode: Sealed;
  readonly check: Submission;
  /** As the server last said; null: it has not, or knows no such code. */
  readonly promo: PromoCodeBody | null;
  /** The server's words about a code that it does not know. */
  readonly message: Sealed | null;
  readonly activation: Submission;
};

export type PromoCodesState = {
  /** A code of the address, until it is asked about. */
  readonly found: Sealed | null;
  readonly checked: CheckedCode | null;
  readonly history: RemoteData<Pages<UsedPromoCode>>;
};

export const initial: PromoCodesState = {
  found: null,
  checked: null,
  history: { tag: "idle" },
};
