import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { isPlacing, mostPrepaid } from "../../events/coupon/index.ts";
import { PrepaidTurned } from "../../events/placement/prepaidEvents.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";

/** Has as much of the stake paid in advance as open bets allow, or nothing; after a refusal, what they allow now. [coupon-053] */
export const TurnPrepaid = defineCommand(
  "TurnPrepaid",
  shape({ isOn: t.boolean }),
  ({ isOn }, state) => {
    const { coupon } = state;
    if (isPlacing(coupon)) return refuse("placement_running");
    const isChange = isOn !== (coupon.prepaid?.isOn === true) || coupon.placement.tag === "refused";
    const isPossible = isChange && (!isOn || mostPrepaid(state) > 0);
    return isPossible ? accept(PrepaidTurned({ isOn })) : refuse("nothing_to_do");
  },
);
