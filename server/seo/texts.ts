import type { Texts } from "../feed/types.ts";

/**
 * The texts for a kind of page; `{name}` is replaced by the sport or the match. `text` is in the markup of
 * `../content/markup.ts`.
 */
export type PageTexts = {
  readonly title: Texts;
  readonly description: Texts;
  readonly heading: Texts;
  readonly text: Texts;
};

export const home: PageTexts = {
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
    en: `Touchline shows the odds of live matches as they move, and the odds of upcoming matches before they start. Tap an outcome to add it to the coupon, as a single or an express, and see what you can win before you confirm.

## What you can bet on

- [Live matches](/section/live): scores, match clock and odds, updated every few seconds
- [The line](/section/line): upcoming matches
- One coupon for both

## Before you bet

Read [how to bet](/information/howbet) and the [rules](/information/rules). Bet only what you can afford to lose: see [responsible gaming](/information/responsiblegaming).`,
    ru: `Touchline показывает коэффициенты идущих матчей так, как они меняются, и коэффициенты предстоящих матчей. Исход, на который вы нажали, попадает в купон — ординаром или в экспресс, и возможный выигрыш виден до подтверждения.

## На что можно поставить

- [Матчи в лайве](/section/live): счёт, время матча и коэффициенты обновляются каждые несколько секунд
- [Линия](/section/line): предстоящие матчи
- Один купон для тех и других

## Прежде чем ставить

Прочитайте, [как сделать ставку](/information/howbet), и [правила](/information/rules). Ставьте только то, что можете позволить себе проиграть: [ответственная игра](/information/responsiblegaming).`,
  },
};

export const live: PageTexts = {
  title: { en: "Live betting: matches now", ru: "Ставки в лайве: матчи сейчас" },
  description: {
    en: "All matches being played now, with scores and live odds.",
    ru: "Все матчи, которые идут сейчас, со счётом и меняющимися коэффициентами.",
  },
  heading: { en: "Live betting", ru: "Ставки в лайве" },
  text: {
    en: `A live bet is placed while the match is being played. The odds move with the score and the clock, so the price may change before the bet is accepted; in the coupon you choose which changes you accept. When something happens on the field, a market is suspended for a moment.`,
    ru: `Ставка в лайве делается во время матча. Коэффициенты меняются вместе со счётом и временем, поэтому цена может измениться до приёма ставки; в купоне вы выбираете, какие изменения принимаете. Когда на поле что-то происходит, приём ставок на рынок ненадолго останавливается.`,
  },
};

export const line: PageTexts = {
  title: { en: "Pre-match odds", ru: "Коэффициенты до матча" },
  description: {
    en: "Upcoming matches and their odds.",
    ru: "Предстоящие матчи и коэффициенты на них.",
  },
  heading: { en: "The line", ru: "Линия" },
  text: {
    en: `The line lists matches that have not started. Their odds rarely change, so there is time to compare markets. When a match starts it moves to [live](/section/live), and bets on it stand as they were placed.`,
    ru: `В линии стоят матчи, которые ещё не начались. Их коэффициенты меняются редко, и рынки можно спокойно сравнить. Начавшийся матч переходит в [лайв](/section/live), а ставки на него остаются такими, какими были сделаны.`,
  },
};

export const sportLive: PageTexts = {
  title: { en: "{name}: live odds", ru: "{name}: коэффициенты в лайве" },
  description: {
    en: "{name} matches being played now: score, match clock and odds.",
    ru: "{name}: матчи, которые идут сейчас, счёт, время и коэффициенты.",
  },
  heading: { en: "{name} live", ru: "{name} в лайве" },
  text: live.text,
};

export const sportLine: PageTexts = {
  title: { en: "{name}: pre-match odds", ru: "{name}: коэффициенты до матча" },
  description: {
    en: "Upcoming {name} matches and their odds.",
    ru: "{name}: предстоящие матчи и коэффициенты на них.",
  },
  heading: { en: "{name} odds", ru: "{name}: коэффициенты" },
  text: line.text,
};

export const match: PageTexts = {
  title: { en: "{name}: odds", ru: "{name}: коэффициенты" },
  description: { en: "{name}: all markets and odds.", ru: "{name}: все рынки и коэффициенты." },
  heading: { en: "{name}", ru: "{name}" },
  text: { en: "", ru: "" },
};
