import type { HistoryCoupon } from "./events.ts";

type Bet = HistoryCoupon["bets"][number];

/** The price that a bet was placed at; a dead heat makes it count at another. */
export const placedCoef = ({ coef, deadHeat }: Bet): number => deadHeat?.coef ?? coef;

/** What was staked when it was placed: with what was sold since, and what an advance did not bring in. */
export const placedStake = ({ amount, cashedOut, prepaid, status }: HistoryCoupon): number => {
  const missed =
    prepaid === undefined || status === "open" ? 0 : prepaid.amount - prepaid.collected;
  return amount + (cashedOut?.amount ?? 0) + missed;
};
