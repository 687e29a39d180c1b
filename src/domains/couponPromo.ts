import {
  CheckCouponPromo,
  ChooseCouponPromo,
  LoadCouponPromoCodes,
  RemoveCouponPromo,
  RestoreCouponPromo,
} from "../commands/couponPromo.ts";
import { checkCouponPromo, loadCouponPromoCodes } from "../epics/couponPromo/codes.ts";
import { promoSlice } from "../events/couponPromo/slice.ts";
import { couponPromoEndpoints } from "../infra/http/api/couponPromo.ts";
import { couponPromoPort } from "../infra/ports/couponPromo.ts";
import { domain } from "./domain.ts";

/** A promo code that pays for the coupon. */
export const couponPromo = domain({
  name: "couponPromo",
  slices: [promoSlice],
  commands: [
    LoadCouponPromoCodes,
    ChooseCouponPromo,
    RestoreCouponPromo,
    RemoveCouponPromo,
    CheckCouponPromo,
  ],
  epics: [loadCouponPromoCodes, checkCouponPromo],
  endpoints: couponPromoEndpoints,
  ports: ({ window, areas: { local }, vault, state, report }) => {
    const onOtherTab = (receive: () => void) => window.addEventListener("storage", receive);
    return [{ onEntry: couponPromoPort({ local, vault, state, report, onOtherTab }) }];
  },
});
