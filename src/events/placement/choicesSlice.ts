import { type CouponState, couponSlice } from "../coupon/index.ts";
import { createSlice } from "../slice.ts";
import { BlockAmountsChanged } from "./blocksEvents.ts";
import { BonusBetDeleted, BonusBetRestored } from "./bonusEvents.ts";
import { CouponSettingsChanged, ExactCoefSet } from "./settingsEvents.ts";
import {
  AmountChanged,
  ChangeCoefActionChosen,
  CouponAccountChosen,
  DropOnScoreChangeChosen,
} from "./events.ts";
import { BetAmountsChanged } from "./singlesEvents.ts";
import { VipBetTurned } from "./vipEvents.ts";

/** A refusal is dealt with once what it is about is changed. A one-click bet's is about another bet. */
const withoutRefusal = (state: CouponState): CouponState =>
  state.placement.tag === "refused" && state.oneClickBet === null
    ? { ...state, placement: { tag: "editing" } }
    : state;

/** What the player chose for the coupon besides its bets. */
export const choicesSlice = createSlice("coupon", couponSlice.initial)
  .on(AmountChanged, (state, { amount, iso }) => ({
    ...withoutRefusal(state),
    amount,
    amountIso: iso ?? null,
  }))
  .on(BlockAmountsChanged, withoutRefusal)
  .on(BetAmountsChanged, withoutRefusal)
  .on(CouponAccountChosen, (state, { accountId }) => ({ ...state, accountId }))
  .on(ChangeCoefActionChosen, (state, { changeCoefAction }) => ({ ...state, changeCoefAction }))
  .on(DropOnScoreChangeChosen, (state, { isDropOnScoreChange }) => ({
    ...state,
    isDropOnScoreChange,
  }))
  .on(ExactCoefSet, (state, { exactCoef }) => ({ ...withoutRefusal(state), exactCoef }))
  .on(CouponSettingsChanged, (state, changed) => ({
    ...state,
    settings: { ...state.settings, ...changed },
  }))
  .on(VipBetTurned, (state, { isActiveVipBet }) => ({ ...state, isActiveVipBet }))
  // [coupon-012]
  .on(BonusBetDeleted, (state) => ({ ...state, isBonusDeleted: true }))
  .on(BonusBetRestored, (state) => ({ ...state, isBonusDeleted: false }));
