import type { Account } from "../../../events/account/account.ts";
import { shownCurrency } from "../../../events/account/state.ts";
import { ofCurrency } from "../../../events/coupon/amounts.ts";
import type { CouponState } from "../../../events/coupon/state.ts";
import type { SiteConfig } from "../../../events/shell/config.ts";

/** The stake and what bounds it. Amounts in major units of `iso`. */
export type Stake = {
  readonly iso: string;
  /** Chosen by the player, else the usual first amount of the currency. */
  readonly amount: number;
  readonly initial: number;
  readonly step: number;
  readonly min: number;
  /** The lesser of maximum and balance; null while neither is known. */
  readonly most: number | null;
};

export function stakeOf(
  coupon: CouponState,
  account: Account | null,
  config: SiteConfig | null,
): Stake {
  const iso = shownCurrency(account, config);
  const initial = ofCurrency(config?.coupon?.initialAmountByCurrencyIso, iso);
  const bounds = [coupon.maxBetAmount, account?.money ?? null].filter((bound) => bound !== null);
  return {
    iso,
    amount: coupon.amount ?? initial,
    initial,
    step: coupon.amountStep ?? ofCurrency(config?.coupon?.amountStepByCurrencyIso, iso),
    min: coupon.minBetAmount,
    most: bounds.length === 0 ? null : Math.min(...bounds),
  };
}
