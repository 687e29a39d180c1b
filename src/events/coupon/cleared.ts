import type { CouponState } from "./state.ts";
import type { StoredCoupon } from "./stored.ts";

type Cleared = NonNullable<StoredCoupon["cleared"]>;

/** The bets of the coupon with what the player chose for them. */
export const clearedOf = (state: CouponState): Cleared => ({
  bets: [...state.bets],
  addedAtByBetId: state.addedAtByBetId,
  ...(state.isBonusDeleted && { isBonusDeleted: true }),
  ...(state.isActiveVipBet && { isActiveVipBet: true }),
  ...(state.prepaid?.isOn && { isPrepaid: true }),
});

/** What comes back with them; how much can be paid in advance is asked again. */
export const choicesOf = ({ isActiveVipBet, isBonusDeleted, isPrepaid, ...cleared }: Cleared) => ({
  addedAtByBetId: cleared.addedAtByBetId,
  isBonusDeleted: isBonusDeleted === true,
  isActiveVipBet: isActiveVipBet === true,
  ...(isPrepaid === true && { prepaid: { isOn: true } }),
  cleared: null,
});
