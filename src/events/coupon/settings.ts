import { accountTypes } from "../account/index.ts";
import { wantedPrepaid } from "./prepaid.ts";
import type { CouponState } from "./state.ts";
import { type CouponDetails, couponAccount, stakeOf } from "./stake.ts";
import { blocksCost } from "./blocks.ts";
import { isSingles } from "./selectors.ts";
import { hasBlocks } from "./system.ts";

/** The settings with their values where the player has chosen none. Own steps in major units. [coupon-004] */
export const settingsOf = ({ settings }: Pick<CouponState, "settings">) => ({
  isManualAmountStep: false,
  amountStepByCurrencyIso: {},
  isAutoMax: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: false,
  ...settings,
});

/**
 * The stake that the coupon is placed with: the maximum, if the amount is above it and the player wants it lowered. Not in
 * a set of singles or a system in blocks, nor where a promo code pays. [coupon-004]
 */
export function loweredStake(state: CouponDetails): number | null {
  const { amount, isFree, max } = stakeOf(state);
  const { isAutoMax } = settingsOf(state.coupon);
  const isBonus = couponAccount(state)?.type === accountTypes.bonus;
  const hasParts = isSingles(state.coupon) || hasBlocks(state.coupon);
  const isPossible = isAutoMax && !isFree && !isBonus && !hasParts;
  return isPossible && max !== null && max > 0 && amount > max ? max : null;
}

/** What is staked once it is placed. */
export const placedStake = (state: CouponDetails): number =>
  hasBlocks(state.coupon) ? blocksCost(state) : (loweredStake(state) ?? stakeOf(state).amount);

/** The part of it that is paid in advance, in major units. [coupon-053] */
export const prepaidPart = (state: CouponDetails): number =>
  Math.min(wantedPrepaid(state), placedStake(state));
