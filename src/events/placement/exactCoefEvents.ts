import { finite, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** Lowest total price that the player takes; 0: any. [coupon-004] */
export const ExactCoefSet = defineEvent("ExactCoefSet", 1, shape({ exactCoef: finite }));
