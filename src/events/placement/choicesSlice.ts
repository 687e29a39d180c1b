import { couponSlice } from "../coupon/index.ts";
import { createSlice } from "../slice.ts";
import { BonusBetDeleted, BonusBetRestored } from "./bonusEvents.ts";
import { CouponSettingsChanged, ExactCoefSet } from "./settingsEvents.ts";
import {
  AmountChanged,
  ChangeCoefActionChosen,
  CouponAccountChosen,
  DropOnScoreChangeChosen,
} from "./events.ts";
import { VipBetTurned } from "./vipEvents.ts";

/** What the player chose for the coupon besides its bets. */
export const choicesSlice = createSlice("coupon", couponSlice.initial)
  .on(AmountChanged, (state, { amount, iso }) => ({ ...state, amount, amountIso: iso ?? null }))
  .on(CouponAccountChosen, (state, { accountId }) => ({ ...state, accountId }))
  .on(ChangeCoefActionChosen, (state, { changeCoefAction }) => ({ ...state, changeCoefAction }))
  .on(DropOnScoreChangeChosen, (state, { isDropOnScoreChange }) => ({
    ...state,
    isDropOnScoreChange,
  }))
  .on(ExactCoefSet, (state, { exactCoef }) => ({ ...state, exactCoef }))
  .on(CouponSettingsChanged, (state, changed) => ({
    ...state,
    settings: { ...state.settings, ...changed },
  }))
  .on(VipBetTurned, (state, { isActiveVipBet }) => ({ ...state, isActiveVipBet }))
  // [coupon-012]
  .on(BonusBetDeleted, (state) => ({ ...state, isBonusDeleted: true }))
  .on(BonusBetRestored, (state) => ({ ...state, isBonusDeleted: false }));
