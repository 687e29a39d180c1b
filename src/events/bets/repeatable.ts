import { itemsOf } from "../remoteList.ts";
import type { HistoryCoupon } from "./events.ts";
import { shownHistory } from "./shown.ts";
import type { BetsState } from "./state.ts";

type PlacedBet = HistoryCoupon["bets"][number];

/** The coupon of this number, if a list of bets has it or it has just left the open ones. */
export const placedCoupon = (bets: BetsState, couponId: number): HistoryCoupon | undefined =>
  [
    ...itemsOf(bets.opened),
    ...bets.ended,
    ...itemsOf(shownHistory(bets)),
    ...(bets.found?.ended ?? []),
  ].find(({ id }) => id === couponId);

/** It was open when this page was opened, and is no longer, whatever is known of its end. */
export const hasEnded = ({ ended, found }: BetsState, couponId: number): boolean =>
  [...ended, ...(found?.ended ?? [])].some(({ id }) => id === couponId);

/** Not settled: its outcome may still be offered. One that was sold says nothing of its match. */
const openStatuses: ReadonlySet<string> = new Set(["open", "cashed_out"]);

/** Whether this pick can be placed again, as far as the history tells; the feeds have the last word. */
export const isRepeatable = ({ gamePermanentId, status }: PlacedBet): boolean =>
  openStatuses.has(status) && gamePermanentId !== undefined;
