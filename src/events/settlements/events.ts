import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

const ids = shape({ ids: t.array(finite) });

/** The player knows what became of these coupons: a notice said so, or they sold them. Kept on the device. */
export const SettlementsTold = defineEvent("SettlementsTold", 1, ids);
/** The history does not say that these coupons, which are no longer among the open ones, are settled. */
export const SettlementsMissed = defineEvent("SettlementsMissed", 1, ids);
/** Another page or tab of this device has told of these. */
export const SettlementsFound = defineInput("SettlementsFound", 1, ids);
