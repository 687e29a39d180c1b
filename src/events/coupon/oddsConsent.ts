import type { BetView } from "./selectors.ts";

/** What becomes of a new price: 0 the player is asked, 1 any is taken, 2 a higher one is taken. [coupon-005] */
export const changeCoefActions = [0, 2, 1] as const;
export type ChangeCoefAction = (typeof changeCoefActions)[number];

/** Whether the new price of a bet waits for the player's word. */
export function needsConsent({ coef, agreedCoef }: BetView, action: number): boolean {
  if (agreedCoef === null || action === 1) return false;
  return action === 0 || coef < agreedCoef;
}
