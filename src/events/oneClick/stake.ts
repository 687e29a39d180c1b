import { type Account, accountTypes, shownCurrency } from "../account/index.ts";
import { amountStep, initialAmount } from "../money/couponAmounts.ts";
import type { SiteConfigBody } from "../shell/index.ts";
import type { OneClickState } from "./state.ts";

/** The stake of a one-click bet, in major units of `iso`. */
export type OneClickStake = {
  readonly iso: string;
  /** Chosen by the player in this currency, otherwise the default initial amount. [coupon-042] */
  readonly amount: number;
  readonly step: number;
  /** The balance; null while unknown. */
  readonly most: number | null;
  readonly isBonusAccount: boolean;
};

export function oneClickStake(
  { oneClickAmount, bonusAccountOneClickAmount }: OneClickState,
  account: Account | null,
  config: SiteConfigBody | null,
): OneClickStake {
  const iso = shownCurrency(account, config);
  const isBonusAccount = account?.type === accountTypes.bonus;
  const chosen = isBonusAccount ? bonusAccountOneClickAmount : oneClickAmount;
  return {
    iso,
    amount:
      chosen?.iso === iso
        ? chosen.amount
        : initialAmount(iso, config?.coupon?.initialAmountByCurrencyIso),
    step: amountStep(iso, config?.coupon?.amountStepByCurrencyIso),
    most: account?.money ?? null,
    isBonusAccount,
  };
}
