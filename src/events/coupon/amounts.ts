/** A currency that the table does not name uses the amount of RUB. [coupon-041] [coupon-042] */
export const ofCurrency = (
  table: Readonly<Record<string, number>> | undefined,
  iso: string,
): number => table?.[iso] ?? table?.["RUB"] ?? 1;

/** Amounts are kept in whole minor units, never below 0; null: that is no amount. */
export function keptAmount(amount: number): number | null {
  const whole = Math.round(Math.min(Math.max(amount, 0), 1_000_000_000) * 100) / 100;
  return Number.isFinite(whole) ? whole : null;
}
