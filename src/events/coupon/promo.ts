import type { Sealed } from "../../codec/codec.ts";
import { accountTypes } from "../account/index.ts";
import type { CouponPromo } from "../couponPromo/events.ts";
import type { CallError } from "../define.ts";
import { freeWinMinor } from "../money/freeBet.ts";
import { amountOf, minorOf } from "../money/minorUnits.ts";
import type { Bet, CouponTypeId } from "./bet.ts";
import { freeStake, promoToSend } from "./promoStake.ts";
import { betView, milliOf, typeIdOf } from "./selectors.ts";
import { placedStake } from "./settings.ts";
import { type CouponDetails, couponAccount, paidAtMost, stakeOf } from "./stake.ts";
import type { CouponState } from "./state.ts";
import { blocksOf } from "./blocks.ts";
import { initialPromo } from "./promoState.ts";
import { betsToSend, hasBlocks, isSystem, systemOf } from "./system.ts";

type Checked = {
  readonly typeId: CouponTypeId;
  readonly systemValue: number;
  readonly bets: readonly Bet[];
};

/** The coupon that a code is checked against. */
export const couponToCheck = (coupon: CouponState): Checked => ({
  typeId: typeIdOf(coupon),
  systemValue: isSystem(coupon) ? systemOf(coupon).size : 2,
  bets: betsToSend(coupon),
});

/** What makes it another coupon; prices do not. */
export const checkedCoupon = ({ typeId, systemValue, bets }: Checked): string =>
  JSON.stringify([typeId, systemValue, bets.map(({ market }) => market.id)]);

/** Why the code cannot pay for the coupon as it is now. */
export type PromoProblem =
  | { readonly tag: "checking" }
  | { readonly tag: "unchecked"; readonly error: CallError }
  /** The server's own word, if it has one. */
  | { readonly tag: "refused"; readonly message: Sealed | null }
  | { readonly tag: "account" }
  | { readonly tag: "currency"; readonly iso: string }
  | { readonly tag: "type"; readonly typeIds: readonly number[] }
  | { readonly tag: "bets"; readonly least: number }
  | { readonly tag: "odds"; readonly least: number }
  /** What it pays is out of the bounds of the coupon. */
  | { readonly tag: "amount" };

/** Null: it can, or no code was chosen. What its own fields say comes before what the server says. [coupon-040] */
export function promoProblem(state: CouponDetails): PromoProblem | null {
  const { coupon } = state;
  const { check, details } = coupon.promo;
  if (promoToSend(coupon) === null) return null;
  const unmet = details === null ? null : unmetBy(state, details);
  if (unmet !== null) return unmet;
  const isCurrent = check.tag !== "idle" && check.content === checkedCoupon(couponToCheck(coupon));
  if (!isCurrent || check.tag === "asked") return { tag: "checking" };
  if (check.tag === "failed") return { tag: "unchecked", error: check.error };
  return check.isGood && details !== null ? null : { tag: "refused", message: check.message };
}

function unmetBy(
  state: CouponDetails,
  { currencyIso, minBets = 0, minCoef = 0, typeIds }: CouponPromo,
): PromoProblem | null {
  const { coupon } = state;
  const account = couponAccount(state);
  if (account?.type === accountTypes.bonus) return { tag: "account" };
  if (account !== null && account.iso !== currencyIso) return { tag: "currency", iso: currencyIso };
  if (typeIds !== undefined && !typeIds.includes(typeIdOf(coupon))) return { tag: "type", typeIds };
  if (coupon.bets.length < minBets) return { tag: "bets", least: minBets };
  const isLow = coupon.bets.some((bet) => milliOf(betView(coupon, bet).coef) < milliOf(minCoef));
  if (isLow) return { tag: "odds", least: minCoef };
  return account !== null && isOutOfBounds(state) ? { tag: "amount" } : null;
}

function isOutOfBounds(state: CouponDetails): boolean {
  const parts = hasBlocks(state.coupon) ? blocksOf(state) : [stakeOf(state)];
  return parts.some(
    ({ amount, max, min }) => amount <= 0 || amount < min || (max !== null && amount > max),
  );
}

/** The coupon as it is once the code is taken out. */
export const withoutCode = (state: CouponDetails): CouponDetails =>
  promoToSend(state.coupon) === null
    ? state
    : { ...state, coupon: { ...state.coupon, promo: initialPromo } };

/**
 * What the coupon wins of this return, in major units: of a free bet the stake stays with the operator, and no bet pays more
 * than the greatest payout.
 */
export function wonOf(state: CouponDetails, returned: number, iso: string): number {
  const stake = freeStake(state.coupon, iso);
  const won =
    stake === null
      ? returned
      : amountOf(freeWinMinor(minorOf(returned, iso), minorOf(stake, iso)), iso);
  return paidAtMost(won, placedStake(state), stakeOf(state).maxPayout);
}
