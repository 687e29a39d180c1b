import type { State } from "../index.ts";
import { initial, type OpenCoupon, type SettlementsState } from "./state.ts";

export type { OpenCoupon, SettlementsState } from "./state.ts";

export const settlementsOf = ({ bets }: Pick<State, "bets">): SettlementsState =>
  bets.settlements ?? initial;

/** Whether this page has seen the coupon open, and nobody has told the player what became of it. */
export const isAwaited = ({ gone, known }: SettlementsState, couponId: number): boolean =>
  [...known, ...gone].some(({ id }) => id === couponId);

/** The part of the history that holds these coupons of one account. */
export const periodOf = (coupons: readonly [OpenCoupon, ...OpenCoupon[]]) => {
  const times = coupons.map(({ createdAt }) => createdAt);
  return {
    accountId: coupons[0].accountId,
    dateFrom: Math.min(...times),
    dateTo: Math.max(...times) + 1,
  };
};
