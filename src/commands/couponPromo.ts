import { shape } from "../codec/codec.ts";
import { isPlacing, isPromoAllowed, promoProblem } from "../events/coupon/index.ts";
import {
  CouponPromoCheckWanted,
  CouponPromoChosen,
  CouponPromoCodesWanted,
  CouponPromoRemoved,
} from "../events/couponPromo/events.ts";
import type { State } from "../events/index.ts";
import { playClosedTo } from "../events/limits/index.ts";
import { isLoading } from "../events/remoteData.ts";
import { accept, type Decision, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { onButton } from "./placement.ts";

/** Asks for the player's codes, each time they want to see them; none while they may not play. [coupon-040] */
export const LoadCouponPromoCodes = defineCommand(
  "LoadCouponPromoCodes",
  shape({}),
  (_data, state) => {
    if (state.session.tag !== "player") return refuse("sign_in_needed");
    const closed = playClosedTo(state, 0);
    if (closed !== null) return refuse(closed);
    return isLoading(state.coupon.promo.promoCodes)
      ? refuse("nothing_to_do")
      : accept(CouponPromoCodesWanted({}));
  },
);

/** Lets this code pay for the coupon. `isManual`: it was typed. Not in a set of singles. [coupon-040] */
export const ChooseCouponPromo = defineCommand(
  "ChooseCouponPromo",
  CouponPromoChosen.codec,
  (chosen, state) => choosing(state, chosen),
);

/** Puts back the code that the player took out. */
export const RestoreCouponPromo = defineCommand("RestoreCouponPromo", shape({}), (_data, state) => {
  const { removed } = state.coupon.promo;
  return removed === null
    ? refuse("nothing_to_do")
    : choosing(state, { promoCode: removed.promoCode });
});

function choosing(
  { coupon, session }: State,
  chosen: Parameters<typeof CouponPromoChosen>[0],
): Decision {
  if (isPlacing(coupon)) return refuse("placement_running");
  if (session.tag !== "player") return refuse("sign_in_needed");
  return !isPromoAllowed(coupon) || coupon.promo.promoCode === chosen.promoCode
    ? refuse("nothing_to_do")
    : accept(CouponPromoChosen(chosen));
}

/** Takes the code out: the account pays again. */
export const RemoveCouponPromo = defineCommand(
  "RemoveCouponPromo",
  shape({}),
  (_data, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    return coupon.promo.promoCode === null
      ? refuse("nothing_to_do")
      : accept(CouponPromoRemoved({}));
  },
);

/** Checks the code once more, after that failed. */
export const CheckCouponPromo = defineCommand(
  "CheckCouponPromo",
  shape({}),
  onButton((_data, state) =>
    promoProblem(state)?.tag === "unchecked"
      ? accept(CouponPromoCheckWanted({}))
      : refuse("nothing_to_do"),
  ),
);
