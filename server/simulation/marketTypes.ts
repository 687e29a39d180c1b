import type { MarketType, OutcomeType, Texts } from "../feed/facts.ts";
import { sports } from "../feed/sports.ts";
import { orderOf } from "./marketOrder.ts";
import {
  away,
  draw,
  halfTimeFullTime,
  handicaps,
  home,
  outcome,
  overUnder,
  resultAndBoth,
  scores,
  winners,
  yesNo,
} from "./outcomeTypes.ts";

const goalSports = [sports.football.id, sports.iceHockey.id];
const twoWay = [
  sports.tennis,
  sports.basketball,
  sports.cricket,
  sports.volleyball,
  sports.tableTennis,
  sports.esports,
].map(({ id }) => id);
const setSports = [sports.tennis.id, sports.volleyball.id, sports.tableTennis.id];
const esports = [sports.esports.id];
const football = [sports.football.id];
const hockey = [sports.iceHockey.id];
const basketball = [sports.basketball.id];
const cricket = [sports.cricket.id];

/** All market types of the simulation; a recording uses those that it has too. */
export const marketTypes: readonly MarketType[] = [
  type(1, 1, "Match result", "Исход матча", 3, [home, draw, away], goalSports, true),
  type(2, 1, "Winner", "Победитель", 2, winners, twoWay, true),
  type(17, 2, "Total {param}", "Тотал {param}", 2, overUnder, [...goalSports, ...basketball], true),
  type(
    3,
    1,
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
    1,
    "Draw no bet",
    "Ставка без ничьей",
    2,
    [
      outcome(7, "{opponent1}", "{opponent1}", "1", "1"),
      outcome(8, "{opponent2}", "{opponent2}", "2", "2"),
    ],
    goalSports,
  ),
  type(5, 3, "Handicap", "Фора", 2, handicaps, [...goalSports, ...basketball]),
  type(6, 5, "Both teams to score", "Обе забьют", 2, yesNo, goalSports),
  type(
    7,
    5,
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
  type(8, 7, "Correct score", "Точный счёт", 3, scores(4, true), goalSports),
  type(
    10,
    5,
    "Odd or even",
    "Чёт или нечет",
    2,
    [outcome(20, "Odd", "Нечёт", "Odd", "Нечёт"), outcome(21, "Even", "Чёт", "Even", "Чёт")],
    goalSports,
  ),
  type(11, 2, "{opponent1} total {param}", "Тотал {opponent1} {param}", 2, overUnder, [
    ...goalSports,
    ...basketball,
  ]),
  type(12, 2, "{opponent2} total {param}", "Тотал {opponent2} {param}", 2, overUnder, [
    ...goalSports,
    ...basketball,
  ]),
  type(13, 4, "Half time and full time", "Тайм и матч", 3, halfTimeFullTime(), football),
  type(14, 5, "Result and both score", "Исход и обе забьют", 2, resultAndBoth(), goalSports),
  type(
    15,
    4,
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
  type(16, 4, "1st half: both teams to score", "1-й тайм: обе забьют", 2, yesNo, football),
  type(18, 6, "Corners {param}", "Угловые {param}", 2, overUnder, football),
  type(19, 6, "Cards {param}", "Карточки {param}", 2, overUnder, football),
  ...parts(4, [21, 31], football, 2, (n) => ({ en: `${ordinal(n)} half`, ru: `${n}-й тайм` })),
  ...parts(10, [23, 33], hockey, 3, (n) => ({ en: `${ordinal(n)} period`, ru: `${n}-й период` })),
  ...parts(11, [41, 51], basketball, 4, (n) => ({
    en: `${ordinal(n)} quarter`,
    ru: `${n}-я четверть`,
  })),
  type(101, 8, "Correct score in sets", "Точный счёт по сетам", 3, scores(3, false), setSports),
  type(102, 8, "Total sets {param}", "Тотал сетов {param}", 2, overUnder, setSports),
  type(103, 3, "Set handicap", "Фора по сетам", 2, handicaps, setSports),
  type(121, 12, "Correct score in maps", "Точный счёт по картам", 3, scores(3, false), esports),
  type(122, 12, "Total maps {param}", "Тотал карт {param}", 2, overUnder, esports),
  type(123, 3, "Map handicap", "Фора по картам", 2, handicaps, esports),
  ...legs(8, [61, 71], setSports, 5, (n) => ({ en: `Set ${n}`, ru: `${n}-й сет` })),
  ...legs(12, [81, 91], esports, 3, (n) => ({ en: `Map ${n}`, ru: `Карта ${n}` })),
  type(110, 9, "1st innings runs {param}", "Раны в 1-м иннингсе {param}", 2, overUnder, cricket),
  type(
    111,
    9,
    "1st innings, first 6 overs {param}",
    "1-й иннингс, первые 6 оверов {param}",
    2,
    overUnder,
    cricket,
  ),
  type(
    112,
    9,
    "2nd innings, first 6 overs {param}",
    "2-й иннингс, первые 6 оверов {param}",
    2,
    overUnder,
    cricket,
  ),
  type(
    113,
    9,
    "1st innings wickets {param}",
    "Калитки в 1-м иннингсе {param}",
    2,
    overUnder,
    cricket,
  ),
];

/** Result and total of each half, period or quarter. */
function parts(
  groupId: number,
  [result, total]: readonly [number, number],
  sportIds: number[],
  count: number,
  name: (n: number) => Texts,
) {
  return range(count).flatMap((n) => [
    type(
      result + n - 1,
      groupId,
      `${name(n).en}: result`,
      `${name(n).ru}: исход`,
      3,
      [home, draw, away],
      sportIds,
    ),
    type(
      total + n - 1,
      groupId,
      `${name(n).en}: total {param}`,
      `${name(n).ru}: тотал {param}`,
      2,
      overUnder,
      sportIds,
    ),
  ]);
}

/** Winner and total of each set or map. */
function legs(
  groupId: number,
  [winner, total]: readonly [number, number],
  sportIds: number[],
  count: number,
  name: (n: number) => Texts,
) {
  return range(count).flatMap((n) => [
    type(
      winner + n - 1,
      groupId,
      `${name(n).en}: winner`,
      `${name(n).ru}: победитель`,
      2,
      winners,
      sportIds,
    ),
    type(
      total + n - 1,
      groupId,
      `${name(n).en}: total {param}`,
      `${name(n).ru}: тотал {param}`,
      2,
      overUnder,
      sportIds,
    ),
  ]);
}

function type(
  id: number,
  groupId: number,
  en: string,
  ru: string,
  columns: number,
  outcomes: readonly OutcomeType[],
  sportIds: readonly number[],
  isMain = false,
): MarketType {
  const name = { en, ru };
  return {
    id,
    groupId,
    name,
    shortName: name,
    order: orderOf(id),
    columns,
    outcomes,
    sportIds,
    isMain,
  };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function ordinal(n: number): string {
  return ["1st", "2nd", "3rd"][n - 1] ?? `${n}th`;
}
