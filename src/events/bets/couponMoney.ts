import { minorOf } from "../money/minorUnits.ts";
import type { HistoryCoupon } from "./events.ts";

/** What a coupon has moved so far, in minor units of its currency. */
export type CouponMoney = {
  readonly staked: number;
  readonly returned: number;
  /** Of the stake, what is not settled yet. */
  readonly open: number;
};

/**
 * A part that was cashed out counts: it was staked, and paid for, while `amount` is only the rest. What a promo code
 * paid was not staked by the player, nor what is paid in advance and not collected.
 */
export function moneyOf({
  amount,
  cashedOut,
  currencyIso,
  payout,
  prepaid,
  promoCode,
  status,
}: HistoryCoupon): CouponMoney {
  const minor = (sum: number) => minorOf(sum, currencyIso);
  if (promoCode !== undefined) return { staked: 0, returned: minor(payout ?? 0), open: 0 };
  const missing =
    status === "open" && prepaid ? minor(prepaid.amount) - minor(prepaid.collected) : 0;
  return {
    staked: minor(amount) - missing + minor(cashedOut?.amount ?? 0),
    returned: minor(payout ?? 0) + minor(cashedOut?.payout ?? 0),
    open: status === "open" ? minor(amount) - missing : 0,
  };
}

/** The sum over these coupons, all of one currency. */
export const moneyOfAll = (coupons: readonly HistoryCoupon[]): CouponMoney =>
  coupons.map(moneyOf).reduce(
    (sum, one) => ({
      staked: sum.staked + one.staked,
      returned: sum.returned + one.returned,
      open: sum.open + one.open,
    }),
    { staked: 0, returned: 0, open: 0 },
  );
