import { finite, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";
import { CouponSettings } from "../coupon/index.ts";

/** The player changed these settings of the coupon; the others stay. [coupon-004] */
export const CouponSettingsChanged = defineEvent("CouponSettingsChanged", 1, CouponSettings);

/** Lowest total price that the player takes; 0: any. [coupon-004] */
export const ExactCoefSet = defineEvent("ExactCoefSet", 1, shape({ exactCoef: finite }));
