import type { Capability } from "../capabilities.ts";
import type { Texts } from "../feed/types.ts";
import { day, type PageText } from "./text.ts";

const term = (en: string, ru: string, meansEn: string, meansRu: string, needs?: Capability) => ({
  name: { en, ru },
  means: { en: meansEn, ru: meansRu },
  needs,
});

/** Betting terms, each explained in a sentence or two. */
const terms: readonly ReturnType<typeof term>[] = [
  term("Accumulator", "Аккумулятор", "Another word for express.", "Другое название экспресса."),
  term(
    "Account",
    "Счёт",
    "Your money on the site, with a currency and a balance of its own.",
    "Ваше место на сайте со своей валютой и остатком.",
  ),
  term(
    "American odds",
    "Американский коэффициент",
    "+150 wins 150 on a stake of 100; at −200 you stake 200 to win 100.",
    "+150 — выигрыш 150 на 100; −200 — нужно 200, чтобы выиграть 100.",
  ),
  term(
    "Bet",
    "Ставка",
    "A stake on an outcome at a price that both sides agreed to.",
    "Сумма на исход по согласованному коэффициенту.",
  ),
  term(
    "Bookmaker",
    "Букмекер",
    "The company that offers prices and takes bets.",
    "Тот, кто предлагает коэффициенты и принимает ставки.",
  ),
  term(
    "Both teams to score",
    "Обе забьют",
    "Each team scores at least once in regular time.",
    "Каждая команда забивает хотя бы раз в основное время.",
  ),
  term(
    "Cash out",
    "Выкуп ставки",
    "Closing a bet before the match ends for the sum offered at that moment.",
    "Возврат ставки до окончания матча за предложенную в этот момент сумму.",
    "cashOut",
  ),
  term(
    "Championship",
    "Чемпионат",
    "The league, cup or tournament a match belongs to.",
    "Лига, кубок или турнир, к которому относится матч.",
  ),
  term(
    "Correct score",
    "Точный счёт",
    "The exact score at the end of regular time.",
    "Точный счёт по итогам основного времени.",
  ),
  term(
    "Coupon",
    "Купон",
    "Where the outcomes you pick are collected before you place the bet.",
    "Место, где собраны выбранные исходы до ставки.",
  ),
  term(
    "Decimal odds",
    "Десятичный коэффициент",
    "What comes back for each unit staked, including the stake: 2.50.",
    "Сколько возвращается на единицу ставки вместе с ней: 2.50.",
  ),
  term(
    "Double chance",
    "Двойной шанс",
    "Two of three results in one bet: 1X, 12 or X2.",
    "Два результата из трёх одной ставкой: 1X, 12 или X2.",
  ),
  term(
    "Draw no bet",
    "Ставка без ничьей",
    "A bet on one side; if it is a draw the stake is returned.",
    "На одну из сторон; при ничьей сумма возвращается.",
  ),
  term(
    "Express",
    "Экспресс",
    "Several outcomes in one bet. All must win; the odds are multiplied.",
    "Несколько исходов в одной ставке. Выиграть должны все, коэффициенты перемножаются.",
  ),
  term(
    "Favourite",
    "Фаворит",
    "The side with the lowest odds.",
    "Сторона с наименьшим коэффициентом.",
  ),
  term(
    "Fractional odds",
    "Дробный коэффициент",
    "The win compared with the stake: 3/2 wins 3 for every 2 staked.",
    "Отношение выигрыша к ставке без неё: 3/2 — выигрыш 3 на 2.",
  ),
  term(
    "Handicap",
    "Фора",
    "A head start in goals, points or games that is added to the score.",
    "Условное преимущество в голах, очках или геймах, которое прибавляется к счёту.",
  ),
  term(
    "Line",
    "Линия",
    "Matches that have not started, and their prices.",
    "Матчи и коэффициенты до начала.",
  ),
  term("Live", "Лайв", "Betting while the match is being played.", "Ставки по ходу матча."),
  term(
    "Margin",
    "Маржа",
    "The bookmaker's share: by how much the chances behind all prices of a market exceed 100%.",
    "Доля букмекера: насколько сумма вероятностей всех исходов рынка больше 100 %.",
  ),
  term(
    "Market",
    "Рынок",
    "A question about a match with its possible outcomes, such as the winner.",
    "Вопрос о матче и его возможные исходы, например победитель.",
  ),
  term(
    "Odds",
    "Коэффициент",
    "The price of an outcome; multiply it by the stake to get the payout.",
    "Цена исхода; умноженная на сумму, даёт выигрыш.",
  ),
  term(
    "Outcome",
    "Исход",
    "One answer to the question of a market.",
    "Один из ответов на вопрос рынка.",
  ),
  term(
    "Outsider",
    "Аутсайдер",
    "The side with the highest odds.",
    "Сторона с наибольшим коэффициентом.",
  ),
  term(
    "Over, under",
    "Больше, меньше",
    "More or less than the named total.",
    "Больше или меньше указанного тотала.",
  ),
  term(
    "Payout",
    "Выплата",
    "What is credited for a winning bet, including the stake.",
    "Сумма, начисляемая за выигравшую ставку, вместе с ней.",
  ),
  term(
    "Reality check",
    "Проверка реальности",
    "A reminder of the time and of your result, which comes again and again.",
    "Напоминание о времени и вашем результате, которое повторяется.",
    "limits",
  ),
  term(
    "Regular time",
    "Основное время",
    "The match without extra time and penalties.",
    "Матч без дополнительного времени и серии пенальти.",
  ),
  term(
    "Returned",
    "Возврат",
    "The bet is settled with odds of 1: you get the stake back.",
    "Ставка рассчитывается с коэффициентом 1: сумма возвращается.",
  ),
  term(
    "Settlement",
    "Расчёт",
    "Deciding a bet by the official result.",
    "Решение по ставке на основе официального результата.",
  ),
  term("Single", "Ординар", "A bet on one outcome.", "Ставка на один исход."),
  term(
    "Stake",
    "Сумма ставки",
    "The money you put on an outcome.",
    "Деньги, которые вы ставите на исход.",
  ),
  term(
    "Suspended",
    "Приостановлено",
    "Betting is closed for a moment, for example for a penalty.",
    "Приём ставок закрыт на время, например при пенальти.",
  ),
  term(
    "System",
    "Система",
    "Every express of a given size that can be made from the chosen outcomes. The betting calculator works it out.",
    "Все экспрессы заданного размера из выбранных исходов. Её считает калькулятор ставок.",
  ),
  term(
    "Total",
    "Тотал",
    "The sum of goals, points, games or runs.",
    "Сумма голов, очков, геймов или ранов.",
  ),
];

/** Sorted by the language's own alphabet. */
const list = (lng: keyof Texts): string =>
  terms
    .toSorted((a, b) => a.name[lng].localeCompare(b.name[lng], lng))
    .map(({ name, means, needs }) => {
      const line = `: ${name[lng]} = ${means[lng]}`;
      return needs === undefined ? line : `[if ${needs}]\n${line}\n[end]`;
    })
    .join("\n");

export const alphabetPages: readonly PageText[] = [
  {
    slug: "betting-alphabet",
    group: "betting",
    icon: "type",
    updatedAt: day("2026-11-12"),
    title: { en: "Glossary", ru: "Азбука ставок" },
    text: {
      en: `Betting terms, from A to Z.\n\n${list("en")}`,
      ru: `Слова о ставках, по алфавиту.\n\n${list("ru")}`,
    },
  },
];
