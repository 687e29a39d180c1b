import type { MarketType } from "../feed/types.ts";
import { sports } from "../feed/sports.ts";
import { cricketTypes } from "./cricketTypes.ts";
import { groupIds } from "./marketGroups.ts";
import { legs, ordinal, parts, type } from "./marketTypeMakers.ts";
import {
  away,
  draw,
  halfTimeFullTime,
  handicaps,
  home,
  oddEven,
  outcome,
  overUnder,
  resultAndBoth,
  scores,
  winners,
  yesNo,
} from "./outcomeTypes.ts";
import { periodResultTypeId } from "./rules.ts";
import { specialTypes } from "./specialTypes.ts";

const goalSports = [sports.football.id, sports.iceHockey.id];
const twoWay = [
  sports.tennis,
  sports.basketball,
  sports.cricket,
  sports.volleyball,
  sports.tableTennis,
  sports.esports,
  sports.ufc,
].map(({ id }) => id);
const setSports = [sports.tennis.id, sports.volleyball.id, sports.tableTennis.id];
const esports = [sports.esports.id];
const football = [sports.football.id];
const hockey = [sports.iceHockey.id];
const basketball = [sports.basketball.id];

/** All market types of the simulation in display order; recordings use those that match their markets. */
export const marketTypes: readonly MarketType[] = [
  type(1, groupIds.popular, "Match result", "Исход матча", 3, [home, draw, away], goalSports, true),
  type(
    periodResultTypeId,
    groupIds.popular,
    "Result",
    "Исход",
    3,
    [home, draw, away],
    [...goalSports, ...basketball],
  ),
  type(2, groupIds.popular, "Winner", "Победитель", 2, winners, twoWay, true),
  type(
    17,
    groupIds.popular,
    "Total {param}",
    "Тотал {param}",
    2,
    overUnder,
    // In sets and maps it is the total of one of them.
    [...goalSports, ...basketball, ...setSports, ...esports],
    true,
  ),
  type(
    3,
    groupIds.popular,
    "Double chance",
    "Двойной шанс",
    3,
    [
      outcome(4, "{opponent1} or draw", "{opponent1} или ничья", "1X", "1X"),
      outcome(5, "{opponent1} or {opponent2}", "{opponent1} или {opponent2}", "12", "12"),
      outcome(6, "Draw or {opponent2}", "Ничья или {opponent2}", "X2", "X2"),
    ],
    goalSports,
  ),
  type(
    4,
    groupIds.popular,
    "Draw no bet",
    "Ставка без ничьей",
    2,
    [
      outcome(7, "{opponent1}", "{opponent1}", "1", "1"),
      outcome(8, "{opponent2}", "{opponent2}", "2", "2"),
    ],
    goalSports,
  ),
  type(5, groupIds.popular, "Handicap", "Фора", 2, handicaps, [...goalSports, ...basketball]),
  type(6, groupIds.popular, "Both teams to score", "Обе забьют", 2, yesNo, goalSports),
  type(
    7,
    groupIds.goals,
    "Goal {param}",
    "Гол {param}",
    3,
    [
      outcome(17, "{opponent1}", "{opponent1}", "1", "1"),
      outcome(18, "No goal", "Гола не будет", "None", "Нет"),
      outcome(19, "{opponent2}", "{opponent2}", "2", "2"),
    ],
    goalSports,
  ),
  type(8, groupIds.score, "Correct score", "Точный счёт", 3, scores(4, true), goalSports),
  type(10, groupIds.goals, "Odd or even", "Чёт или нечет", 2, oddEven, goalSports),
  type(
    11,
    groupIds.teamTotals,
    "{opponent1} total {param}",
    "Тотал {opponent1} {param}",
    2,
    overUnder,
    [...goalSports, ...basketball],
  ),
  type(
    12,
    groupIds.teamTotals,
    "{opponent2} total {param}",
    "Тотал {opponent2} {param}",
    2,
    overUnder,
    [...goalSports, ...basketball],
  ),
  type(
    13,
    groupIds.halves,
    "Half time and full time",
    "Тайм и матч",
    3,
    halfTimeFullTime(),
    football,
  ),
  type(
    14,
    groupIds.goals,
    "Result and both score",
    "Исход и обе забьют",
    2,
    resultAndBoth(),
    goalSports,
  ),
  type(
    15,
    groupIds.halves,
    "Half with most goals",
    "Результативный тайм",
    3,
    [
      outcome(230, "1st half", "1-й тайм", "1st", "1-й"),
      outcome(231, "Equal", "Поровну", "Equal", "Равно"),
      outcome(232, "2nd half", "2-й тайм", "2nd", "2-й"),
    ],
    football,
  ),
  type(
    16,
    groupIds.halves,
    "1st half: both teams to score",
    "1-й тайм: обе забьют",
    2,
    yesNo,
    football,
  ),
  type(18, groupIds.cornersAndCards, "Corners {param}", "Угловые {param}", 2, overUnder, football),
  type(19, groupIds.cornersAndCards, "Cards {param}", "Карточки {param}", 2, overUnder, football),
  ...parts(groupIds.halves, [21, 31], football, 2, (n) => ({
    en: `${ordinal(n)} half`,
    ru: `${n}-й тайм`,
  })),
  ...parts(groupIds.periods, [23, 33], hockey, 3, (n) => ({
    en: `${ordinal(n)} period`,
    ru: `${n}-й период`,
  })),
  ...parts(groupIds.quarters, [41, 51], basketball, 4, (n) => ({
    en: `${ordinal(n)} quarter`,
    ru: `${n}-я четверть`,
  })),
  type(
    101,
    groupIds.popular,
    "Correct score in sets",
    "Точный счёт по сетам",
    3,
    scores(3, false),
    setSports,
  ),
  type(102, groupIds.popular, "Total sets {param}", "Тотал сетов {param}", 2, overUnder, setSports),
  type(103, groupIds.popular, "Set handicap", "Фора по сетам", 2, handicaps, setSports),
  type(
    121,
    groupIds.popular,
    "Correct score in maps",
    "Точный счёт по картам",
    3,
    scores(3, false),
    esports,
  ),
  type(122, groupIds.popular, "Total maps {param}", "Тотал карт {param}", 2, overUnder, esports),
  type(123, groupIds.popular, "Map handicap", "Фора по картам", 2, handicaps, esports),
  ...legs(groupIds.sets, [61, 71], setSports, 5, (n) => ({ en: `Set ${n}`, ru: `${n}-й сет` })),
  ...legs(groupIds.maps, [81, 91], esports, 3, (n) => ({
    en: `Map ${n}`,
    ru: `Карта ${n}`,
  })),
  ...cricketTypes,
  ...specialTypes,
].map((type, index) => ({ ...type, order: index + 1 }));
