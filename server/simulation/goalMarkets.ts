import { type Pair, poisson } from "./chances.ts";
import { type Drift, type Ending, type Family, family, type Rule } from "./families.ts";
import { type GoalMatch, scoreEndings, type Standing } from "./goals.ts";
import {
  correctScoreRule,
  handicapRule,
  periodResultTypeId,
  resultRule,
  sideOf,
  totalRule,
  winnerRule,
  won,
  yesNoRule,
} from "./rules.ts";

const score = (end: Pair) => end;
const goalsOf = ([first, second]: Pair) => first + second;

export type ScoreLines = {
  readonly totals: readonly number[];
  readonly handicaps: readonly number[];
  readonly teamTotals: readonly number[];
  readonly highestScore: number;
};

/** Markets on the final score. */
export function finalScoreFamily(match: GoalMatch, lines: ScoreLines): Family {
  const rules: Rule<Pair>[] = [
    resultRule(1, score),
    doubleChanceRule(),
    winnerRule(4, score, [7, 8]),
    ...lines.totals.map((line) => totalRule(17, line, goalsOf)),
    ...lines.handicaps.map((line) => handicapRule(5, line, score)),
    yesNoRule<Pair>(6, ([first, second]) => first > 0 && second > 0),
    correctScoreRule(8, scoresUpTo(lines.highestScore), true),
    yesNoRule<Pair>(10, (end) => goalsOf(end) % 2 === 1, [20, 21]),
    ...lines.teamTotals.map((line) => totalRule<Pair>(11, line, ([first]) => first)),
    ...lines.teamTotals.map((line) => totalRule<Pair>(12, line, ([, second]) => second)),
    resultAndBothRule(),
  ];
  return family(rules, (ms, drift) => {
    const expected = match.story.periods.map((_, period) => match.expectedIn(period, ms, drift));
    const total: Pair = [
      expected.reduce((sum, [first]) => sum + first, 0),
      expected.reduce((sum, [, second]) => sum + second, 0),
    ];
    return scoreEndings(match.standingAt(ms).score, total);
  });
}

/** Markets on the score of one period, by their type ids. */
export function periodFamily(
  match: GoalMatch,
  period: number,
  types: { result: number; total: number; bothToScore?: number },
  lines: readonly number[],
): Family {
  const rules: Rule<Pair>[] = [
    resultRule(types.result, score),
    ...lines.map((line) => totalRule(types.total, line, goalsOf)),
  ];
  if (types.bothToScore !== undefined) {
    rules.push(yesNoRule<Pair>(types.bothToScore, ([first, second]) => first > 0 && second > 0));
  }
  return family(rules, periodEndings(match, period));
}

/** The markets of a period as a game of its own. */
export function periodGameFamily(
  match: GoalMatch,
  period: number,
  lines: readonly number[],
): Family {
  const rules: Rule<Pair>[] = [
    resultRule(periodResultTypeId, score),
    ...lines.map((line) => totalRule(17, line, goalsOf)),
    doubleChanceRule(),
    winnerRule(4, score, [7, 8]),
    yesNoRule<Pair>(6, ([first, second]) => first > 0 && second > 0),
    yesNoRule<Pair>(10, (end) => goalsOf(end) % 2 === 1, [20, 21]),
  ];
  return family(rules, periodEndings(match, period));
}

const periodEndings =
  (match: GoalMatch, period: number) =>
  (ms: number, drift: Drift): Ending<Pair>[] =>
    scoreEndings(
      match.standingAt(ms).byPeriod[period] ?? [0, 0],
      match.expectedIn(period, ms, drift),
    );

/** Who scores goal number `goal`; offered only while it is the next goal. */
export function nextGoalFamily(match: GoalMatch, goal: number): Family {
  const rule: Rule<0 | 1 | null> = {
    typeId: 7,
    param: goal,
    outcomes: [17, 18, 19].map((typeId) => ({ typeId, param: goal })),
    judge: (scorer, index) => won(index === (scorer === null ? 1 : scorer * 2)),
  };
  return family([rule], (ms, drift): Ending<0 | 1 | null>[] | null => {
    const { goals } = match.standingAt(ms);
    const scorer = goals[goal - 1];
    if (scorer !== undefined) return [{ end: scorer, weight: 1 }];
    if (ms >= match.story.durationMs) return [{ end: null, weight: 1 }];
    if (goals.length < goal - 1) return null;
    const expected = match.story.periods.map((_, period) => match.expectedIn(period, ms, drift));
    const first = expected.reduce((sum, pair) => sum + pair[0], 0);
    const second = expected.reduce((sum, pair) => sum + pair[1], 0);
    const none = Math.exp(-first - second);
    const share = first / Math.max(first + second, 1e-9);
    return [
      { end: 0, weight: share * (1 - none) },
      { end: null, weight: none },
      { end: 1, weight: (1 - share) * (1 - none) },
    ];
  });
}

/** Markets on a count of both sides, for example corners. */
export function countFamily(
  match: GoalMatch,
  typeId: number,
  lines: readonly number[],
  expected: number,
  countOf: (standing: Standing) => number,
): Family {
  const rules = lines.map((line) => totalRule<number>(typeId, line, (count) => count));
  return family(rules, (ms, drift) => {
    const now = countOf(match.standingAt(ms));
    const more = expected * match.leftAt(ms) * Math.exp(drift[0] + drift[1]);
    if (more < 1e-9) return [{ end: now, weight: 1 }];
    return poisson(more, 30).map((weight, count) => ({ end: now + count, weight }));
  });
}

/**
 * What matters about the two halves: who leads at half time and at the end, and which half had more goals.
 */
type Halves = { readonly half: number; readonly full: number; readonly most: number };

/** Half time and full time, half with most goals. */
export function halvesFamily(match: GoalMatch): Family {
  const rules: Rule<Halves>[] = [
    {
      typeId: 13,
      param: null,
      outcomes: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({ typeId: 200 + index, param: null })),
      judge: ({ half, full }, index) => won(index === half * 3 + full),
    },
    {
      typeId: 15,
      param: null,
      outcomes: [230, 231, 232].map((typeId) => ({ typeId, param: null })),
      judge: ({ most }, index) => won(index === most),
    },
  ];
  return family(rules, (ms, drift) => {
    const { byPeriod, score: now } = match.standingAt(ms);
    const endingsOf = (period: number) =>
      scoreEndings(
        byPeriod[period] ?? [0, 0],
        match.expectedIn(period, ms, drift),
        now[0] - now[1],
      );
    return halvesEndings(endingsOf(0), endingsOf(1));
  });
}

/** Reduces thousands of score pairs to the 27 endings that the rules can distinguish. */
function halvesEndings(
  firstHalves: readonly Ending<Pair>[],
  secondHalves: readonly Ending<Pair>[],
): Ending<Halves>[] {
  const weights = new Array<number>(27).fill(0);
  for (const first of firstHalves) {
    const half = sideOf(first.end);
    for (const second of secondHalves) {
      const full = sideOf([first.end[0] + second.end[0], first.end[1] + second.end[1]]);
      const index = half * 9 + full * 3 + sideOf([goalsOf(first.end), goalsOf(second.end)]);
      weights[index] = (weights[index] ?? 0) + first.weight * second.weight;
    }
  }
  return weights.flatMap((weight, index) =>
    weight > 0
      ? [
          {
            end: { half: Math.floor(index / 9), full: Math.floor(index / 3) % 3, most: index % 3 },
            weight,
          },
        ]
      : [],
  );
}

function doubleChanceRule(): Rule<Pair> {
  return {
    typeId: 3,
    param: null,
    outcomes: [4, 5, 6].map((typeId) => ({ typeId, param: null })),
    // 1X loses to side 2, 12 loses to the draw, X2 loses to side 1.
    judge: (end, index) => won(sideOf(end) !== 2 - index),
  };
}

function resultAndBothRule(): Rule<Pair> {
  return {
    typeId: 14,
    param: null,
    outcomes: [220, 221, 222, 223, 224, 225].map((typeId) => ({ typeId, param: null })),
    judge: (end, index) => won(index === sideOf(end) * 2 + (end[0] > 0 && end[1] > 0 ? 0 : 1)),
  };
}

function scoresUpTo(max: number): Pair[] {
  const goals = Array.from({ length: max + 1 }, (_, count) => count);
  return goals.flatMap((first) => goals.map((second): Pair => [first, second]));
}
