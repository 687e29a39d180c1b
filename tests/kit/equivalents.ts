/**
 * Mutants that no player and no server can tell from the original rule, each with the reason. Keep this list
 * tiny.
 */
export const equivalents: Readonly<Record<string, string>> = {
  "COUPON-REMINDER always betsInCoupon":
    "without a bet there is none to remind of, so what was planned is dropped all the same",
};
