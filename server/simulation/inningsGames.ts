import type { Texts } from "../feed/types.ts";
import { inningsAt, isInningsOver, runEndings, wicketEndings } from "./cricketChances.ts";
import { chaseEndings, chaseShare } from "./cricketChase.ts";
import { inningsTypes } from "./cricketTypes.ts";
import {
  ballsPerInnings,
  type Innings,
  oversText,
  type Pitch,
  powerPlayBalls,
} from "./cricketInnings.ts";
import { type Drift, type Ending, type Family, family, noDrift, type Rule } from "./families.ts";
import { lastAt, type MatchPeriod } from "./match.ts";
import { totalRule, yesNoRule } from "./rules.ts";

const count = (value: number) => value;

export const inningsName = (side: 0 | 1): Texts =>
  side === 0 ? { en: "1st innings", ru: "1-й иннингс" } : { en: "2nd innings", ru: "2-й иннингс" };

/** Each innings as a game of its own. */
export const inningsGames = (pitch: Pitch): readonly MatchPeriod[] =>
  ([0, 1] as const).map((side) => ({
    title: inningsName(side),
    families: [
      runsFamily(pitch, side),
      powerPlayFamily(pitch, side, inningsTypes.powerPlay),
      wicketsFamily(pitch, side, inningsTypes.wickets),
    ],
    phaseAt: (ms) => {
      const innings = inningsAt(pitch, ms)[side];
      const isBreak = side === 1 && lastAt(pitch.moments, ms)?.isBreak === true;
      if (ms < 0 || innings === undefined || isBreak) return { status: 0 };
      return { status: isInningsOver(pitch, side, ms) ? 4 : 1, score: scoreOf(innings, side) };
    },
  }));

function scoreOf({ runs, wickets, balls }: Innings, side: 0 | 1) {
  return {
    full: side === 0 ? ([runs, 0] as const) : ([0, runs] as const),
    formatted: `${runs}/${wickets} (${oversText(balls)})`,
  };
}

/** The total of an innings and whether it is odd. */
function runsFamily(pitch: Pitch, side: 0 | 1): Family {
  const endings = (ms: number, drift: Drift): Ending<number>[] =>
    side === 0
      ? runEndings(pitch, 0, ballsPerInnings, ms, drift, ({ runs }) => runs)
      : chaseEndings(pitch, ms, drift);
  // What is expected before the match: the lines must not tell how it goes.
  const main = side === 0 ? runsLine(pitch, 0) : Math.round(meanOf(endings(-1, noDrift))) + 0.5;
  const rules: Rule<number>[] = [
    ...[-20, -10, 0, 10, 20].map((step) => totalRule(inningsTypes.runs, main + step, count)),
    yesNoRule<number>(inningsTypes.oddEven, (runs) => runs % 2 === 1, [20, 21]),
  ];
  return family(rules, endings);
}

/** The middle line of the runs of 20 overs. */
export const runsLine = ({ expected }: Pitch, side: 0 | 1): number =>
  Math.round(expected[side]) + 0.5;

/** Runs of the first six overs. */
export function powerPlayFamily(pitch: Pitch, side: 0 | 1, typeId: number): Family {
  const main = Math.round((pitch.expected[side] * powerPlayBalls) / ballsPerInnings) + 0.5;
  const rules = [-4, 0, 4].map((step) => totalRule(typeId, main + step, count));
  return family(rules, (ms, drift) =>
    runEndings(pitch, side, powerPlayBalls, ms, drift, ({ powerPlay }) => powerPlay),
  );
}

export function wicketsFamily(pitch: Pitch, side: 0 | 1, typeId: number): Family {
  const rules = [4.5, 5.5, 6.5].map((line) => totalRule(typeId, line, count));
  return family(rules, (ms, drift) =>
    wicketEndings(pitch, side, ms, side === 0 ? 1 : chaseShare(pitch, ms, drift)),
  );
}

function meanOf(endings: readonly Ending<number>[]): number {
  const total = endings.reduce((sum, { weight }) => sum + weight, 0);
  return endings.reduce((sum, { end, weight }) => sum + end * weight, 0) / total;
}
