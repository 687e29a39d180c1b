import type { Sealed } from "../../codec/codec.ts";
import type { HistoryCoupon } from "../bets/events.ts";
import type { RemoteData } from "../remoteData.ts";
import type { PowerBetOffer } from "./events.ts";
import type { PowerBetWish } from "./wish.ts";

/** A power bet without a definite answer. */
export type SentPowerBet = {
  readonly key: string;
  readonly wish: PowerBetWish;
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

/** What became of the last power bet of the coupon that is shown. Money in major units. */
export type PowerBetReport =
  | {
      readonly tag: "placed";
      readonly wish: PowerBetWish;
      readonly placedId: number;
      readonly possibleWin: number;
    }
  | {
      readonly tag: "refused";
      readonly wish: PowerBetWish;
      readonly code: number;
      readonly message: string | null;
    };

export type PowerBetOffersState = {
  readonly items: readonly PowerBetOffer[];
  /** When one of its prices last fell, Unix ms; null: not while it is shown. */
  readonly fellAt: number | null;
};

/** The coupon whose page is open. */
export type ShownPowerBet = {
  readonly couponId: number;
  readonly coupon: RemoteData<HistoryCoupon>;
  readonly offers: RemoteData<PowerBetOffersState>;
  readonly report: PowerBetReport | null;
};

export type PowerBetState = {
  readonly shown: ShownPowerBet | null;
  readonly sent: readonly SentPowerBet[];
};

/** Absent in the state until the first event of a power bet. */
export const initial: PowerBetState = { shown: null, sent: [] };
