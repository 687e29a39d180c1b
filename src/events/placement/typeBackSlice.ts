import { type CouponState, couponSlice, typeIdOf } from "../coupon/index.ts";
import { BetAdded, CouponTypeChosen } from "../coupon/events.ts";
import { createSlice } from "../slice.ts";
import { BlockAmountsChanged } from "./blocksEvents.ts";
import { AmountChanged } from "./events.ts";
import { BetAmountsChanged } from "./singlesEvents.ts";
import { ownAmountsOf } from "./typeBack.ts";

/** Amounts that the player sets in the type itself are the ones that count. */
const forgotten = (state: CouponState): CouponState =>
  state.typeBefore && state.typeBefore.typeId === typeIdOf(state)
    ? { ...state, typeBefore: null }
    : state;

/** The amounts of the type that the player leaves; folds before those that change the type and the amounts. */
export const typeBackSlice = createSlice("coupon", couponSlice.initial)
  .on(CouponTypeChosen, (state, { typeId }) => {
    const left = typeId === typeIdOf(state) ? null : ownAmountsOf(state);
    return left === null ? state : { ...state, typeBefore: left };
  })
  // Other bets, even if they become the same again.
  .on(BetAdded, (state) => (state.typeBefore ? { ...state, typeBefore: null } : state))
  .on(AmountChanged, forgotten)
  .on(BetAmountsChanged, forgotten)
  .on(BlockAmountsChanged, forgotten);
