import type { Sealed } from "../../codec/codec.ts";
import type { PowerBetState } from "../powerBet/index.ts";
import type { RemoteData } from "../remoteData.ts";
import type { CashOutWish } from "./wish.ts";

/** The server's offer for the coupon that is shown (contract, getCashOut). */
export type Offer = {
  readonly isAvailable: boolean;
  readonly amount: number;
  readonly offerId: string;
  readonly minAmount: number;
  readonly isPartialAllowed: boolean;
  readonly autoAmount: number | null;
  /** When its amount last fell, Unix ms; null: not while it is shown. */
  readonly fellAt: number | null;
};

/** A sale without a definite answer. */
export type Sale = {
  readonly key: string;
  readonly wish: CashOutWish;
  /** Null for a player who is not signed in here. */
  readonly userId: Sealed | null;
  /** When the player confirmed it, Unix ms. */
  readonly sentAt: number;
  /** A request may have arrived. */
  readonly isInDoubt: boolean;
  readonly tries: number;
  /** When the request is repeated, and how long that is in total. */
  readonly ask: { readonly at: number; readonly waitMs: number } | null;
  /** It is repeated only once the player confirms. */
  readonly isLost: boolean;
  /** Found on the device at this time; `isElsewhere`: another tab is waiting for its answer. */
  readonly found: { readonly at: number; readonly isElsewhere: boolean } | null;
};

/** What became of the last sale. `left`: the stake that stays open, in major units; 0: none. */
export type CashOutReport =
  | {
      readonly tag: "done";
      readonly wish: CashOutWish;
      readonly paid: number;
      readonly left: number;
    }
  | {
      readonly tag: "refused";
      readonly wish: CashOutWish;
      readonly code: number;
      readonly message: string | null;
    };

/** The coupon whose offer the player looks at. */
export type Shown = {
  readonly couponId: number;
  readonly offer: RemoteData<Offer>;
  readonly report: CashOutReport | null;
};

export type CashOutState = {
  readonly shown: Shown | null;
  readonly sales: readonly Sale[];
  /** The other thing that is offered for an open bet. Absent until its page is opened or one has no answer. */
  readonly powerBet?: PowerBetState;
};

export const initial: CashOutState = { shown: null, sales: [] };
