import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** Whether the player asks for an amount above the maximum; until the coupon is empty. */
export const VipBetTurned = defineEvent("VipBetTurned", 1, shape({ isActiveVipBet: t.boolean }));
