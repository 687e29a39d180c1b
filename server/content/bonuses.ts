import { day, type PageText } from "./text.ts";

/** Pages about bonuses; linked from promotions, not from the menu. [route-promo-003] */
export const bonusPages: readonly PageText[] = [
  {
    slug: "bonus-rules",
    group: null,
    icon: "percent",
    updatedAt: day("2026-11-16"),
    title: { en: "Bonus rules", ru: "Правила бонусов" },
    text: {
      en: `These rules apply to every bonus.

        ## How to bet with a bonus

        1. Bonus money has an account of its own. Choose it in the coupon, under "Paid from", and the bet is paid from it.
        2. What such a bet wins goes back to the bonus account.
        3. Bonus money cannot be paid out, and it does not expire.

        ## Betting without one

        A bonus is always optional: you get one only if you take part in a [promotion](/promotions) or activate a promo code.`,
      ru: `Эти правила действуют для любого бонуса.

        ## Как с него ставить

        1. У бонусных денег свой счёт. Выберите его в купоне, в строке «Оплата со счёта», и ставка спишется с него.
        2. Выигрыш такой ставки возвращается на бонусный счёт.
        3. Вывести их нельзя, срока у них нет.

        ## Без бонуса

        Бонус всегда по желанию: он приходит, только если вы участвуете в [акции](/promotions) или активируете промокод.`,
    },
  },
  {
    slug: "bonus-partner",
    group: null,
    icon: "trophy",
    updatedAt: day("2026-11-16"),
    title: { en: "Partner bonuses", ru: "Бонусы партнёров" },
    text: {
      en: `Bonuses from us and our partners. You do not have to buy anything.

        - [FC Norrvik bonus](/bonus/partner/club): €5 with a promo code.
        - [All bonuses and offers](/bonuses-offers)
        - [Our partners](/ourpartners)`,
      ru: `Бонусы от нас и наших партнёров. Покупать ничего не нужно.

        - [Бонус ФК «Норрвик»](/bonus/partner/club): 5 € по промокоду.
        - [Все бонусы и предложения](/bonuses-offers)
        - [Наши партнёры](/ourpartners)`,
    },
  },
];
