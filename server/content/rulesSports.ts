import { chapter, type RuleGroupText } from "./ruleText.ts";

export const sportRules: RuleGroupText = {
  ruleGroup: "sports",
  title: { en: "Sports", ru: "Виды спорта" },
  chapters: [
    chapter(
      "football",
      ["Football", "Футбол"],
      `- Bets are on 90 minutes plus added time. Extra time and penalties count only where the market says so.
        - Own goals count for the side that benefits.
        - Corners count when taken, cards when shown. A second yellow card that becomes a red one counts as one yellow and one red.
        - Bets on an abandoned match are returned, except on markets already decided, such as a goal already scored.`,
      `- Ставки — на 90 минут и добавленное к ним время. Дополнительное время и пенальти учитываются, только если это указано в рынке.
        - Автогол засчитывается стороне, которой он принёс пользу.
        - Угловые и карточки учитываются поданные и показанные. Вторая жёлтая, ставшая красной, считается одной жёлтой и одной красной.
        - Прерванный матч возвращается, кроме уже решённых рынков, например забитого гола.`,
    ),
    chapter(
      "tennis",
      ["Tennis", "Теннис"],
      `- The winner counts if at least one set was completed. If a player retires before that, bets are returned.
        - Totals and handicaps of games or sets need the whole match, unless already decided.
        - A match tie-break in place of the last set counts as one set and one game.
        - A change of surface or day makes no difference.`,
      `- Победитель засчитывается, если сыгран хотя бы один полный сет. При отказе раньше ставки возвращаются.
        - Тоталы и форы по геймам и сетам требуют полного матча, если не решены раньше.
        - Матчевый тай-брейк вместо последнего сета считается одним сетом и одним геймом.
        - Смена покрытия или дня ничего не меняет.`,
    ),
    chapter(
      "basketball",
      ["Basketball", "Баскетбол"],
      `- Overtime counts for the winner, total and handicap of the match, not for quarters and halves.
        - The fourth quarter and the second half do not include overtime.
        - At least 35 of 40 minutes (43 of 48) must be played for bets to stand.`,
      `- Овертайм учитывается в победителе, тотале и форе матча, но не в четвертях и половинах.
        - Четвёртая четверть и вторая половина — без овертайма.
        - Для расчёта нужно 35 минут из 40 (43 из 48).`,
    ),
    chapter(
      "ice-hockey",
      ["Ice hockey", "Хоккей"],
      `- Bets are on three periods. Overtime and shoot-outs count where the market says "with overtime".
        - A shoot-out counts as one goal for its winner.
        - At least 55 minutes must be played for bets to stand.`,
      `- Ставки — на три периода. Овертайм и буллиты учитываются, если в рынке указано «с овертаймом».
        - Серия буллитов считается одним голом победителя серии.
        - Для расчёта нужно 55 минут игры.`,
    ),
    chapter(
      "cricket",
      ["Cricket", "Крикет"],
      `- The winner is the one named by the organiser, including after a shortened match (DLS). A super over counts for the winner only.
        - Bets on runs in the first 6 overs are returned if the innings is cut short before they are bowled.
        - Runs and wickets of an innings need all its overs, or an innings that ended naturally: all out or, in the second, the target reached. Markets already decided stand.
        - If the second innings is not played, bets on it are returned.
        - Bets on an abandoned match without a result are returned.`,
      `- Победитель — по решению организатора, в том числе в сокращённом матче (DLS). Суперовер учитывается только для победителя.
        - Раны за первые 6 оверов возвращаются, если иннингс сокращён раньше.
        - Для ранов и калиток иннингса нужны все его оверы либо его естественное окончание: все игроки выбиты или, во втором, достигнута цель. Уже решённые рынки остаются в силе.
        - Если второй иннингс не состоялся, ставки на него возвращаются.
        - Отменённый без результата матч возвращается.`,
    ),
    chapter(
      "volleyball",
      ["Volleyball", "Волейбол"],
      `- All sets must be played. Markets on a completed set stand.
        - The golden set counts for qualification only.`,
      `- Для расчёта нужны все партии. Рынки на завершённую партию остаются в силе.
        - Золотая партия учитывается только для прохода дальше.`,
    ),
    chapter(
      "table-tennis",
      ["Table tennis", "Настольный теннис"],
      `- If a player retires, bets are returned, except on markets already decided.
        - Total points count the games played.`,
      `- При отказе от игры ставки возвращаются, кроме уже решённых рынков.
        - Тотал очков считается по сыгранным партиям.`,
    ),
    chapter(
      "racing",
      ["Horse and greyhound racing", "Скачки и собачьи бега"],
      `- The result is the judge's at the "weighed in" announcement. Later disqualifications do not count.
        - Bets on a non-runner are returned. The odds of bets already placed on the others stay as they were.
        - In a dead heat for one place the stake is divided by the number of winners: one part is paid at full odds, the rest is lost. With two winners a bet at 3.00 counts as 1.50, in expresses and systems too.
        - If more runners are placed than the market has places, each is paid for places divided by placed runners.`,
      `- Действует решение судьи при официальном объявлении результата. Поздние дисквалификации ничего не меняют.
        - Ставка на не стартовавшего участника возвращается. Коэффициенты ранее принятых ставок на остальных не меняются.
        - При одновременном финише на одно место сумма ставки делится на число победителей: одна часть выплачивается с полным коэффициентом, остальное проиграно. При двух победителях ставка с 3.00 считается с 1.50, в экспрессах и системах тоже.
        - Если призёров больше, чем мест в рынке, каждая ставка рассчитывается в доле «места ÷ призёры».`,
    ),
    chapter(
      "esports",
      ["Esports", "Киберспорт"],
      `- The organiser's result counts. A restarted map counts with its second result.
        - If a side does not appear, bets are returned unless a map has been played.
        - A change of players makes no difference.`,
      `- Действует результат организатора. Переигранная карта учитывается со вторым результатом.
        - При неявке стороны ставки возвращаются, если не сыграна ни одна карта.
        - Замена игроков ничего не меняет.`,
    ),
  ],
};
