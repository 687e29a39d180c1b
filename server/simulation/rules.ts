import type { Pair } from "./chances.ts";
import type { Rule, Verdict } from "./families.ts";

/** Over and under a half line of a count. */
export function totalRule<E>(typeId: number, line: number, countOf: (end: E) => number): Rule<E> {
  return {
    typeId,
    param: line,
    outcomes: [
      { typeId: 9, param: line },
      { typeId: 10, param: line },
    ],
    judge: (end, index) => won(index === 0 ? countOf(end) > line : countOf(end) < line),
  };
}

/** Side 1, draw, side 2. */
export function resultRule<E>(typeId: number, countOf: (end: E) => Pair): Rule<E> {
  return {
    typeId,
    param: null,
    outcomes: [1, 2, 3].map((outcome) => ({ typeId: outcome, param: null })),
    judge: (end, index) => won(sideOf(countOf(end)) === index),
  };
}

/** Side 1 or side 2; the stake is returned on a draw. */
export function winnerRule<E>(
  typeId: number,
  countOf: (end: E) => Pair,
  outcomeTypeIds = [11, 12],
): Rule<E> {
  return {
    typeId,
    param: null,
    outcomes: outcomeTypeIds.map((outcome) => ({ typeId: outcome, param: null })),
    judge: (end, index) => {
      const side = sideOf(countOf(end));
      return side === 1 ? null : won(side === index * 2);
    },
  };
}

/** Side 1 with `line` added to its count, side 2 with the opposite line. */
export function handicapRule<E>(typeId: number, line: number, countOf: (end: E) => Pair): Rule<E> {
  return {
    typeId,
    param: line,
    outcomes: [
      { typeId: 13, param: line },
      { typeId: 14, param: line === 0 ? 0 : -line },
    ],
    judge: (end, index) => {
      const [first, second] = countOf(end);
      const lead = first + line - second;
      return lead === 0 ? null : won(index === 0 ? lead > 0 : lead < 0);
    },
  };
}

/** Yes or no. */
export function yesNoRule<E>(
  typeId: number,
  isYes: (end: E) => boolean,
  outcomeTypeIds = [15, 16],
): Rule<E> {
  return {
    typeId,
    param: null,
    outcomes: outcomeTypeIds.map((outcome) => ({ typeId: outcome, param: null })),
    judge: (end, index) => won(isYes(end) === (index === 0)),
  };
}

/** Exact score; scores that are not listed fall under "any other", if it is offered. */
export function correctScoreRule(
  typeId: number,
  scores: readonly Pair[],
  hasOther: boolean,
): Rule<Pair> {
  const listedTypeIds = new Set(scores.map(scoreTypeId));
  const outcomes = scores.map((score) => ({ typeId: scoreTypeId(score), param: null }));
  return {
    typeId,
    param: null,
    outcomes: hasOther ? [...outcomes, { typeId: otherScoreTypeId, param: null }] : outcomes,
    judge: (end, index) => {
      const score = scores[index];
      return won(
        score ? score[0] === end[0] && score[1] === end[1] : !listedTypeIds.has(scoreTypeId(end)),
      );
    },
  };
}

export const otherScoreTypeId = 199;

/** The result of a period that is a game of its own. */
export const periodResultTypeId = 20;

function scoreTypeId([first, second]: Pair): number {
  return first > 9 || second > 9 ? otherScoreTypeId : 100 + first * 10 + second;
}

/** 0 side 1, 1 draw, 2 side 2. */
export function sideOf([first, second]: Pair): 0 | 1 | 2 {
  return first > second ? 0 : first === second ? 1 : 2;
}

export function won(isWon: boolean): Verdict {
  return isWon ? 1 : 0;
}
