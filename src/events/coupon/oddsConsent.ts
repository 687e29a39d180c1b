import type { BetView } from "./selectors.ts";

/** How to handle a new price: 0 asks the player, 1 accepts any, 2 accepts a higher one. [coupon-005] */
export const changeCoefActions = [0, 2, 1] as const;
export type ChangeCoefAction = (typeof changeCoefActions)[number];

/** Whether the player has to agree to the new price of a bet, or of an anti-express. */
export function needsConsent(
  { coef, agreedCoef }: Pick<BetView, "agreedCoef" | "coef">,
  action: number,
): boolean {
  if (agreedCoef === null || action === 1) return false;
  return action === 0 || coef < agreedCoef;
}
