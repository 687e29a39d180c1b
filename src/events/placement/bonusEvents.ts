import { shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** The player took the bonus bet out: it is not added again by itself until the coupon is empty. [coupon-012] */
export const BonusBetDeleted = defineEvent("BonusBetDeleted", 1, shape({}));
/** The player put it back. */
export const BonusBetRestored = defineEvent("BonusBetRestored", 1, shape({}));
