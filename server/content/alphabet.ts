import type { Texts } from "../feed/facts.ts";
import { day, type PageText } from "./text.ts";

const term = (en: string, ru: string, meansEn: string, meansRu: string) => ({
  name: { en, ru },
  means: { en: meansEn, ru: meansRu },
});

/** The words of betting, each in a sentence or two. */
const terms: readonly { readonly name: Texts; readonly means: Texts }[] = [
  term("Accumulator", "Аккумулятор", "Another word for express.", "Другое название экспресса."),
  term(
    "Account",
    "Счёт",
    "Your place on the site with its own currency and balance.",
    "Ваше место на сайте со своей валютой и остатком.",
  ),
  term(
    "American odds",
    "Американский коэффициент",
    "+150 wins 150 on a stake of 100; −200 needs 200 to win 100.",
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
    "Who offers prices and takes bets.",
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
    "Giving a bet back before its end for a sum named then. Not offered here.",
    "Возврат ставки до окончания за названную сумму. Здесь не предлагается.",
  ),
  term(
    "Championship",
    "Чемпионат",
    "The league, cup or tournament to which a match belongs.",
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
    "Where chosen outcomes are gathered before the bet is placed.",
    "Место, где собраны выбранные исходы до ставки.",
  ),
  term(
    "Decimal odds",
    "Десятичный коэффициент",
    "What comes back for each unit of the stake, the stake included: 2.50.",
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
    "On one side; a draw returns the stake.",
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
    "Win to stake without the stake: 3/2 wins 3 on 2.",
    "Отношение выигрыша к ставке без неё: 3/2 — выигрыш 3 на 2.",
  ),
  term(
    "Handicap",
    "Фора",
    "A head start in goals, points or games that is added before the result is read.",
    "Условное преимущество в голах, очках или геймах, которое прибавляется к счёту.",
  ),
  term("Line", "Линия", "Matches and prices before the start.", "Матчи и коэффициенты до начала."),
  term("Live", "Лайв", "Betting while the match is played.", "Ставки по ходу матча."),
  term(
    "Margin",
    "Маржа",
    "The bookmaker's part: by how much the chances behind all prices of a market exceed 100 %.",
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
    "The price of an outcome; times the stake it gives the win.",
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
    "What is credited for a bet that won, the stake included.",
    "Сумма, начисляемая за выигравшую ставку, вместе с ней.",
  ),
  term(
    "Reality check",
    "Проверка реальности",
    "A reminder of time and result that you switch on yourself.",
    "Напоминание о времени и результате, которое вы включаете сами.",
  ),
  term(
    "Regular time",
    "Основное время",
    "The match without extra time and penalties.",
    "Матч без дополнительного времени и серии пенальти.",
  ),
  term(
    "Return",
    "Возврат",
    "The bet is settled with odds of 1: the stake comes back.",
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
    "Bets are closed for a moment, for example at a penalty.",
    "Приём ставок закрыт на время, например при пенальти.",
  ),
  term(
    "System",
    "Система",
    "All expresses of a size that the chosen outcomes make.",
    "Все экспрессы заданного размера из выбранных исходов.",
  ),
  term(
    "Total",
    "Тотал",
    "The sum of goals, points, games or runs.",
    "Сумма голов, очков, геймов или ранов.",
  ),
];

/** In the order of the language's own letters. */
const list = (lng: keyof Texts): string =>
  terms
    .toSorted((one, other) => one.name[lng].localeCompare(other.name[lng], lng))
    .map(({ name, means }) => `: ${name[lng]} = ${means[lng]}`)
    .join("\n");

export const alphabetPages: readonly PageText[] = [
  {
    slug: "betting-alphabet",
    group: "betting",
    icon: "type",
    updatedAt: day("2026-11-12"),
    title: { en: "Betting alphabet", ru: "Азбука ставок" },
    text: {
      en: `The words you meet on this site, from account to total.\n\n${list("en")}`,
      ru: `Слова, которые встречаются на сайте, по алфавиту.\n\n${list("ru")}`,
    },
  },
];
