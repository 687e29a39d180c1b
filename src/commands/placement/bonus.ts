import { shape } from "../../codec/codec.ts";
import { bonusBetOf, isPlacing } from "../../events/coupon/index.ts";
import { BonusBetDeleted, BonusBetRestored } from "../../events/placement/bonusEvents.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";

/** Takes the bonus bet out of the coupon; it does not come back by itself. [coupon-012] */
export const DeleteBonusBet = defineCommand("DeleteBonusBet", shape({}), (_data, state) => {
  if (isPlacing(state.coupon)) return refuse("placement_running");
  return bonusBetOf(state)?.isDeleted === false
    ? accept(BonusBetDeleted({}))
    : refuse("nothing_to_do");
});

/** Puts the bonus bet back that the player took out. */
export const RestoreBonusBet = defineCommand("RestoreBonusBet", shape({}), (_data, state) => {
  if (isPlacing(state.coupon)) return refuse("placement_running");
  return bonusBetOf(state)?.isDeleted === true
    ? accept(BonusBetRestored({}))
    : refuse("nothing_to_do");
});
