import type { OutcomeType, Texts } from "../feed/types.ts";
import { otherScoreTypeId } from "./rules.ts";

export const home = outcome(1, "{opponent1}", "{opponent1}", "1", "1");
export const draw = outcome(2, "Draw", "Ничья", "X", "X");
export const away = outcome(3, "{opponent2}", "{opponent2}", "2", "2");
export const overUnder = [
  outcome(9, "Over {param}", "Больше {param}", "Over {param}", "Б {param}"),
  outcome(10, "Under {param}", "Меньше {param}", "Under {param}", "М {param}"),
];
export const handicaps = [
  outcome(13, "{opponent1} ({param})", "{opponent1} ({param})", "1 ({param})", "1 ({param})"),
  outcome(14, "{opponent2} ({param})", "{opponent2} ({param})", "2 ({param})", "2 ({param})"),
];
export const winners = [
  outcome(11, "{opponent1}", "{opponent1}", "1", "1"),
  outcome(12, "{opponent2}", "{opponent2}", "2", "2"),
];
export const oddEven = [
  outcome(20, "Odd", "Нечёт", "Odd", "Нечёт"),
  outcome(21, "Even", "Чёт", "Even", "Чёт"),
];
export const yesNo = [outcome(15, "Yes", "Да", "Yes", "Да"), outcome(16, "No", "Нет", "No", "Нет")];

export function scores(max: number, hasOther: boolean): OutcomeType[] {
  const counts = [0, ...Array.from({ length: max }, (_, index) => index + 1)];
  const listed = counts.flatMap((first) =>
    counts.map((second) => same(100 + first * 10 + second, `${first}:${second}`)),
  );
  return hasOther
    ? [
        ...listed,
        outcome(otherScoreTypeId, "Any other score", "Любой другой счёт", "Other", "Другой"),
      ]
    : listed;
}

export function halfTimeFullTime(): OutcomeType[] {
  const sides = [
    ["{opponent1}", "{opponent1}", "1"],
    ["Draw", "Ничья", "X"],
    ["{opponent2}", "{opponent2}", "2"],
  ] as const;
  return sides.flatMap(([en, ru, short], half) =>
    sides.map(([fullEn, fullRu, fullShort], full) =>
      outcome(
        200 + half * 3 + full,
        `${en} / ${fullEn}`,
        `${ru} / ${fullRu}`,
        `${short}/${fullShort}`,
        `${short}/${fullShort}`,
      ),
    ),
  );
}

export function resultAndBoth(): OutcomeType[] {
  const sides = [
    ["{opponent1}", "{opponent1}", "1"],
    ["Draw", "Ничья", "X"],
    ["{opponent2}", "{opponent2}", "2"],
  ] as const;
  return sides.flatMap(([en, ru, short], side) => [
    outcome(
      220 + side * 2,
      `${en}, both score`,
      `${ru}, обе забьют`,
      `${short} + yes`,
      `${short} + да`,
    ),
    outcome(221 + side * 2, `${en}, not both`, `${ru}, не обе`, `${short} + no`, `${short} + нет`),
  ]);
}

/** Outcomes of a market that has its own, named from `first` on: the runners of a race, the parties of a poll. */
export const listed = (first: number, names: readonly Texts[]): OutcomeType[] =>
  names.map((name, index) => ({ typeId: first + index, name, shortName: name }));

export function outcome(
  typeId: number,
  en: string,
  ru: string,
  shortEn: string,
  shortRu: string,
): OutcomeType {
  return { typeId, name: { en, ru }, shortName: { en: shortEn, ru: shortRu } };
}

function same(typeId: number, text: string): OutcomeType {
  return outcome(typeId, text, text, text, text);
}
