/** This operator's own entries per currency, on top of those built into every client. */
export const couponAmounts = {
  amountStepByCurrencyIso: { EUR: 2.5, GBP: 2.5, PLN: 10, KWD: 0.5 },
  initialAmountByCurrencyIso: { EUR: 5, GBP: 5, PLN: 20, JPY: 500, KWD: 1.25 },
} as const;
