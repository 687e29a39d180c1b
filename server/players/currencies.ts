import { minorDigits } from "../../src/events/money/minorUnits.ts";
import type { Texts } from "../feed/types.ts";

export type Currency = {
  readonly id: number;
  readonly iso: string;
  readonly symbol: string;
  readonly name: Texts;
  /** The equivalent of a euro for bounds, bonuses and demo money: a round number, not an exchange rate. */
  readonly perEuro: number;
};

/** Currencies that a player may hold an account in; the first is the currency of every main account. */
export const currencies: readonly Currency[] = [
  currency(2, "EUR", "€", 1, "Euro", "Евро"),
  currency(1, "USD", "$", 1, "US dollar", "Доллар США"),
  currency(3, "GBP", "£", 1, "Pound sterling", "Фунт стерлингов"),
  currency(12, "PLN", "zł", 4, "Polish zloty", "Польский злотый"),
  currency(87, "KZT", "₸", 100, "Kazakhstani tenge", "Казахстанский тенге"),
  currency(33, "JPY", "¥", 100, "Japanese yen", "Японская иена"),
  currency(54, "KWD", "د.ك", 0.25, "Kuwaiti dinar", "Кувейтский динар"),
];

export const currencyById = (id: number): Currency | undefined =>
  currencies.find((currency) => currency.id === id);

/** @throws Error if the database contains a currency that is not in the table. */
export function currencyByIso(iso: string): Currency {
  const match = currencies.find((currency) => currency.iso === iso);
  if (!match) throw new Error(`currency ${iso} is not in the table`);
  return match;
}

/** Converts euros to minor units of a currency, by its round equivalent. */
export const minorOfEuros = (euros: number, iso: string): number =>
  Math.round(euros * currencyByIso(iso).perEuro * 10 ** minorDigits(iso));

function currency(
  id: number,
  iso: string,
  symbol: string,
  perEuro: number,
  en: string,
  ru: string,
): Currency {
  return { id, iso, symbol, perEuro, name: { en, ru } };
}
