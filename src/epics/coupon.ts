import { noteButton } from "./coupon/button.ts";
import { askForBets, placeCoupon } from "./coupon/place.ts";
import { PLACE_CHECK } from "./coupon/placeCheck.ts";
import { COUPON_SETTLE, refreshCoupon } from "./coupon/refresh.ts";
import { rememberCouponSettings } from "./coupon/settings.ts";
import { topUpDemoMoney } from "./coupon/topUp.ts";
import type { Epic } from "./epic.ts";
import { askOneClickBounds } from "./oneClick/bounds.ts";
import { leaveOneClickResult } from "./oneClick/leave.ts";
import { COUPON_REMINDER, couponReminder, rememberReminder } from "./reminders/couponReminder.ts";
import { stateRules } from "./rules/state.ts";

/** Rules of a coupon that holds something. */
export const couponRules = [COUPON_SETTLE, COUPON_REMINDER, PLACE_CHECK] as const;

/** What a coupon needs that holds a bet or is looked at; loads then and starts from the state as it then is. */
export const couponEpics: readonly Epic[] = [
  stateRules("coupon", couponRules),
  refreshCoupon,
  placeCoupon,
  askForBets,
  noteButton,
  rememberCouponSettings,
  topUpDemoMoney,
  askOneClickBounds,
  leaveOneClickResult,
  couponReminder,
  rememberReminder,
];
