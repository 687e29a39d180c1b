import type { Texts } from "../feed/types.ts";

/** Usual short names of markets, by their full English names; other markets have no shorter one. */
export const shortNames: Readonly<Record<string, Texts>> = {
  "Match result": { en: "1X2", ru: "1X2" },
  "Double chance": { en: "1X, 12, X2", ru: "1X, 12, X2" },
  "Draw no bet": { en: "DNB", ru: "Без ничьей" },
  "Both teams to score": { en: "BTTS", ru: "ОЗ" },
  "Half time and full time": { en: "HT/FT", ru: "Тайм/матч" },
  "Result and both score": { en: "1X2 and BTTS", ru: "1X2 и ОЗ" },
};
