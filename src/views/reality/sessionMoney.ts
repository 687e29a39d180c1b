import type { BetsState } from "../../events/bets/index.ts";
import { bodyOf } from "../../events/remoteData.ts";
import { minorOf } from "../../events/money/minorUnits.ts";

/** Totals of the coupons placed since a timestamp, in minor units of the currency. */
export type SessionMoney = {
  readonly staked: number;
  readonly returned: number;
  /** Stakes not settled yet. */
  readonly open: number;
};

/**
 * Money staked and returned since `sinceAt` (Unix ms), from the bets history. Null if the history is
 * incomplete: not loaded, starts later, or has coupons in another currency.
 */
export function moneySince(
  { history }: Pick<BetsState, "history">,
  sinceAt: number,
  iso: string,
): SessionMoney | null {
  const bets = bodyOf(history);
  if (bets === null) return null;
  const sinceSec = Math.floor(sinceAt / 1000);
  const isComplete =
    bets.nextPageToken === null || bets.items.some(({ createdAt }) => createdAt < sinceSec);
  const coupons = bets.items.filter(({ createdAt }) => createdAt >= sinceSec);
  if (!isComplete || coupons.some(({ currencyIso }) => currencyIso !== iso)) return null;
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((total, amount) => total + minorOf(amount, iso), 0);
  return {
    staked: sum(coupons.map(({ amount }) => amount)),
    returned: sum(coupons.map(({ payout }) => payout ?? 0)),
    open: sum(coupons.flatMap(({ status, amount }) => (status === "open" ? [amount] : []))),
  };
}
