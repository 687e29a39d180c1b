const minus = "\u2212";

// Creating an Intl object costs far more than using it.
const formats: Record<string, Intl.NumberFormat> = {};

/** Points and counts: grouped from 1,000, no currency. */
export function formatCount(count: number, locale: string): string {
  formats[locale] ??= new Intl.NumberFormat(locale, {
    useGrouping: "always",
    maximumFractionDigits: 2,
  });
  return formats[locale].format(count).replace("-", minus);
}
