import type { Texts } from "../feed/types.ts";

type Document = {
  readonly id: number;
  /** Last segment of its address. */
  readonly name: string;
  readonly title: Texts;
  readonly tag: string;
  readonly parts: readonly { readonly title: Texts; readonly text: Texts }[];
};

/** The terms of this operator, which takes bets with play money. */
export const documents: readonly Document[] = [
  {
    id: 1,
    name: "rules",
    title: { en: "Betting rules", ru: "Правила приёма ставок" },
    tag: "rules",
    parts: [
      {
        title: { en: "Who may bet", ru: "Кто может делать ставки" },
        text: {
          en: "Adults, on an account of their own.",
          ru: "Совершеннолетние, каждый со своего счёта.",
        },
      },
      {
        title: { en: "How bets are settled", ru: "Как рассчитываются ставки" },
        text: {
          en: "On the official result of the match. A bet on a match that does not take place is returned.",
          ru: "По официальному результату матча. Ставка на несостоявшийся матч возвращается.",
        },
      },
    ],
  },
  {
    id: 2,
    name: "privacy",
    title: { en: "Privacy policy", ru: "Политика конфиденциальности" },
    tag: "privacy",
    parts: [
      {
        title: { en: "Data we keep", ru: "Какие данные мы храним" },
        text: {
          en: "Name, contact details, bets and account movements, for as long as the law requires.",
          ru: "Имя, контакты, ставки и движения по счёту — столько, сколько требует закон.",
        },
      },
    ],
  },
];
