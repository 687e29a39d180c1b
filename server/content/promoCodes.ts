import type { Texts } from "../feed/types.ts";
import { day } from "./text.ts";

export type PromoCodeText = {
  /** In capitals, for comparison. */
  readonly promocode: string;
  readonly title: Texts;
  /** Unix seconds; null: no end. */
  readonly expiresAt: number | null;
  /** Its bonus in whole euros; other currencies are derived from that. */
  readonly euros: number;
};

/** Promo codes of the reference operator; each gives its bonus once per player. */
const promoCodes: readonly PromoCodeText[] = [
  {
    promocode: "WELCOME",
    title: { en: "Welcome bonus", ru: "Приветственный бонус" },
    expiresAt: day("2027-12-31"),
    euros: 20,
  },
  {
    promocode: "DERBY",
    title: { en: "Derby bonus", ru: "Бонус к дерби" },
    expiresAt: null,
    euros: 5,
  },
  {
    promocode: "CRICKET",
    title: { en: "Cricket bonus", ru: "Крикетный бонус" },
    expiresAt: day("2027-12-31"),
    euros: 10,
  },
  {
    promocode: "NORRVIK",
    title: { en: "FC Norrvik bonus", ru: "Бонус ФК «Норрвик»" },
    expiresAt: null,
    euros: 5,
  },
  {
    promocode: "SUMMER",
    title: { en: "Summer bonus", ru: "Летний бонус" },
    expiresAt: day("2026-08-31"),
    euros: 15,
  },
];

/** Ignores case and surrounding blanks; undefined if there is no such code. */
export const promoCodeNamed = (typed: string): PromoCodeText | undefined => {
  const promocode = typed.trim().toUpperCase();
  return promoCodes.find((code) => code.promocode === promocode);
};
