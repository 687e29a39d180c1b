import { below } from "./chances.ts";
import { type Expected, inningsAt, project } from "./cricketChances.ts";
import { ballsPerInnings, freshInnings, type Pitch } from "./cricketInnings.ts";
import type { Drift, Ending } from "./families.ts";

/**
 * How far the winning hit goes past the runs of the first innings, from one run on: in proportion to how often a hit is
 * worth as many runs or more.
 */
const past = [0.46, 0.19, 0.13, 0.13, 0.045, 0.045];
const farthest = past.length;
/** Nothing is decided before the end, however unlikely. */
const leastWeight = 1e-9;

/** The second innings as it stands, against what the first one comes to. */
type Chase = {
  readonly runs: number;
  readonly ballsLeft: number;
  readonly own: Expected;
  /** The runs of the first innings; without spread once that is over. */
  readonly first: Expected;
};

function chaseAt(pitch: Pitch, ms: number, drift: Drift): Chase {
  const [first = freshInnings, second] = inningsAt(pitch, ms);
  const now = second ?? freshInnings;
  return {
    runs: now.runs,
    ballsLeft: ballsPerInnings - now.balls,
    own: project(pitch, 1, now, drift),
    first: second ? { mean: first.runs, spread: 0 } : project(pitch, 0, first, drift),
  };
}

/**
 * Runs of the second innings, which ends with the hit that passes the first. How likely that is agrees with the winner of
 * the match: to pass a known score has exactly its chance.
 */
export function chaseEndings(pitch: Pitch, ms: number, drift: Drift): Ending<number>[] {
  const chase = chaseAt(pitch, ms, drift);
  const { runs, own, first } = chase;
  if (ms >= pitch.durationMs) return [{ end: runs, weight: 1 }];
  const highest = highestOf(chase);
  const ownUpTo = table(highest, (value) =>
    value < runs ? 0 : below((value - own.mean) / Math.max(own.spread, 1)),
  );
  const firstUpTo = table(highest, (value) =>
    first.spread === 0
      ? Number(value >= first.mean)
      : below((value + 0.5 - first.mean) / first.spread),
  );
  const endings: Ending<number>[] = [
    { end: runs, weight: leastWeight },
    { end: highest, weight: leastWeight },
  ];
  for (let end = runs; end <= highest; end += 1) {
    const short = (ownUpTo(end) - ownUpTo(end - 1)) * (1 - firstUpTo(end - 1));
    const won = past.reduce((sum, share, index) => {
      const passed = end - index - 1;
      return sum + share * (firstUpTo(passed) - firstUpTo(passed - 1)) * (1 - ownUpTo(passed));
    }, 0);
    endings.push({ end, weight: short + won });
  }
  return endings;
}

/** Share of the remaining balls of the second innings that are expected to be bowled before the target is reached. */
export function chaseShare(pitch: Pitch, ms: number, drift: Drift): number {
  const { runs, own, first } = chaseAt(pitch, ms, drift);
  const needed = Math.max(1, first.mean + 1 - runs);
  const spread = Math.hypot(own.spread, first.spread);
  let [share, weights] = [0, 0];
  for (let deviation = -3.5; deviation <= 3.5; deviation += 0.25) {
    const weight = Math.exp((-deviation * deviation) / 2);
    const ahead = Math.max(0, own.mean - first.mean + deviation * spread);
    share += (weight * needed) / (needed + ahead);
    weights += weight;
  }
  return share / weights;
}

/** No ending is above it. */
function highestOf({ runs, ballsLeft, own, first }: Chase): number {
  const byBalls = runs + 6 * ballsLeft;
  return first.spread === 0
    ? Math.min(first.mean + farthest, byBalls)
    : Math.ceil(own.mean + 4 * own.spread);
}

/** A function of whole numbers, reckoned once for each up to the highest; below 0 it is 0. */
function table(highest: number, of: (value: number) => number): (value: number) => number {
  const values = Array.from({ length: highest + 1 }, (_, value) => of(value));
  return (value) => values[value] ?? 0;
}
