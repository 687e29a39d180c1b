import type { Texts } from "../feed/types.ts";

export type PartnerText = {
  readonly id: number;
  readonly section: string;
  readonly title: Texts;
  /** In the markup of `markup.ts`. */
  readonly text: Texts;
  /** Two letters and a colour for the generated logo. */
  readonly mark: string;
  readonly colour: string;
};

/** Clubs of the simulated world, and providers of data and help that the site uses. */
export const partners: readonly PartnerText[] = [
  {
    id: 1,
    section: "football",
    mark: "NV",
    colour: "#123524",
    title: { en: "FC Norrvik", ru: "ФК «Норрвик»" },
    text: {
      en: "A club in the simulated league. Partner of its youth teams since 2024; no advertising on children's shirts.",
      ru: "Клуб смоделированной лиги. Партнёр юношеских команд с 2024 года; рекламы на форме детей нет.",
    },
  },
  {
    id: 2,
    section: "football",
    mark: "BA",
    colour: "#1d3557",
    title: { en: "Bastia Azul", ru: "«Бастия Асуль»" },
    text: {
      en: "A club in the simulated league. Together we pay for the women's team's pitch.",
      ru: "Клуб смоделированной лиги. Вместе мы содержим поле женской команды.",
    },
  },
  {
    id: 3,
    section: "data",
    mark: "RD",
    colour: "#5a3e85",
    title: { en: "Recorded streams", ru: "Записанные потоки" },
    text: {
      en: "Real matches can be replayed from recordings of a betting exchange.",
      ru: "Действительно сыгранные матчи можно показать снова по записям биржи ставок.",
    },
  },
  {
    id: 4,
    section: "care",
    mark: "GT",
    colour: "#0b6e6e",
    title: { en: "Gambling Therapy", ru: "Gambling Therapy" },
    text: {
      en: "Free advice for anyone affected by gambling: [gamblingtherapy.org](https://www.gamblingtherapy.org/). Independent of us.",
      ru: "Бесплатная помощь всем, кого коснулась игра: [gamblingtherapy.org](https://www.gamblingtherapy.org/ru). Независима от нас.",
    },
  },
];

/** A generated logo with the partner's mark. */
export const logoOf = ({ mark, colour }: PartnerText): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="41" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="25" fill="#fff">${mark}</text></svg>`;
