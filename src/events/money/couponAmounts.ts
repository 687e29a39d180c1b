type ByCurrency = Readonly<Record<string, number>>;

/** How much one tap adds to the stake. [coupon-041] */
const amountSteps: ByCurrency = { RUB: 100, USD: 2.5, EUR: 2.5, UAH: 50, KZT: 500, JPY: 500 };
/** Initial stake of a coupon. [coupon-042] */
const initialAmounts: ByCurrency = { RUB: 150, USD: 5, EUR: 5, UAH: 50, KZT: 1000 };

/**
 * The site's own entry for the currency takes precedence; a currency without any entry uses the amount of
 * RUB.
 */
const amountFor = (table: ByCurrency, siteAmounts: ByCurrency | undefined, iso: string): number =>
  siteAmounts?.[iso] ?? table[iso] ?? siteAmounts?.["RUB"] ?? table["RUB"] ?? 1;

export const amountStep = (iso: string, siteAmounts: ByCurrency | undefined): number =>
  amountFor(amountSteps, siteAmounts, iso);
export const initialAmount = (iso: string, siteAmounts: ByCurrency | undefined): number =>
  amountFor(initialAmounts, siteAmounts, iso);
