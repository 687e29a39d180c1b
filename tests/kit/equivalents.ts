/** Mutants that no player and no server could tell from the rule as it is, each with the reason. Keep it tiny. */
export const equivalents: Readonly<Record<string, string>> = {
  "COUPON-REMINDER always betsInCoupon":
    "without a bet there is none to remind of, so what was planned is dropped all the same",
};
