import type { BetsState } from "../../events/bets/index.ts";
import { bodyOf } from "../../events/remoteData.ts";
import { minorOf } from "../../events/money/minorUnits.ts";

/** Of the coupons placed since an instant, in minor units of the currency. */
export type SessionMoney = {
  readonly staked: number;
  readonly returned: number;
  /** Stakes that are not settled yet. */
  readonly open: number;
};

/**
 * What went in and came out since `sinceAt` (Unix ms) by the bets history. Null where the history does not tell all
 * of it: it has not come, begins later, or holds coupons of another currency.
 */
export function moneySince(
  { history }: BetsState,
  sinceAt: number,
  iso: string,
): SessionMoney | null {
  const bets = bodyOf(history);
  if (bets === null) return null;
  const sinceSec = Math.floor(sinceAt / 1000);
  const isWhole =
    bets.nextPageToken === null || bets.items.some(({ createdAt }) => createdAt < sinceSec);
  const coupons = bets.items.filter(({ createdAt }) => createdAt >= sinceSec);
  if (!isWhole || coupons.some(({ currencyIso }) => currencyIso !== iso)) return null;
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((all, one) => all + minorOf(one, iso), 0);
  return {
    staked: sum(coupons.map(({ amount }) => amount)),
    returned: sum(coupons.map(({ payout }) => payout ?? 0)),
    open: sum(coupons.flatMap(({ status, amount }) => (status === "open" ? [amount] : []))),
  };
}
