const minus = "\u2212";

// Creating an Intl object costs far more than using it.
const formats: Record<string, Intl.NumberFormat> = {};

/** Languages that write a small number as its digits: the first such object of a page takes as long as a screen of matches. */
const isPlain = (count: number, locale: string): boolean =>
  Number.isInteger(count) && count >= 0 && count < 1_000 && /^(en|ru)\b/.test(locale);

/** Points and counts: grouped from 1,000, no currency. */
export function formatCount(count: number, locale: string): string {
  if (isPlain(count, locale)) return String(count);
  formats[locale] ??= new Intl.NumberFormat(locale, {
    useGrouping: "always",
    maximumFractionDigits: 2,
  });
  return formats[locale].format(count).replace("-", minus);
}
