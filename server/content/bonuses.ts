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

        ## Betting with it

        1. Bonus money has an account of its own. Choose it in the coupon, under "Paid from", and the bet is paid from it.
        2. What such a bet wins goes back to the bonus account.
        3. It cannot be withdrawn, and it has no end.

        ## Without it

        A bonus is never needed: you can refuse it in your registration, and later ask [support](/support) to take it away.`,
      ru: `То, что действует для любого бонуса. Акция может быть мягче этих правил, но не строже.

        ## Как с него ставить

        1. У бонусных денег свой счёт. Выберите его в купоне, в строке «Оплата со счёта», и ставка спишется с него.
        2. Выигрыш такой ставки возвращается на бонусный счёт.
        3. Вывести их нельзя, срока у них нет.

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
