import { EMPTY, filter, ignoreElements, merge, switchMap } from "rxjs";
import {
  CouponPromoCheck,
  CouponPromoCheckWanted,
  CouponPromoChosen,
  CouponPromoCodes,
  CouponPromoCodesWanted,
  CouponPromoFound,
} from "../../events/couponPromo/events.ts";
import { couponToCheck, promoToSend } from "../../events/coupon/index.ts";
import { CouponRestored } from "../../events/coupon/events.ts";
import { playClosedTo } from "../../events/limits/index.ts";
import { RefreshCoupon } from "../../events/placement/boundsEvents.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import type { Deps, Epic } from "../epic.ts";

/** The promo code is not accepted (contract, "Errors"). */
const PROMO_REFUSED = 2009;

/** Loads the player's codes. */
export const loadCouponPromoCodes: Epic = {
  name: "couponPromo/codes",
  run: (deps) =>
    deps.on(CouponPromoCodesWanted).pipe(
      switchMap(() => deps.call(CouponPromoCodes, {})),
      ignoreElements(),
    ),
};

/**
 * Checks the chosen code: when it is chosen, when the coupon has settled with other bets or another type, and when a bet
 * was refused because of it. [coupon-040]
 */
export const checkCouponPromo: Epic = {
  name: "couponPromo/check",
  run: (deps) =>
    merge(
      deps.on(
        CouponPromoChosen,
        CouponPromoCheckWanted,
        CouponPromoFound,
        CouponRestored,
        RefreshCoupon.asked,
      ),
      deps.on(CouponRejected).pipe(filter(({ data }) => data.code === PROMO_REFUSED)),
    ).pipe(
      switchMap(() => checking(deps)),
      ignoreElements(),
    ),
};

function checking(deps: Deps) {
  const state = deps.state();
  const promoCode = promoToSend(state.coupon);
  if (promoCode === null || state.session.tag !== "player") return EMPTY;
  if (playClosedTo(state, 0) !== null) return EMPTY;
  const { bets, ...coupon } = couponToCheck(state.coupon);
  return deps.call(CouponPromoCheck, { promoCode, ...coupon, bets: [...bets] });
}
