import { ignoreElements, switchMap } from "rxjs";
import { CouponCode, CouponCodeWanted } from "../../events/couponCodes/events.ts";
import { couponToSave } from "../../events/couponCodes/index.ts";
import type { Epic } from "../epic.ts";

/** Saves the coupon under a code; a second try makes another code, which does no harm. [coupon-044] */
export const saveCoupon: Epic = {
  name: "couponCodes/save",
  run: (deps) =>
    deps.on(CouponCodeWanted).pipe(
      switchMap(() => deps.call(CouponCode, couponToSave(deps.state().coupon))),
      ignoreElements(),
    ),
};
