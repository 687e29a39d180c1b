import { defineEvent } from "../define.ts";
import { CouponSettings } from "../coupon/index.ts";

/** The player changed these settings of the coupon; the others stay. [coupon-004] */
export const CouponSettingsChanged = defineEvent("CouponSettingsChanged", 1, CouponSettings);
