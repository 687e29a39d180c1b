const minus = "\u2212";

/** Points and counts: grouped from 1,000, no currency. */
export function formatCount(count: number, locale: string): string {
  return countFormat(locale).format(count).replace("-", minus);
}

// Creating an Intl object costs far more than using it.
const countFormats = new Map<string, Intl.NumberFormat>();

function countFormat(locale: string): Intl.NumberFormat {
  let format = countFormats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { useGrouping: "always", maximumFractionDigits: 2 });
    countFormats.set(locale, format);
  }
  return format;
}
