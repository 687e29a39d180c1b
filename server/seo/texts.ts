import type { Texts } from "../feed/facts.ts";

/**
 * What is said of a kind of page; `{name}` stands for the sport or the match. Text in the markup of
 * `../content/markup.ts`.
 */
export type PageWords = {
  readonly title: Texts;
  readonly description: Texts;
  readonly heading: Texts;
  readonly text: Texts;
};

export const home: PageWords = {
  title: {
    en: "Touchline: live and pre-match sports betting",
    ru: "Touchline: ставки на спорт в лайве и линии",
  },
  description: {
    en: "Odds for football, tennis, basketball, cricket and more, live and before the match. Every bet stays in your history.",
    ru: "Коэффициенты на футбол, теннис, баскетбол, крикет и другие виды спорта в лайве и до матча. Каждая ставка остаётся в истории.",
  },
  heading: { en: "Betting with Touchline", ru: "Ставки в Touchline" },
  text: {
    en: `Touchline shows the odds of live matches as they move, and those of the coming days before play begins. An outcome that is tapped goes into the coupon; there you choose a single or an express and see what you can win before you confirm.

## What you can bet on

- [Live matches](/section/live): scores, match clock and odds, renewed every few seconds
- [The line](/section/line): matches of the coming days
- One coupon with bets of both

## Before you bet

Read [how to bet](/information/howbet) and the [rules](/information/rules). Bet only what you can afford to lose: limits, reality checks and a break can be set under [responsible gaming](/information/responsiblegaming).`,
    ru: `Touchline показывает коэффициенты идущих матчей так, как они меняются, и коэффициенты ближайших дней до начала игры. Исход, на который вы нажали, попадает в купон: там вы выбираете ординар или экспресс и видите возможный выигрыш до подтверждения.

## На что можно поставить

- [Матчи в лайве](/section/live): счёт, время матча и коэффициенты обновляются каждые несколько секунд
- [Линия](/section/line): матчи ближайших дней
- Один купон со ставками и оттуда, и оттуда

## Прежде чем ставить

Прочитайте, [как сделать ставку](/information/howbet), и [правила](/information/rules). Ставьте только то, что можете позволить себе проиграть: лимиты, проверки реальности и перерыв включаются в разделе [ответственной игры](/information/responsiblegaming).`,
  },
};

export const live: PageWords = {
  title: { en: "Live betting: matches now", ru: "Ставки в лайве: матчи сейчас" },
  description: {
    en: "All matches being played now with their scores and moving odds.",
    ru: "Все матчи, которые идут сейчас, со счётом и меняющимися коэффициентами.",
  },
  heading: { en: "Live betting", ru: "Ставки в лайве" },
  text: {
    en: `A live bet is placed while the match is played. The odds move with the score and the clock, so the price may change before the bet is taken; in the coupon you choose which changes you accept. When something happens on the field, a market is suspended for a moment and cannot be bet on.`,
    ru: `Ставка в лайве делается во время матча. Коэффициенты меняются вместе со счётом и временем, поэтому цена может измениться до приёма ставки; в купоне вы выбираете, какие изменения принимаете. Когда на поле что-то происходит, приём ставок на рынок ненадолго останавливается.`,
  },
};

export const line: PageWords = {
  title: { en: "Pre-match odds", ru: "Коэффициенты до матча" },
  description: {
    en: "Matches of the coming days with their odds before play begins.",
    ru: "Матчи ближайших дней с коэффициентами до начала игры.",
  },
  heading: { en: "The line", ru: "Линия" },
  text: {
    en: `The line lists matches that have not begun. Their odds change seldom, so there is time to compare markets. A match that begins moves to [live](/section/live), and bets on it stay as they were placed.`,
    ru: `В линии стоят матчи, которые ещё не начались. Их коэффициенты меняются редко, и рынки можно спокойно сравнить. Начавшийся матч переходит в [лайв](/section/live), а ставки на него остаются такими, какими были сделаны.`,
  },
};

export const sportLive: PageWords = {
  title: { en: "{name}: live odds", ru: "{name}: коэффициенты в лайве" },
  description: {
    en: "{name} matches being played now: score, match clock and odds.",
    ru: "{name}: матчи, которые идут сейчас, счёт, время и коэффициенты.",
  },
  heading: { en: "{name} live", ru: "{name} в лайве" },
  text: live.text,
};

export const sportLine: PageWords = {
  title: { en: "{name}: pre-match odds", ru: "{name}: коэффициенты до матча" },
  description: {
    en: "{name} matches of the coming days and their odds.",
    ru: "{name}: матчи ближайших дней и коэффициенты на них.",
  },
  heading: { en: "{name} odds", ru: "{name}: коэффициенты" },
  text: line.text,
};

export const match: PageWords = {
  title: { en: "{name}: odds", ru: "{name}: коэффициенты" },
  description: { en: "{name}: all markets and odds.", ru: "{name}: все рынки и коэффициенты." },
  heading: { en: "{name}", ru: "{name}" },
  text: { en: "", ru: "" },
};
