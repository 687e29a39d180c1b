import type { Texts } from "../feed/types.ts";

/** Language families for the names of invented clubs and players. */
export type NameFamily =
  | "english"
  | "spanish"
  | "portuguese"
  | "german"
  | "italian"
  | "nordic"
  | "slavic"
  | "turkic"
  | "arabic"
  | "indian"
  | "thai"
  | "chinese"
  | "japanese"
  | "korean";

export type Country = {
  readonly code: string;
  readonly name: Texts;
  /** Minutes by which its local time is ahead of UTC, summer and winter. */
  readonly utcMinutes: number;
  readonly family: NameFamily;
};

/** Ordered from the latest evening to the earliest, so that somebody plays at every hour. */
export const countries = {
  unitedStates: country("US", "United States", "США", -8, "english"),
  canada: country("CA", "Canada", "Канада", -7, "english"),
  mexico: country("MX", "Mexico", "Мексика", -6, "spanish"),
  colombia: country("CO", "Colombia", "Колумбия", -5, "spanish"),
  chile: country("CL", "Chile", "Чили", -4, "spanish"),
  barbados: country("BB", "Barbados", "Барбадос", -4, "english"),
  brazil: country("BR", "Brazil", "Бразилия", -3, "portuguese"),
  argentina: country("AR", "Argentina", "Аргентина", -3, "spanish"),
  england: country("GB", "England", "Англия", 0, "english"),
  portugal: country("PT", "Portugal", "Португалия", 0, "portuguese"),
  spain: country("ES", "Spain", "Испания", 1, "spanish"),
  germany: country("DE", "Germany", "Германия", 1, "german"),
  italy: country("IT", "Italy", "Италия", 1, "italian"),
  norway: country("NO", "Norway", "Норвегия", 1, "nordic"),
  poland: country("PL", "Poland", "Польша", 1, "slavic"),
  finland: country("FI", "Finland", "Финляндия", 2, "nordic"),
  southAfrica: country("ZA", "South Africa", "ЮАР", 2, "english"),
  turkey: country("TR", "Türkiye", "Турция", 3, "turkic"),
  emirates: country("AE", "Emirates", "ОАЭ", 4, "arabic"),
  kazakhstan: country("KZ", "Kazakhstan", "Казахстан", 5, "turkic"),
  india: country("IN", "India", "Индия", 5.5, "indian"),
  bangladesh: country("BD", "Bangladesh", "Бангладеш", 6, "indian"),
  thailand: country("TH", "Thailand", "Таиланд", 7, "thai"),
  china: country("CN", "China", "Китай", 8, "chinese"),
  japan: country("JP", "Japan", "Япония", 9, "japanese"),
  korea: country("KR", "South Korea", "Южная Корея", 9, "korean"),
  australia: country("AU", "Australia", "Австралия", 10, "english"),
  newZealand: country("NZ", "New Zealand", "Новая Зеландия", 12, "english"),
  fiji: country("FJ", "Fiji", "Фиджи", 12, "english"),
} as const;

function country(
  code: string,
  en: string,
  ru: string,
  utcHours: number,
  family: NameFamily,
): Country {
  return { code, name: { en, ru }, utcMinutes: utcHours * 60, family };
}
