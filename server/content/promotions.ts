import type { Texts } from "../feed/facts.ts";
import { day } from "./text.ts";

export type PromotionText = {
  readonly id: string;
  /** Its page, without the language. */
  readonly link: string;
  /** Unix seconds; null: no end or no beginning. */
  readonly startAt: number | null;
  readonly endAt: number | null;
  /** Whether a player has to say that she takes part. */
  readonly isJoinNeeded: boolean;
  readonly title: Texts;
  /** One line of its poster. */
  readonly lead: Texts;
  /** The figure on its poster, and the colour behind it. */
  readonly mark: string;
  readonly colour: string;
  /** In the markup of `markup.ts`. */
  readonly text: Texts;
};

/** Promotions and bonuses of the reference operator. All of it is play money, as everything here. */
export const promotions: readonly PromotionText[] = [
  {
    id: "accumulator",
    link: "/promotions/accumulator",
    startAt: null,
    endAt: null,
    isJoinNeeded: true,
    mark: "+10%",
    colour: "#123524",
    title: { en: "Accumulator of the day", ru: "Экспресс дня" },
    lead: {
      en: "Ten percent more on four outcomes",
      ru: "На десять процентов больше за четыре исхода",
    },
    text: {
      en: `Ten percent more on the first express of the day with four outcomes or more.

        ## How it works

        1. Take part with the button below, once.
        2. Place an express of at least four outcomes, each with odds of 1.40 or more.
        3. If it wins, ten percent of the winnings are added, up to 50 €.

        ## Terms

        - One express a day counts: the first that was placed after midnight UTC.
        - A returned outcome counts with odds of 1, and then is none of the four.
        - Systems and bets with a bonus do not count.

        > Set a [limit](/information/responsiblegaming) before you begin. 18+.`,
      ru: `На десять процентов больше за первый за день экспресс из четырёх и более исходов.

        ## Как это работает

        1. Нажмите кнопку ниже, один раз.
        2. Поставьте экспресс минимум из четырёх исходов, каждый с коэффициентом от 1,40.
        3. Если он выиграет, к выигрышу добавится десять процентов, но не больше 50 €.

        ## Условия

        - Считается один экспресс в день: первый после полуночи UTC.
        - Возвращённый исход идёт с коэффициентом 1 и в число четырёх не входит.
        - Системы и ставки с бонусом не считаются.

        > Сначала поставьте себе [лимит](/information/responsiblegaming). 18+.`,
    },
  },
  {
    id: "cricket-week",
    link: "/promotions/cricket-week",
    startAt: day("2026-11-01"),
    endAt: day("2027-12-31"),
    isJoinNeeded: true,
    mark: "6 × 6",
    colour: "#5a3e85",
    title: { en: "Six sixes", ru: "Шесть шестёрок" },
    lead: {
      en: "A free bet for every six of your team",
      ru: "Фрибет за каждую шестёрку вашей команды",
    },
    text: {
      en: `Choose a team in a live cricket match and bet 10 € or more on its victory: each six that it hits afterwards adds 1 € to a free bet.

        ## Terms

        - At most 6 € a match, paid when the match is settled.
        - A bet that was sold or returned does not count.
        - The free bet is valid for 7 days; the stake itself is not paid out.

        [Cricket now](/section/live)`,
      ru: `Выберите команду в идущем крикетном матче и поставьте от 10 € на её победу: каждая её шестёрка после ставки прибавляет 1 € к фрибету.

        ## Условия

        - Не больше 6 € за матч; начисляется после расчёта матча.
        - Проданная или возвращённая ставка не считается.
        - Фрибет действует 7 дней; сама сумма фрибета не выплачивается.

        [Крикет сейчас](/section/live)`,
    },
  },
  {
    id: "first-bet",
    link: "/bonus/offer/first-bet",
    startAt: null,
    endAt: null,
    isJoinNeeded: true,
    mark: "1st",
    colour: "#7a2e2e",
    title: { en: "First bet insured", ru: "Первая ставка застрахована" },
    lead: { en: "Lost? Up to 10 € come back", ru: "Проиграла? До 10 € вернутся" },
    text: {
      en: `If the first bet of a new account loses, up to 10 € of it come back as a bonus.

        ## Terms

        - Odds of at least 1.50; single bets and expresses.
        - Take part before the bet is placed.
        - The bonus is wagered by the [bonus rules](/bonus/rules).`,
      ru: `Если первая ставка нового аккаунта проиграла, до 10 € вернутся бонусом.

        ## Условия

        - Коэффициент от 1,50; ординары и экспрессы.
        - Участие нужно подтвердить до ставки.
        - Бонус отыгрывается по [правилам бонусов](/bonus/rules).`,
    },
  },
  {
    id: "club",
    link: "/bonus/partner/club",
    startAt: null,
    endAt: null,
    isJoinNeeded: false,
    mark: "FC",
    colour: "#1d3557",
    title: { en: "The club's evening", ru: "Клубный вечер" },
    lead: {
      en: "Home games of FC Norrvik without margin",
      ru: "Домашние матчи «Норрвика» без маржи",
    },
    text: {
      en: `On evenings when FC Norrvik plays at home the winner market of the match has no margin. Nothing has to be done for it: the odds that you see are those odds.

        [Our partners](/ourpartners/football)`,
      ru: `Когда «Норрвик» играет дома, рынок победителя этого матча — без маржи. Делать ничего не нужно: коэффициенты на экране уже такие.

        [Наши партнёры](/ourpartners/football)`,
    },
  },
];

/** The picture of a promotion: its figure on its colour. */
export const posterOf = ({ mark, colour }: PromotionText): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${colour}"/><path d="M-20 150 340 60M-20 190 340 100" stroke="#fff" stroke-opacity=".12" stroke-width="18"/><text x="24" y="112" font-family="sans-serif" font-weight="800" font-size="64" fill="#fff">${mark}</text></svg>`;
