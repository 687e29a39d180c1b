import type { CallError } from "../define.ts";
import type { SavedCouponBody } from "./events.ts";

/** What became of the code that the player typed or followed. */
export type CodeLoading =
  /** `over`: all its bets are. `tooMany`: more than a coupon can take. */
  | { readonly tag: "idle" | "loading" | "unknown" | "over" | "tooMany" }
  /** The server's answer: the prices of its matches are on their way, or (`held`) the player is asked first. */
  | { readonly tag: "found" | "held"; readonly coupon: SavedCouponBody }
  | { readonly tag: "failed"; readonly error: CallError }
  | {
      readonly tag: "loaded";
      readonly code: string;
      readonly missing: readonly string[];
      readonly goneCount: number;
    };

/** The code that the coupon was saved under; `content`: what it kept, see `contentOf`. */
export type CodeSaving =
  | { readonly tag: "idle" }
  | { readonly tag: "saving"; readonly content: string }
  | { readonly tag: "failed"; readonly error: CallError }
  | {
      readonly tag: "saved";
      readonly content: string;
      readonly code: string;
      readonly url: string;
      readonly expiresAt: number | null;
      /** Whether its link is in the clipboard; null: not asked for. */
      readonly isCopied: boolean | null;
    };

/** Coupons under a code. [coupon-044] */
export type CouponCodesState = {
  /** The code as typed, or from the address; "" for none. */
  readonly loadCouponInputValue: string;
  readonly loading: CodeLoading;
  readonly saving: CodeSaving;
};

export const initial: CouponCodesState = {
  loadCouponInputValue: "",
  loading: { tag: "idle" },
  saving: { tag: "idle" },
};
