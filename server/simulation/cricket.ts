import { sports } from "../feed/sports.ts";
import { below, bell, type Pair, poisson } from "./chances.ts";
import { type Drift, type Ending, type Family, family } from "./families.ts";
import { lastAt, type Match, type MatchPhase, type Model, type Span } from "./match.ts";
import { between, type Random, randomFrom } from "./random.ts";
import { totalRule, winnerRule } from "./rules.ts";

const ballsPerInnings = 120;
const powerPlayBalls = 36;
const ballMs = 6500;
const inningsBreakMs = 60_000;

type Innings = {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  readonly powerPlay: number;
};

type Moment = {
  readonly ms: number;
  readonly innings: readonly Innings[];
  readonly isBreak: boolean;
};

type Pitch = {
  /** Expected runs of both sides over 20 overs. */
  readonly strength: Pair;
  readonly moments: readonly Moment[];
  readonly suspensions: readonly Span[];
  readonly durationMs: number;
};

const freshInnings: Innings = { runs: 0, wickets: 0, balls: 0, powerPlay: 0 };

/** Twenty overs a side, side 1 bats first; a ball every six and a half seconds, about 27 minutes. */
export const cricket: Model = {
  sport: sports.cricket,
  pageType: "cricket",
  betDelayMs: 2000,
  create: createMatch,
};

function createMatch(seed: number): Match {
  const random = randomFrom(seed, 1);
  const pitch = play([between(random, 145, 178), between(random, 145, 178)], random);
  const { strength } = pitch;
  const line = (mean: number) => Math.round(mean) + 0.5;
  const runs = [-15, -10, -5, 0, 5, 10, 15].map((step) =>
    totalRule<number>(110, line(strength[0]) + step, (total) => total),
  );
  const wickets = [4.5, 5.5, 6.5].map((limit) => totalRule<number>(113, limit, (total) => total));
  return {
    durationMs: pitch.durationMs,
    suspensions: pitch.suspensions,
    families: [
      winnerFamily(pitch),
      family(runs, (ms, drift) =>
        runEndings(pitch, 0, ballsPerInnings, ms, drift, ({ runs: now }) => now),
      ),
      powerPlayFamily(pitch, 0, 111),
      powerPlayFamily(pitch, 1, 112),
      family(wickets, (ms) => wicketEndings(pitch, ms)),
    ],
    phaseAt: (ms) => phaseOf(pitch, ms),
  };
}

function play(strength: Pair, random: Random): Pitch {
  const moments: Moment[] = [{ ms: 0, innings: [freshInnings], isBreak: false }];
  const suspensions: Span[] = [];
  const done: Innings[] = [];
  let ms = 0;
  for (const side of [0, 1] as const) {
    let now = freshInnings;
    while (
      now.balls < ballsPerInnings &&
      now.wickets < 10 &&
      !(side === 1 && now.runs > (done[0]?.runs ?? 0))
    ) {
      ms += ballMs * between(random, 0.8, 1.2);
      const runs = ballRuns(strength[side] / 158, random);
      const scored = Math.max(runs, 0);
      now = {
        runs: now.runs + scored,
        wickets: now.wickets + (runs < 0 ? 1 : 0),
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
  return {
    strength,
    moments,
    suspensions: suspensions.map((span) => ({ ...span, to: Math.min(span.to, ms) })),
    durationMs: ms,
  };
}

/** Runs off one ball, -1 for a wicket; 158 runs over 120 balls at pace 1. */
function ballRuns(pace: number, random: Random): number {
  const kind = random();
  if (kind < 0.05) return -1;
  const hit = (kind - 0.05) / 0.95;
  if (hit > 1 - 0.058 * pace) return 6;
  if (hit > 1 - 0.19 * pace) return 4;
  if (hit > 1 - 0.27 * pace) return 2;
  return hit > 1 - 0.65 * pace ? 1 : 0;
}

function winnerFamily(pitch: Pitch): Family {
  return family([winnerRule<Pair>(2, (end) => end)], (ms, drift): Ending<Pair>[] => {
    const [first = freshInnings, second] = inningsAt(pitch, ms);
    if (ms >= pitch.durationMs) return [{ end: [first.runs, second?.runs ?? 0], weight: 1 }];
    const a = project(pitch, 0, first, drift);
    const b = project(pitch, 1, second ?? freshInnings, drift);
    const lead = second
      ? { mean: first.runs - b.mean, spread: b.spread }
      : { mean: a.mean - b.mean, spread: Math.hypot(a.spread, b.spread) };
    const chance = below(lead.mean / Math.max(lead.spread, 1));
    return [
      { end: [1, 0], weight: chance },
      { end: [0, 1], weight: 1 - chance },
      { end: [0, 0], weight: 0.004 },
    ];
  });
}

/** Expected runs at the end of an innings, and their standard deviation. */
function project(
  pitch: Pitch,
  side: 0 | 1,
  now: Innings,
  drift: Drift,
): { mean: number; spread: number } {
  if (now.wickets >= 10) return { mean: now.runs, spread: 0 };
  const remaining = (ballsPerInnings - now.balls) / ballsPerInnings;
  const par = (10 * now.balls) / ballsPerInnings;
  const hands = Math.exp(-0.07 * Math.max(0, now.wickets - par * 0.55));
  return {
    mean: now.runs + pitch.strength[side] * remaining * hands * Math.exp(drift[side]),
    spread: 24 * Math.sqrt(remaining),
  };
}

function runEndings(
  pitch: Pitch,
  side: 0 | 1,
  balls: number,
  ms: number,
  drift: Drift,
  runsIn: (innings: Innings) => number,
): Ending<number>[] {
  const now = inningsAt(pitch, ms)[side] ?? freshInnings;
  const isOver = ms >= pitch.durationMs || inningsAt(pitch, ms).length > side + 1;
  const remaining = Math.max(0, (balls - now.balls) / ballsPerInnings);
  if (remaining === 0 || isOver || now.wickets >= 10) return [{ end: runsIn(now), weight: 1 }];
  const mean = runsIn(now) + pitch.strength[side] * remaining * Math.exp(drift[side]);
  return bell(
    mean,
    Math.max(1, 24 * Math.sqrt(remaining)),
    runsIn(now),
    runsIn(now) + 6 * (balls - now.balls),
  );
}

function powerPlayFamily(pitch: Pitch, side: 0 | 1, typeId: number): Family {
  const main = Math.round((pitch.strength[side] * powerPlayBalls) / ballsPerInnings) + 0.5;
  const rules = [-4, 0, 4].map((step) => totalRule<number>(typeId, main + step, (total) => total));
  return family(rules, (ms, drift) => {
    if (inningsAt(pitch, ms).length < side + 1) return null;
    return runEndings(pitch, side, powerPlayBalls, ms, drift, ({ powerPlay }) => powerPlay);
  });
}

function wicketEndings(pitch: Pitch, ms: number): Ending<number>[] {
  const [first = freshInnings, second] = inningsAt(pitch, ms);
  const remaining = ballsPerInnings - first.balls;
  if (second || remaining === 0 || first.wickets >= 10) return [{ end: first.wickets, weight: 1 }];
  return poisson(remaining * 0.05, 10 - first.wickets).map((weight, more) => ({
    end: first.wickets + more,
    weight,
  }));
}

function inningsAt(pitch: Pitch, ms: number): readonly Innings[] {
  return lastAt(pitch.moments, ms)?.innings ?? [freshInnings];
}

function phaseOf(pitch: Pitch, ms: number): MatchPhase {
  const moment = lastAt(pitch.moments, ms);
  if (!moment || ms < 0) return { status: 0, score: { full: [0, 0], formatted: "" } };
  const [first = freshInnings, second] = moment.innings;
  const inningsScores = moment.innings.map(
    ({ runs, wickets, balls }) => `${runs}/${wickets} (${overs(balls)})`,
  );
  return {
    status: ms >= pitch.durationMs ? 4 : moment.isBreak ? 2 : 1,
    score: {
      full: [first.runs, second?.runs ?? 0],
      formatted: inningsScores.join(" : "),
      periods: moment.innings.map(({ runs }, side) => ({
        id: side + 1,
        name: { en: `Innings ${side + 1}`, ru: `${side + 1}-й иннингс` },
        values: side === 0 ? [runs, 0] : [0, runs],
      })),
      current: [wicketsOf(first), second ? wicketsOf(second) : "0/0"],
      serving: second ? 2 : 1,
      details: {
        wickets: [first.wickets, second?.wickets ?? 0],
        balls: [first.balls, second?.balls ?? 0],
      },
    },
  };
}

function overs(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`;
}

function wicketsOf({ runs, wickets }: Innings): string {
  return `${runs}/${wickets}`;
}
