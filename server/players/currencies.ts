import type { Texts } from "../feed/facts.ts";

export type Currency = {
  readonly id: number;
  readonly iso: string;
  readonly symbol: string;
  readonly name: Texts;
};

/** Currencies in which a player may hold an account; the first is that of every main account. */
export const currencies: readonly Currency[] = [
  currency(2, "EUR", "€", "Euro", "Евро"),
  currency(1, "USD", "$", "US dollar", "Доллар США"),
  currency(3, "GBP", "£", "Pound sterling", "Фунт стерлингов"),
  currency(12, "PLN", "zł", "Polish zloty", "Польский злотый"),
  currency(87, "KZT", "₸", "Kazakhstani tenge", "Казахстанский тенге"),
];

export const currencyById = (id: number): Currency | undefined =>
  currencies.find((one) => one.id === id);

/** @throws Error when the database names a currency that is not in the table. */
export function currencyByIso(iso: string): Currency {
  const found = currencies.find((one) => one.iso === iso);
  if (!found) throw new Error(`currency ${iso} is not in the table`);
  return found;
}

function currency(id: number, iso: string, symbol: string, en: string, ru: string): Currency {
  return { id, iso, symbol, name: { en, ru } };
}
