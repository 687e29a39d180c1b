type ByCurrency = Readonly<Record<string, number>>;

/** How much one tap adds to the stake. [coupon-041] */
const amountSteps: ByCurrency = { RUB: 100, USD: 2.5, EUR: 2.5, UAH: 50, KZT: 500, JPY: 500 };
/** What a coupon begins with. [coupon-042] */
const initialAmounts: ByCurrency = { RUB: 150, USD: 5, EUR: 5, UAH: 50, KZT: 1000 };

/** The site's own entry for the currency comes first; a currency without any entry uses the amount of RUB. */
const ofCurrency = (table: ByCurrency, ofSite: ByCurrency | undefined, iso: string): number =>
  ofSite?.[iso] ?? table[iso] ?? ofSite?.["RUB"] ?? table["RUB"] ?? 1;

export const amountStep = (iso: string, ofSite: ByCurrency | undefined): number =>
  ofCurrency(amountSteps, ofSite, iso);
export const initialAmount = (iso: string, ofSite: ByCurrency | undefined): number =>
  ofCurrency(initialAmounts, ofSite, iso);
