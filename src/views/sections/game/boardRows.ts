import { type Game, isOver } from "../../../events/sports/index.ts";
import type { SportKind } from "../../sports/sportKinds.ts";

/** The number of sets or maps is not known in advance; space is kept for this many columns. */
const usualSets = 3;
const ballsOfOver = 6;

export type BoardRow = {
  readonly teamId: number;
  readonly name: string;
  readonly isServing: boolean;
  /** One per part of the match, empty for the parts still to be played. */
  readonly values: readonly {
    readonly number: number;
    readonly text: string;
    readonly isNow: boolean;
    readonly isWon: boolean;
  }[];
  /** Points in the current game: "40". */
  readonly points: string;
  readonly total: string;
  /** Overs in cricket, if the feed counts balls: "18.2". */
  readonly overs: string | undefined;
};

type BoardTable = {
  readonly parts: readonly {
    readonly number: number;
    readonly name: string | undefined;
    readonly isNow: boolean;
  }[];
  readonly rows: readonly BoardRow[];
  readonly hasPoints: boolean;
};

/** The table on the board of a match in parts, from the data of the feed. */
export function boardTable(game: Game, kind: SportKind): BoardTable {
  const { score, opponent1, opponent2 } = game;
  const periods = score?.periods ?? [];
  const isInParts = kind.hasSets || kind.periods > 0;
  const count = isInParts ? Math.max(periods.length, kind.periods || usualSets) : 0;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const current = isOver(game) ? 0 : periods.length;
  const row = (team: typeof opponent1, side: 0 | 1): BoardRow => {
    const valuesOf = (number: number) => periods[number - 1]?.values;
    const won = (number: number) =>
      (valuesOf(number)?.[side] ?? 0) > (valuesOf(number)?.[1 - side] ?? 0);
    const balls = score?.details?.["balls"]?.[side];
    return {
      teamId: team?.id ?? side,
      name: team?.name ?? "",
      isServing: current > 0 && score?.serving === side + 1,
      values: numbers.map((number) => ({
        number,
        text: String(valuesOf(number)?.[side] ?? ""),
        isNow: number === current,
        isWon: kind.hasSets && number !== current && won(number),
      })),
      points: isOver(game) ? "" : (score?.current?.[side] ?? ""),
      total: String(isInParts ? score?.full[side] : (score?.current?.[side] ?? score?.full[side])),
      overs: balls === undefined || isInParts ? undefined : oversOf(balls),
    };
  };
  return {
    parts: numbers.map((number) => ({
      number,
      name: periods[number - 1]?.name,
      isNow: number === current,
    })),
    rows: [row(opponent1, 0), row(opponent2, 1)],
    hasPoints: kind.hasSets && score?.current !== undefined,
  };
}

/** 110 balls are 18.2 overs: 18 overs and 2 balls. */
const oversOf = (balls: number): string =>
  `${Math.floor(balls / ballsOfOver)}.${balls % ballsOfOver}`;
