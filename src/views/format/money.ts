/** Amounts are computed in hundredths of the major unit, whatever the currency. */
const hundredths = 100;
const minus = "\u2212";

export type MoneyShape =
  /** As the currency writes it: "€20.00", "¥500". */
  | "full"
  /** Without decimals when there are none to tell: "€5", "€2.50"; for quick amounts. */
  | "short"
  /** With a plus before a gain: "+€10.20"; for payouts and results. */
  | "signed";

/**
 * Money for the eye. `minor` is an integer number of hundredths; `currency` an ISO 4217 code; an
 * unknown but well-formed code stands as it is before the amount.
 */
export function formatMoney(
  minor: number,
  currency: string,
  locale: string,
  shape: MoneyShape = "full",
): string {
  return realMinus(moneyFormat(currency, locale, shape).format(minor / hundredths));
}

/** The hundredths of an amount of the state, which is in major units as on the wire. */
export const minorOf = (amount: number): number => Math.round(amount * hundredths);

/** The other way round: what a field gives, as the state wants it. */
export const amountOf = (minor: number): number => minor / hundredths;

/** Points and counts: grouped from 1,000, no sign. */
export function formatCount(count: number, locale: string): string {
  return realMinus(countFormat(locale).format(count));
}

/** What stands in place of a balance the player hides. */
export const hiddenMoney = "••••";

const realMinus = (text: string): string => text.replace("-", minus);

// Intl objects cost far more to make than to use, and a page of bets asks for the same few.
const moneyFormats = new Map<string, Intl.NumberFormat>();
const countFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, locale: string, shape: MoneyShape): Intl.NumberFormat {
  const key = `${locale} ${currency} ${shape}`;
  let format = moneyFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      useGrouping: "always",
      ...(shape === "short" && { trailingZeroDisplay: "stripIfInteger" }),
      ...(shape === "signed" && { signDisplay: "exceptZero" }),
    });
    moneyFormats.set(key, format);
  }
  return format;
}

function countFormat(locale: string): Intl.NumberFormat {
  let format = countFormats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { useGrouping: "always", maximumFractionDigits: 2 });
    countFormats.set(locale, format);
  }
  return format;
}
