import type { CallError, DataOf } from "../define.ts";
import type { BetRepeatWanted, CouponLoaded, SavedCouponBody } from "./events.ts";

type SavedBet = SavedCouponBody["bets"][number];

/** Bets to be put into the coupon. `permanentId`: the outcome has to be of this match. */
export type BetsToLoad = Pick<SavedCouponBody, "goneCount" | "systemValue" | "typeId"> & {
  /** Bets beyond the most that a coupon takes, by the names of their matches; "": it has none. */
  readonly leftOut?: readonly string[];
  readonly bets: readonly (Pick<SavedBet, "blockId" | "game" | "isBanker"> & {
    readonly market: Pick<SavedBet["market"], "coef" | "id">;
    readonly permanentId?: number;
  })[];
};

type RepeatWanted = DataOf<typeof BetRepeatWanted>;
/** The bet of the history that is placed again, in place of a code. */
export type Repeat = Pick<RepeatWanted, "couponId" | "missing" | "stake" | "typeId">;

/** What became of the code that the player typed or followed, or (`repeated`) of the bet to be placed again. */
export type CodeLoading =
  | { readonly tag: "idle" | "loading" | "unknown"; readonly repeated?: undefined }
  /** All its bets are, or (`leftOut`) as many as a coupon takes. */
  | {
      readonly tag: "over";
      readonly repeated?: Pick<Repeat, "couponId">;
      readonly leftOut?: readonly string[];
    }
  /** The server's answer: the prices of its matches are on their way, or (`held`) the player is asked first. */
  | { readonly tag: "found" | "held"; readonly coupon: BetsToLoad; readonly repeated?: Repeat }
  | { readonly tag: "failed"; readonly error: CallError; readonly repeated?: Repeat }
  | {
      readonly tag: "loaded";
      readonly code: string;
      readonly missing: readonly string[];
      readonly goneCount: number;
      readonly leftOut?: readonly string[];
      readonly repeated?: NonNullable<DataOf<typeof CouponLoaded>["repeated"]>;
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
