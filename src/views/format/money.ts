import { amountOf, minorDigits } from "../../events/money/minorUnits.ts";

const minus = "\u2212";

export type MoneyShape =
  /** With the decimals of the currency: "€20.00", "¥500". */
  | "full"
  /** Without decimals for a whole amount: "€5", "€2.50"; for quick amounts. */
  | "short"
  /** With a plus before a gain: "+€10.20"; for payouts and results. */
  | "signed";

/**
 * Formats money. `minor` is a whole number of minor units of `currency`, an ISO 4217 code; an unknown one, or another name
 * ("USDT"), is shown as it is.
 */
export function formatMoney(
  minor: number,
  currency: string,
  locale: string,
  shape: MoneyShape = "full",
): string {
  const amount = amountOf(minor, currency);
  if (/^[a-z]{3}$/i.test(currency))
    return realMinus(moneyFormat(currency, locale, shape).format(amount));
  // `Intl` throws at what is no code, so its name takes the place of one.
  const text = moneyFormat(noCurrency, locale, shape).format(amount);
  return realMinus(text.replace(noCurrency, () => currency).trim());
}

/** The code for no currency. */
const noCurrency = "XXX";

/** Shown instead of a balance that the player hides. */
export const hiddenMoney = "••••";

const realMinus = (text: string): string => text.replace("-", minus);

// Creating an Intl object costs far more than using it, and a page of bets needs the same few.
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currency: string, locale: string, shape: MoneyShape): Intl.NumberFormat {
  const key = `${locale} ${currency} ${shape}`;
  let format = moneyFormats.get(key);
  if (format === undefined) {
    // For some currencies browsers use other decimals than ISO 4217, and would round to them.
    const digits = minorDigits(currency);
    format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      currencyDisplay: currency === noCurrency ? "code" : "narrowSymbol",
      useGrouping: "always",
      ...(shape === "short" && { trailingZeroDisplay: "stripIfInteger" }),
      ...(shape === "signed" && { signDisplay: "exceptZero" }),
    });
    moneyFormats.set(key, format);
  }
  return format;
}
