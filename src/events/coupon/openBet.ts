import type { Sealed } from "../../codec/codec.ts";
import type { CouponToPlace } from "../placement/index.ts";
import type { Bet } from "./bet.ts";

/** The hyper bonus that the player was shown. */
export type SentHyperBonus = Pick<CouponToPlace, "hyperBonusPercent" | "maxHyperBonusLimit">;

/** State of placing a bet. Exactly one of these at any time. */
export type Placement =
  | { readonly tag: "editing" }
  | { readonly tag: "sending"; readonly key: string | null }
  | { readonly tag: "pending"; readonly key: string; readonly checkAt: number }
  /**
   * No definite answer: the bet may or may not be placed. The key is empty until the device has reported
   * which bet it is.
   */
  | { readonly tag: "unknown"; readonly key: string; readonly tries: number }
  /** The server does not accept the bet for now; it is sent again at `sendAt`. */
  | { readonly tag: "waiting"; readonly key: string; readonly sendAt: number }
  /** Another tab has sent it. */
  | { readonly tag: "elsewhere"; readonly key: string }
  /** No definite answer for so long that the app has stopped asking. */
  | { readonly tag: "lost"; readonly key: string }
  | {
      readonly tag: "refused";
      readonly code: number;
      readonly message: string | null;
      /** What it was sent with, if that was one. */
      readonly hyperBonus?: SentHyperBonus | undefined;
    }
  | {
      readonly tag: "accepted";
      readonly couponId: number;
      readonly coef: number;
      readonly amount: number;
      readonly possibleWin: number | null;
      readonly bets: readonly Bet[];
      /** Of a system: bets per combination. */
      readonly systemValue?: number | undefined;
      readonly isAntiExpress?: boolean | undefined;
      /** A promo code paid the stake. */
      readonly isFree?: boolean | undefined;
      /** What it was sent with, if that was one. */
      readonly hyperBonus?: SentHyperBonus | undefined;
      /** The part of the stake that is paid in advance. */
      readonly prepaidAmount?: number | undefined;
    }
  /** The singles of `singlesResultCoupons` are being placed. */
  | { readonly tag: "singles" }
  /** Each of them has its answer, or is no longer asked about. */
  | { readonly tag: "singlesAnswered" };

/** A single of a set, and what became of it. [coupon-043] */
export type SingleResult = {
  readonly key: string;
  /** As sent: one bet with its amount. */
  readonly coupon: CouponToPlace;
  /** Null: no definite answer; its open bet tells how far it is. */
  readonly answer:
    | {
        readonly tag: "accepted";
        readonly couponId: number;
        readonly coef: number;
        readonly amount: number;
        readonly possibleWin: number | null;
        readonly message: string | null;
      }
    | Extract<Placement, { readonly tag: "refused" }>
    | null;
};

/** The set of singles that a bet was sent with: the key of the request, its place in it, and their number. */
export type BetSet = { readonly key: string; readonly index: number; readonly size: number };

/** A bet that was sent and has no definite answer. Timestamps in Unix ms. */
export type OpenBet = {
  readonly key: string;
  /** When the player last confirmed it. */
  readonly sentAt: number;
  /** As first sent: the same key must always have the same body. */
  readonly coupon: CouponToPlace;
  readonly isOneClick: boolean;
  /** Absent for a bet that was sent alone. */
  readonly set?: BetSet | undefined;
  /** Its owner; null: nobody who is known here, or another player than the one who is signed in. */
  readonly userId: Sealed | null;
  /** The server's own id, to ask about the bet without placing anything. */
  readonly requestId: string | null;
  /** A request may have reached the server, so the failure of a later one proves nothing about the bet. */
  readonly isInDoubt: boolean;
  /** The app does not ask about it until the player wants it to. */
  readonly isAside: boolean;
  readonly tries: number;
  /** When to ask about it, and how long the wait was; null: a request is under way, or none is planned. */
  readonly ask: { readonly at: number; readonly waitMs: number } | null;
  /** When the device reported this bet, and whether another tab sent it; null: this page sent it. */
  readonly found: { readonly at: number; readonly isElsewhere: boolean } | null;
};
