import { between, type Random, randomFrom } from "./random.ts";
import type { Pair } from "./chances.ts";
import type { Span } from "./match.ts";

export const ballsPerInnings = 120;
export const powerPlayBalls = 36;
export const ballsPerOver = 6;
const ballMs = 6500;
const inningsBreakMs = 60_000;
/** The strength of a side that plays at pace 1, and the runs that its 20 overs come to with the hits of `ballRuns`. */
const usualStrength = 158;
const usualRuns = 160;

/** Runs and wickets of an over, of the current one so far. */
type Over = { readonly runs: number; readonly wickets: number };

export type Innings = {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  readonly powerPlay: number;
  readonly overs: readonly Over[];
};

type Moment = {
  readonly ms: number;
  readonly innings: readonly Innings[];
  readonly isBreak: boolean;
};

export type Pitch = {
  /** Runs of both sides that are expected over 20 overs. */
  readonly expected: Pair;
  readonly moments: readonly Moment[];
  /** Runs off each ball of each innings, -1 for a wicket. */
  readonly balls: readonly (readonly number[])[];
  readonly suspensions: readonly Span[];
  readonly durationMs: number;
};

export const freshInnings: Innings = { runs: 0, wickets: 0, balls: 0, powerPlay: 0, overs: [] };

/** 110 balls are 18.2 overs: 18 overs and 2 balls. */
export const oversText = (balls: number): string =>
  `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;

/** The whole of a match, which follows from its seed. */
export function playedOn(seed: number): Pitch {
  const random = randomFrom(seed, 1);
  return play([between(random, 145, 178), between(random, 145, 178)], random);
}

function play(strength: Pair, random: Random): Pitch {
  const moments: Moment[] = [{ ms: 0, innings: [freshInnings], isBreak: false }];
  const suspensions: Span[] = [];
  const done: Innings[] = [];
  const balls: number[][] = [[], []];
  let ms = 0;
  for (const side of [0, 1] as const) {
    let now = freshInnings;
    while (
      now.balls < ballsPerInnings &&
      now.wickets < 10 &&
      !(side === 1 && now.runs > (done[0]?.runs ?? 0))
    ) {
      ms += ballMs * between(random, 0.8, 1.2);
      const runs = ballRuns(strength[side] / usualStrength, random);
      const scored = Math.max(runs, 0);
      const fallen = runs < 0 ? 1 : 0;
      balls[side]?.push(runs);
      now = {
        runs: now.runs + scored,
        wickets: now.wickets + fallen,
        overs: bowled(now, scored, fallen),
        balls: now.balls + 1,
        powerPlay: now.powerPlay + (now.balls < powerPlayBalls ? scored : 0),
      };
      if (runs < 0) suspensions.push({ from: ms, to: ms + between(random, 5000, 6000) });
      moments.push({ ms, innings: [...done, now], isBreak: false });
    }
    done.push(now);
    if (side === 0) {
      moments.push({ ms, innings: [...done, freshInnings], isBreak: true });
      ms += inningsBreakMs;
      moments.push({ ms, innings: [...done, freshInnings], isBreak: false });
    }
  }
  const runsOf = (side: 0 | 1) => (strength[side] * usualRuns) / usualStrength;
  return {
    expected: [runsOf(0), runsOf(1)],
    moments,
    balls,
    suspensions: suspensions.map((span) => ({ ...span, to: Math.min(span.to, ms) })),
    durationMs: ms,
  };
}

/** The overs of an innings with one more ball. */
function bowled({ overs, balls }: Innings, runs: number, wickets: number): readonly Over[] {
  if (balls % ballsPerOver === 0) return [...overs, { runs, wickets }];
  const last = overs.at(-1) ?? { runs: 0, wickets: 0 };
  return [...overs.slice(0, -1), { runs: last.runs + runs, wickets: last.wickets + wickets }];
}

/** Runs off one ball, -1 for a wicket. */
function ballRuns(pace: number, random: Random): number {
  const kind = random();
  if (kind < 0.05) return -1;
  const hit = (kind - 0.05) / 0.95;
  if (hit > 1 - 0.058 * pace) return 6;
  if (hit > 1 - 0.19 * pace) return 4;
  if (hit > 1 - 0.27 * pace) return 2;
  return hit > 1 - 0.65 * pace ? 1 : 0;
}
