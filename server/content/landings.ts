import type { Texts } from "../feed/types.ts";

export type LandingText = {
  readonly landingId: string;
  readonly layout: "main" | "empty";
  readonly title: Texts;
  /** In the markup of `markup.ts`. */
  readonly text: Texts;
};

/** Landing pages for advertisements and emails. */
export const landings: readonly LandingText[] = [
  {
    landingId: "7",
    layout: "empty",
    title: { en: "Welcome to Touchline", ru: "Добро пожаловать в Touchline" },
    text: {
      en: `Live prices without waiting, and one coupon for everything.

        - [See what is live](/section/live)
        - [How to bet](/information/howbet)
        - [Responsible gaming](/information/responsiblegaming)

        > 18+. Play money only: this is a reference operator.`,
      ru: `Живые коэффициенты без ожидания и один купон на всё.

        - [Что идёт сейчас](/section/live)
        - [Как сделать ставку](/information/howbet)
        - [Ответственная игра](/information/responsiblegaming)

        > 18+. Только игровые деньги: это сайт-образец.`,
    },
  },
  {
    landingId: "cricket",
    layout: "main",
    title: { en: "Cricket, ball by ball", ru: "Крикет — мяч за мячом" },
    text: {
      en: `Live scores and odds for every over, to the last ball.

        - [Cricket now](/section/live/4)
        - [Cricket rules](/information/rules/sports/cricket)`,
      ru: `Счёт и коэффициенты каждого овера — до последнего мяча.

        - [Крикет сейчас](/section/live/4)
        - [Правила крикета](/information/rules/sports/cricket)`,
    },
  },
];
