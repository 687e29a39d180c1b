import type { Sealed } from "../../codec/codec.ts";
import type { CouponPromo } from "../couponPromo/events.ts";
import type { CallError } from "../define.ts";
import type { RemoteData } from "../remoteData.ts";

/** What the server says about the code. `content`: the coupon that it was asked about, see `checkedCoupon`. */
export type PromoCheck =
  | { readonly tag: "idle" }
  | { readonly tag: "asked"; readonly content: string }
  | {
      readonly tag: "answered";
      readonly content: string;
      readonly isGood: boolean;
      readonly message: Sealed | null;
    }
  | { readonly tag: "failed"; readonly content: string; readonly error: CallError };

/** The code that pays for the coupon. Names follow the product's list of fields. [coupon-001] [coupon-040] */
export type PromoState = {
  /** Null: none was chosen. */
  readonly promoCode: Sealed | null;
  /** The last one that the player typed. */
  readonly manualPromoCode: Sealed | null;
  readonly promoCodes: RemoteData<readonly CouponPromo[]>;
  /** The chosen one as far as it is known. */
  readonly details: CouponPromo | null;
  readonly check: PromoCheck;
  /** It can be put back. `isCleared`: it went with the bets, and comes back with them. */
  readonly removed: { readonly promoCode: Sealed; readonly isCleared: boolean } | null;
};

export const initialPromo: PromoState = {
  promoCode: null,
  manualPromoCode: null,
  promoCodes: { tag: "idle" },
  details: null,
  check: { tag: "idle" },
  removed: null,
};
