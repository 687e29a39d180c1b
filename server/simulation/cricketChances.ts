import { bell, poisson } from "./chances.ts";
import { ballsPerInnings, freshInnings, type Innings, type Pitch } from "./cricketInnings.ts";
import type { Drift, Ending } from "./families.ts";
import { lastAt } from "./match.ts";

const wicketsPerBall = 0.05;
const mostWickets = 10;
/** Standard deviation of the runs of 20 overs. */
const runsSpread = 20;

/** Nothing is impossible before the end. */
const leastChance = 1e-9;

/** Expected runs of an innings, and their standard deviation. */
export type Expected = { readonly mean: number; readonly spread: number };

/** The innings that have begun by a time. */
export function inningsAt(pitch: Pitch, ms: number): readonly Innings[] {
  return lastAt(pitch.moments, ms)?.innings ?? [freshInnings];
}

/** Whether an innings is over; the second ends with the match, by a target reached too. */
export const isInningsOver = (pitch: Pitch, side: 0 | 1, ms: number): boolean =>
  ms >= pitch.durationMs || inningsAt(pitch, ms).length > side + 1;

/** Expected runs at the end of an innings, and their standard deviation. */
export function project(pitch: Pitch, side: 0 | 1, now: Innings, drift: Drift): Expected {
  if (now.wickets >= mostWickets) return { mean: now.runs, spread: 0 };
  const remaining = (ballsPerInnings - now.balls) / ballsPerInnings;
  const par = (mostWickets * now.balls) / ballsPerInnings;
  const hands = Math.exp(-0.03 * Math.max(0, now.wickets - par * 0.55));
  return {
    mean: now.runs + pitch.expected[side] * remaining * hands * Math.exp(drift[side]),
    spread: runsSpread * Math.sqrt(remaining),
  };
}

/** Runs after so many balls of an innings, which no target cuts short. */
export function runEndings(
  pitch: Pitch,
  side: 0 | 1,
  balls: number,
  ms: number,
  drift: Drift,
  runsIn: (innings: Innings) => number,
): Ending<number>[] {
  const now = inningsAt(pitch, ms)[side] ?? freshInnings;
  const remaining = Math.max(0, (balls - now.balls) / ballsPerInnings);
  if (remaining === 0 || isInningsOver(pitch, side, ms) || now.wickets >= mostWickets)
    return [{ end: runsIn(now), weight: 1 }];
  const mean = runsIn(now) + pitch.expected[side] * remaining * Math.exp(drift[side]);
  return bell(
    mean,
    Math.max(1, runsSpread * Math.sqrt(remaining)),
    runsIn(now),
    runsIn(now) + 6 * (balls - now.balls),
  );
}

/** Wickets of an innings. @param share of its remaining balls that are expected to be bowled */
export function wicketEndings(pitch: Pitch, side: 0 | 1, ms: number, share = 1): Ending<number>[] {
  const now = inningsAt(pitch, ms)[side] ?? freshInnings;
  const remaining = ballsPerInnings - now.balls;
  const inHand = mostWickets - now.wickets;
  if (isInningsOver(pitch, side, ms) || remaining === 0 || inHand === 0)
    return [{ end: now.wickets, weight: 1 }];
  const chances = poisson(remaining * share * wicketsPerBall, Math.min(inHand, remaining) - 1);
  // The last is all that are left, or all that can still fall.
  const all = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return [...chances, Math.max(all, leastChance)].map((weight, more) => ({
    end: now.wickets + more,
    weight,
  }));
}
