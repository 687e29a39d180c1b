import type { Account } from "../account/account.ts";
import { accountTypes, shownCurrency } from "../account/state.ts";
import { ofCurrency } from "../coupon/amounts.ts";
import type { SiteConfig } from "../shell/config.ts";
import type { OneClickState } from "./state.ts";

/** What a tap stakes, in major units of `iso`. */
export type OneClickStake = {
  readonly iso: string;
  /** Chosen by the player in this currency, else the usual first amount. [coupon-042] */
  readonly amount: number;
  readonly step: number;
  /** The balance; null while it is not known. */
  readonly most: number | null;
  readonly isBonusAccount: boolean;
};

export function oneClickStake(
  { oneClickAmount, bonusAccountOneClickAmount }: OneClickState,
  account: Account | null,
  config: SiteConfig | null,
): OneClickStake {
  const iso = shownCurrency(account, config);
  const isBonusAccount = account?.type === accountTypes.bonus;
  const chosen = isBonusAccount ? bonusAccountOneClickAmount : oneClickAmount;
  return {
    iso,
    amount:
      chosen?.iso === iso
        ? chosen.amount
        : ofCurrency(config?.coupon?.initialAmountByCurrencyIso, iso),
    step: ofCurrency(config?.coupon?.amountStepByCurrencyIso, iso),
    most: account?.money ?? null,
    isBonusAccount,
  };
}
