import { shape } from "../../codec/codec.ts";
import { CouponTypeChosen } from "../../events/coupon/events.ts";
import { couponTypes, isPlacing, stakeOf, typeIdOf } from "../../events/coupon/index.ts";
import { BlockAmountsChanged } from "../../events/placement/blocksEvents.ts";
import { AmountChanged } from "../../events/placement/events.ts";
import { lostWithType } from "../../events/placement/typeBack.ts";
import { BetAmountsChanged } from "../../events/placement/singlesEvents.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";

/** Undoes a change of the type after which amounts were lost: the type and its amounts are as they were. */
export const TakeTypeBack = defineCommand("TakeTypeBack", shape({}), (_data, state) => {
  const { coupon } = state;
  if (isPlacing(coupon)) return refuse("placement_running");
  const left = lostWithType(state);
  if (left === null) return refuse("nothing_to_do");
  const { typeId, amounts } = left;
  const { initial, iso } = stakeOf(state);
  return accept(
    ...(typeIdOf(coupon) === typeId ? [] : [CouponTypeChosen({ typeId })]),
    AmountChanged({ amount: left.amount ?? initial, iso }),
    typeId === couponTypes.singles
      ? BetAmountsChanged({
          amounts: amounts.map(({ id, amount }) => ({ betId: id, amount })),
          iso,
        })
      : BlockAmountsChanged({
          amounts: amounts.map(({ id, amount }) => ({ blockId: id, amount })),
          iso,
        }),
  );
});
