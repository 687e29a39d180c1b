import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { isPlacing, isVipAvailable } from "../../events/coupon/index.ts";
import { VipBetTurned } from "../../events/placement/vipEvents.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";

/** Asks for an amount above the maximum, or no longer. [coupon-032] */
export const TurnVipBet = defineCommand(
  "TurnVipBet",
  shape({ isOn: t.boolean }),
  ({ isOn }, state) => {
    if (isPlacing(state.coupon)) return refuse("placement_running");
    const isPossible = isOn !== state.coupon.isActiveVipBet && (!isOn || isVipAvailable(state));
    return isPossible ? accept(VipBetTurned({ isActiveVipBet: isOn })) : refuse("nothing_to_do");
  },
);
