import { chapter, type RuleGroupText } from "./ruleText.ts";

export const sportRules: RuleGroupText = {
  ruleGroup: "sports",
  title: { en: "Sports", ru: "Виды спорта" },
  chapters: [
    chapter(
      "football",
      ["Football", "Футбол"],
      `- Bets are on 90 minutes and the time added to them. Extra time and penalties count only where the market says so.
        - Own goals count for the side that gains by them.
        - Corners and cards count when they were taken or shown. A second yellow card that becomes a red one counts as one yellow and one red.
        - A match broken off before the end is returned, but for markets that were decided, such as a goal that had fallen.`,
      `- Ставки — на 90 минут и добавленное к ним время. Дополнительное время и пенальти учитываются, только если это указано в рынке.
        - Автогол засчитывается стороне, которой он принёс пользу.
        - Угловые и карточки учитываются поданные и показанные. Вторая жёлтая, ставшая красной, считается одной жёлтой и одной красной.
        - Прерванный матч возвращается, кроме уже решённых рынков, например забитого гола.`,
    ),
    chapter(
      "tennis",
      ["Tennis", "Теннис"],
      `- The winner counts when one set at least was played to its end. With a retirement before that bets are returned.
        - Totals and handicaps of games or sets need the whole match, unless they were decided before.
        - A match tie-break in place of the last set counts as one set and one game.
        - Change of surface or of day changes nothing.`,
      `- Победитель засчитывается, если сыгран хотя бы один полный сет. При отказе раньше ставки возвращаются.
        - Тоталы и форы по геймам и сетам требуют полного матча, если не решены раньше.
        - Матчевый тай-брейк вместо последнего сета считается одним сетом и одним геймом.
        - Смена покрытия или дня ничего не меняет.`,
    ),
    chapter(
      "basketball",
      ["Basketball", "Баскетбол"],
      `- Overtime counts for winner, total and handicap of the match, not for quarters and halves.
        - The fourth quarter and the second half are without overtime.
        - A match needs 35 of 40 minutes (43 of 48) to count.`,
      `- Овертайм учитывается в победителе, тотале и форе матча, но не в четвертях и половинах.
        - Четвёртая четверть и вторая половина — без овертайма.
        - Для расчёта нужно 35 минут из 40 (43 из 48).`,
    ),
    chapter(
      "ice-hockey",
      ["Ice hockey", "Хоккей"],
      `- Bets are on three periods. Overtime and shoot-out count where the market says "with overtime".
        - The shoot-out counts as one goal for its winner.
        - A match needs 55 minutes to count.`,
      `- Ставки — на три периода. Овертайм и буллиты учитываются, если в рынке указано «с овертаймом».
        - Серия буллитов считается одним голом победителя серии.
        - Для расчёта нужно 55 минут игры.`,
    ),
    chapter(
      "cricket",
      ["Cricket", "Крикет"],
      `- The winner is that of the organiser, also after a shortened match (DLS). A super over counts for the winner only.
        - Runs in the first 6 overs are returned when the innings is shortened before they are bowled.
        - Runs and wickets of an innings need all its overs, or an innings that ended by itself.
        - An abandoned match without result is returned.`,
      `- Победитель — по решению организатора, в том числе в сокращённом матче (DLS). Суперовер учитывается только для победителя.
        - Раны за первые 6 оверов возвращаются, если иннингс сокращён раньше.
        - Для ранов и калиток иннингса нужны все его оверы либо его естественное окончание.
        - Отменённый без результата матч возвращается.`,
    ),
    chapter(
      "volleyball",
      ["Volleyball", "Волейбол"],
      `- A match needs all its sets. Markets on a set that was played to its end stand.
        - The golden set counts for going through only.`,
      `- Для расчёта нужны все партии. Рынки на завершённую партию остаются в силе.
        - Золотая партия учитывается только для прохода дальше.`,
    ),
    chapter(
      "table-tennis",
      ["Table tennis", "Настольный теннис"],
      `- With a retirement bets are returned, but for markets decided by then.
        - Totals of points are those of the games played.`,
      `- При отказе от игры ставки возвращаются, кроме уже решённых рынков.
        - Тотал очков считается по сыгранным партиям.`,
    ),
    chapter(
      "racing",
      ["Horse and greyhound racing", "Скачки и собачьи бега"],
      `- The result is that of the judge when the runners are called in ("weighed in"). Later disqualifications change nothing.
        - A runner that does not start is returned. For races with many withdrawals the price of the others may be reduced for bets taken before.
        - A dead heat divides the stake by the number of winners.`,
      `- Действует решение судьи при официальном объявлении результата. Поздние дисквалификации ничего не меняют.
        - Ставка на не стартовавшего участника возвращается. При многих снятиях коэффициенты остальных для ранее принятых ставок могут быть снижены.
        - При одновременном финише сумма ставки делится на число победителей.`,
    ),
    chapter(
      "esports",
      ["Esports", "Киберспорт"],
      `- The result is that of the organiser. A map that was begun again counts with its second result.
        - A side that does not appear gives up the match: bets are returned, unless one map was played.
        - A change of players changes nothing.`,
      `- Действует результат организатора. Переигранная карта учитывается со вторым результатом.
        - При неявке стороны ставки возвращаются, если не сыграна ни одна карта.
        - Замена игроков ничего не меняет.`,
    ),
  ],
};
