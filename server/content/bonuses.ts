import { day, type PageText } from "./text.ts";

/** Pages about bonuses; they are reached from promotions, not from the menu. [route-promo-003] */
export const bonusPages: readonly PageText[] = [
  {
    slug: "bonus-rules",
    group: null,
    icon: "percent",
    updatedAt: day("2026-11-16"),
    title: { en: "Bonus rules", ru: "Правила бонусов" },
    text: {
      en: `What holds for every bonus. A promotion may be kinder than this, never stricter.

        ## Wagering

        1. A bonus is wagered once its amount has been bet five times at odds of 1.50 or more.
        2. It has to be done within 14 days; what is left of it then is gone.
        3. Money of your own is used first and can be withdrawn at any time.

        ## What does not count

        - Bets that were returned or sold.
        - Bets with another bonus.

        ## Without it

        A bonus is never needed: you can refuse it in your registration, and later ask [support](/support) to take it away.`,
      ru: `То, что действует для любого бонуса. Акция может быть мягче этих правил, но не строже.

        ## Отыгрыш

        1. Бонус отыгран, когда его сумма пять раз поставлена с коэффициентом от 1,50.
        2. На это есть 14 дней; остаток потом сгорает.
        3. Свои деньги тратятся первыми, и вывести их можно всегда.

        ## Что не считается

        - Возвращённые и проданные ставки.
        - Ставки с другим бонусом.

        ## Без бонуса

        Бонус не обязателен: от него можно отказаться при регистрации, а позже попросить [поддержку](/support) его убрать.`,
    },
  },
  {
    slug: "bonus-partner",
    group: null,
    icon: "trophy",
    updatedAt: day("2026-11-16"),
    title: { en: "Partner bonuses", ru: "Бонусы партнёров" },
    text: {
      en: `What our partners and we do together. Nobody has to buy anything for it.

        - [The club's evening](/bonus/partner/club): home games of FC Norrvik without margin.
        - [All bonuses and offers](/bonuses-offers)
        - [Our partners](/ourpartners)`,
      ru: `То, что мы делаем вместе с партнёрами. Покупать для этого ничего не нужно.

        - [Клубный вечер](/bonus/partner/club): домашние матчи «Норрвика» без маржи.
        - [Все бонусы и предложения](/bonuses-offers)
        - [Наши партнёры](/ourpartners)`,
    },
  },
];
