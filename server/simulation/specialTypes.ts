import type { MarketType, Texts } from "../feed/types.ts";
import { sports } from "../feed/sports.ts";
import { groupIds } from "./marketGroups.ts";
import { type } from "./marketTypeMakers.ts";
import { listed, outcome, overUnder, yesNo } from "./outcomeTypes.ts";

/**
 * A question that an opinion poll answers; its market has a type of its own, because its answers are its own. There are
 * more than three: lists show fewer side by side, as those of two opponents, without names.
 */
export type PollQuestion = {
  readonly typeId: number;
  readonly title: Texts;
  readonly answers: readonly { readonly typeId: number; readonly name: Texts }[];
};

const answer = (en: string, ru: string): Texts => ({ en, ru });

export const pollQuestions: readonly PollQuestion[] = [
  question(151, 260, { en: "Norrvik: leading party", ru: "Норрвик: ведущая партия" }, [
    answer("Harbour List", "Портовый список"),
    answer("Green North", "Зелёный Север"),
    answer("Civic Union", "Гражданский союз"),
    answer("Farmers", "Аграрии"),
  ]),
  question(152, 270, { en: "Port Alba: leading party", ru: "Порт-Альба: ведущая партия" }, [
    answer("Reform", "Реформа"),
    answer("Fishermen", "Рыбаки"),
    answer("New Square", "Новая площадь"),
    answer("Old Town", "Старый город"),
  ]),
  question(153, 280, { en: "Fjord tunnel: in favour", ru: "Тоннель под фьордом: за" }, [
    answer("Under 40 %", "Меньше 40 %"),
    answer("40 to 49 %", "40–49 %"),
    answer("50 to 59 %", "50–59 %"),
    answer("60 % or more", "60 % и больше"),
  ]),
];

/** The marbles of a race, by colour. */
export const marbleColours: readonly Texts[] = [
  { en: "Red", ru: "Красный" },
  { en: "Blue", ru: "Синий" },
  { en: "Green", ru: "Зелёный" },
  { en: "Yellow", ru: "Жёлтый" },
  { en: "White", ru: "Белый" },
  { en: "Black", ru: "Чёрный" },
];

export const fightTypes = { total: 131, distance: 132, ending: 133 } as const;
export const endingTypeIds = [240, 241, 242] as const;
export const marbleTypes = { winner: 141, time: 142, firstMarble: 250 } as const;

const ufc = [sports.ufc.id];
const marbles = [sports.marbles.id];
const [stopped1, stopped2, decision] = endingTypeIds;

/** Markets of fights, marble races and opinion polls. */
export const specialTypes: readonly MarketType[] = [
  type(
    fightTypes.total,
    groupIds.popular,
    "Total rounds {param}",
    "Тотал раундов {param}",
    2,
    overUnder,
    ufc,
  ),
  type(
    fightTypes.distance,
    groupIds.popular,
    "Goes the distance",
    "Бой пройдёт всю дистанцию",
    2,
    yesNo,
    ufc,
  ),
  type(
    fightTypes.ending,
    groupIds.popular,
    "How it ends",
    "Как закончится",
    3,
    [
      outcome(stopped1, "{opponent1} by stoppage", "{opponent1} досрочно", "1", "1"),
      outcome(stopped2, "{opponent2} by stoppage", "{opponent2} досрочно", "2", "2"),
      outcome(decision, "Decision", "Решение судей", "Decision", "Решение"),
    ],
    ufc,
  ),
  type(
    marbleTypes.winner,
    groupIds.popular,
    "Winner of the race",
    "Победитель забега",
    3,
    listed(marbleTypes.firstMarble, marbleColours),
    marbles,
    true,
  ),
  type(
    marbleTypes.time,
    groupIds.popular,
    "Winning time, seconds {param}",
    "Время победителя, секунды {param}",
    2,
    overUnder,
    marbles,
  ),
  ...pollQuestions.map(({ typeId, title, answers }) =>
    type(
      typeId,
      groupIds.popular,
      title.en,
      title.ru,
      2,
      listed(
        answers[0]?.typeId ?? 0,
        answers.map(({ name }) => name),
      ),
      [sports.politics.id],
      true,
    ),
  ),
];

function question(
  typeId: number,
  firstAnswer: number,
  title: Texts,
  names: readonly Texts[],
): PollQuestion {
  return {
    typeId,
    title,
    answers: names.map((name, index) => ({ typeId: firstAnswer + index, name })),
  };
}
