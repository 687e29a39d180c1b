import type { MarketType, OutcomeType, Texts } from "../feed/types.ts";
import { away, draw, home, overUnder, winners } from "./outcomeTypes.ts";
import { shortNames } from "./shortNames.ts";

/** Result and total of each half, period or quarter. */
export function parts(
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
export function legs(
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

export function type(
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
  const shortName = shortNames[en] ?? name;
  return { id, groupId, name, shortName, order: 0, columns, outcomes, sportIds, isMain };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

export function ordinal(n: number): string {
  return ["1st", "2nd", "3rd"][n - 1] ?? `${n}th`;
}
