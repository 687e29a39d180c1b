import {
  CopyCouponLink,
  LeaveCouponCode,
  RepeatBet,
  ReplaceCoupon,
  SaveCoupon,
  TakeSavedCoupon,
  TypeCouponCode,
} from "../commands/couponCodes.ts";
import { followCouponCode, loadCouponCode } from "../epics/couponCodes/load.ts";
import { saveCoupon } from "../epics/couponCodes/save.ts";
import { couponCodesSlice, loadedSlice } from "../events/couponCodes/slice.ts";
import { couponCodeEndpoints } from "../infra/http/api/couponCodes.ts";
import { copyPort } from "../infra/ports/couponCodes.ts";
import { domain } from "./domain.ts";

/** Bets saved under a code, and loaded by one; bets of the history that are placed again. */
export const couponCodes = domain({
  name: "couponCodes",
  slices: [couponCodesSlice, loadedSlice],
  commands: [
    TypeCouponCode,
    RepeatBet,
    ReplaceCoupon,
    LeaveCouponCode,
    SaveCoupon,
    CopyCouponLink,
    TakeSavedCoupon,
  ],
  epics: [loadCouponCode, followCouponCode, saveCoupon],
  endpoints: couponCodeEndpoints,
  ports: ({ window, report }) => [{ onEntry: copyPort(window.navigator, report) }],
});
