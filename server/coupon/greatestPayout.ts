import { currencyOf } from "../players/accounts.ts";
import { numberIn } from "../store/columns.ts";
import type { Row, Store } from "../store/store.ts";
import { boundsAt } from "./bounds.ts";

/**
 * What is paid of this win, in minor units: no more than the greatest payout of a bet, but no less than its stake, which may
 * be larger on a bonus account. [coupon-053]
 * @param isVip whether the bet was taken above the usual maximum
 */
export const paidAtMost = (
  winMinor: number,
  { stakeMinor, iso, isVip }: { stakeMinor: number; iso: string; isVip: boolean },
): number =>
  Math.min(winMinor, Math.max(stakeMinor, boundsAt(1000, iso, 1, isVip).mostPayoutMinor));

/** The same for a placed coupon. */
export const paidOfCoupon = (store: Store, coupon: Row, winMinor: number): number =>
  paidAtMost(winMinor, {
    stakeMinor: numberIn(coupon, "minor"),
    iso: currencyOf(store, numberIn(coupon, "account_id")),
    isVip: isVipCoupon(store, coupon),
  });

/** The coupon was taken above the usual maximum. */
export const isVipCoupon = (store: Store, coupon: Row): boolean =>
  store.get("SELECT 1 FROM vip_bets WHERE coupon_id = ?", [numberIn(coupon, "id")]) !== null;
