import { activeAccount } from "../account/index.ts";
import { type BetsState, type CouponMoney, moneyOfAll } from "../bets/index.ts";
import type { State } from "../index.ts";
import { bodyOf } from "../remoteData.ts";
import { realityIntervalMs } from "./selectors.ts";

/**
 * Money staked and returned since `sinceAt` (Unix ms), from the bets history. Null if the history is
 * incomplete: not loaded, starts later, or has coupons in another currency.
 */
export function moneySince(
  { history }: Pick<BetsState, "history">,
  sinceAt: number,
  iso: string,
): CouponMoney | null {
  const bets = bodyOf(history);
  if (bets === null) return null;
  const sinceSec = Math.floor(sinceAt / 1000);
  const isComplete =
    bets.nextPageToken === null || bets.items.some(({ createdAt }) => createdAt < sinceSec);
  const coupons = bets.items.filter(({ createdAt }) => createdAt >= sinceSec);
  if (!isComplete || coupons.some(({ currencyIso }) => currencyIso !== iso)) return null;
  return moneyOfAll(coupons);
}

/**
 * The time since sign-in that a check shows, ms; null while no interval runs. If the clock was set back, at least the
 * interval has passed.
 */
export function elapsedShown(state: Pick<State, "reality" | "limits" | "shell">): number | null {
  const { timer } = state.reality;
  if (timer === null) return null;
  return Math.max(realityIntervalMs(state), timer.startedAt - (timer.sinceAt ?? timer.startedAt));
}

/** The money that a check shows, in minor units of `iso`; null if it shows none. */
export type MoneyShown = CouponMoney & { readonly iso: string };

/**
 * The stakes and returns since sign-in that a check shows: only when they were loaded for it, and the loaded history
 * covers the whole session.
 */
export function moneyShown({
  reality: { timer, hasFigures },
  account,
  bets,
}: Pick<State, "reality" | "account" | "bets">): MoneyShown | null {
  const iso = activeAccount(account)?.iso ?? "";
  if (!hasFigures || iso === "" || timer?.sinceAt === undefined) return null;
  const sums = moneySince(bets, timer.sinceAt, iso);
  return sums === null ? null : { ...sums, iso };
}
