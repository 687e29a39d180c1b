import type { Texts } from "../feed/types.ts";
import { day } from "./text.ts";

export type PromotionText = {
  readonly id: string;
  /** Path of its page, without the language. */
  readonly link: string;
  /** Unix seconds; null if there is no start or end. */
  readonly startAt: number | null;
  readonly endAt: number | null;
  /** Whether a player joins with a button; otherwise they enter the code. */
  readonly isJoinNeeded: boolean;
  /** The promo code whose bonus it gives, once in either case. */
  readonly promocode: string;
  readonly title: Texts;
  /** One line for its poster. */
  readonly lead: Texts;
  /** The number on its poster and the background colour. */
  readonly mark: string;
  readonly colour: string;
  /** In the markup of `markup.ts`. */
  readonly text: Texts;
};

/**
 * Promotions of the reference operator, with play money only. Each gives the bonus of a promo code, which is
 * all that this server supports.
 */
export const promotions: readonly PromotionText[] = [
  {
    id: "welcome",
    link: "/promotions/welcome",
    startAt: null,
    endAt: day("2027-12-31"),
    isJoinNeeded: true,
    promocode: "WELCOME",
    mark: "€20",
    colour: "#123524",
    title: { en: "Welcome bonus", ru: "Приветственный бонус" },
    lead: { en: "€20 to bet with, once", ru: "20 € на ставки, один раз" },
    text: {
      en: `€20 of bonus money for every player, once.

        ## How it works

        1. Take part with the button below. The money is in your bonus account at once.
        2. In the coupon, choose the bonus account under "Paid from".
        3. Place your bet. What it wins goes back to the bonus account.

        ## Terms

        - The promo code **WELCOME** brings the same bonus: use the button or the code, not both.
        - An account in another currency gets the same value in that currency.
        - The [bonus rules](/bonus/rules) apply. 18+.`,
      ru: `20 € бонусных денег каждому игроку, один раз.

        ## Как это работает

        1. Нажмите кнопку ниже. Деньги сразу появятся на бонусном счёте.
        2. В купоне выберите бонусный счёт в строке «Оплата со счёта».
        3. Сделайте ставку. Её выигрыш вернётся на бонусный счёт.

        ## Условия

        - Промокод **WELCOME** приносит тот же бонус: либо кнопка, либо промокод.
        - На счёт в другой валюте приходит столько же в этой валюте.
        - Действуют [правила бонусов](/bonus/rules). 18+.`,
    },
  },
  {
    id: "cricket-week",
    link: "/bonus/cricket-week",
    startAt: day("2026-11-01"),
    endAt: day("2027-12-31"),
    isJoinNeeded: true,
    promocode: "CRICKET",
    mark: "€10",
    colour: "#5a3e85",
    title: { en: "Cricket bonus", ru: "Крикетный бонус" },
    lead: { en: "€10 for the cricket season", ru: "10 € к крикетному сезону" },
    text: {
      en: `€10 of bonus money for the cricket season. Bet it on any match, of any sport.

        ## Terms

        - Take part with the button below, or enter the promo code **CRICKET**: each player gets the bonus once.
        - You can take part until the last day shown above. The money stays yours after that.
        - The [bonus rules](/bonus/rules) apply. 18+.

        [Live matches](/section/live)`,
      ru: `10 € бонусных денег к крикетному сезону. Ставить их можно на любой матч любого вида спорта.

        ## Условия

        - Нажмите кнопку ниже или введите промокод **CRICKET**: бонус даётся каждому игроку один раз.
        - Участвовать можно до последнего дня, указанного выше. Деньги остаются у вас и после него.
        - Действуют [правила бонусов](/bonus/rules). 18+.

        [Матчи в лайве](/section/live)`,
    },
  },
  {
    id: "derby",
    link: "/bonus/offer/derby",
    startAt: null,
    endAt: null,
    isJoinNeeded: false,
    promocode: "DERBY",
    mark: "€5",
    colour: "#7a2e2e",
    title: { en: "Derby bonus", ru: "Бонус к дерби" },
    lead: { en: "€5 with the code DERBY", ru: "5 € по промокоду DERBY" },
    text: {
      en: `€5 of bonus money with the promo code **DERBY**.

        1. Open [Check a promo code](/office/promo-code-check) and enter the code.
        2. Activate it. The money is in your bonus account at once.

        Each player gets it once. The [bonus rules](/bonus/rules) apply. 18+.`,
      ru: `5 € бонусных денег по промокоду **DERBY**.

        1. Откройте [проверку промокода](/office/promo-code-check) и введите промокод.
        2. Активируйте его. Деньги сразу появятся на бонусном счёте.

        Бонус даётся каждому игроку один раз. Действуют [правила бонусов](/bonus/rules). 18+.`,
    },
  },
  {
    id: "club",
    link: "/bonus/partner/club",
    startAt: null,
    endAt: null,
    isJoinNeeded: false,
    promocode: "NORRVIK",
    mark: "FC",
    colour: "#1d3557",
    title: { en: "FC Norrvik bonus", ru: "Бонус ФК «Норрвик»" },
    lead: { en: "€5 with the code NORRVIK", ru: "5 € по промокоду NORRVIK" },
    text: {
      en: `€5 of bonus money with the promo code **NORRVIK**, together with our partner FC Norrvik.

        Enter the code under [Check a promo code](/office/promo-code-check). Each player gets the bonus once, and the [bonus rules](/bonus/rules) apply. 18+.

        [Our partners](/ourpartners/football)`,
      ru: `5 € бонусных денег по промокоду **NORRVIK** — вместе с нашим партнёром, ФК «Норрвик».

        Введите промокод на странице [проверки промокода](/office/promo-code-check). Бонус даётся каждому игроку один раз, действуют [правила бонусов](/bonus/rules). 18+.

        [Наши партнёры](/ourpartners/football)`,
    },
  },
];

/** The image of a promotion: its number on its colour. */
export const posterOf = ({ mark, colour }: PromotionText): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${colour}"/><path d="M-20 150 340 60M-20 190 340 100" stroke="#fff" stroke-opacity=".12" stroke-width="18"/><text x="24" y="112" font-family="sans-serif" font-weight="800" font-size="64" fill="#fff">${mark}</text></svg>`;
