import { sports } from "../feed/sports.ts";
import { below, bell, type Pair, poisson } from "./chances.ts";
import {
  ballsPerInnings,
  freshInnings,
  type Innings,
  type Pitch,
  playedOn,
  powerPlayBalls,
} from "./cricketInnings.ts";
import { type Drift, type Ending, type Family, family } from "./families.ts";
import { lastAt, type Match, type MatchPhase, type Model } from "./match.ts";
import { totalRule, winnerRule } from "./rules.ts";

/** Twenty overs a side, side 1 bats first; a ball every six and a half seconds, about 27 minutes. */
export const cricket: Model = {
  sport: sports.cricket,
  pageType: "cricket",
  betDelayMs: 2000,
  create: createMatch,
};

function createMatch(seed: number): Match {
  const pitch = playedOn(seed);
  const { strength } = pitch;
  const line = (mean: number) => Math.round(mean) + 0.5;
  const runs = [-15, -10, -5, 0, 5, 10, 15].map((step) =>
    totalRule<number>(110, line(strength[0]) + step, (total) => total),
  );
  const wickets = [4.5, 5.5, 6.5].map((limit) => totalRule<number>(113, limit, (total) => total));
  return {
    durationMs: pitch.durationMs,
    suspensions: pitch.suspensions,
    periods: [],
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
        ...oversOf(first, 1),
        ...(second && oversOf(second, 2)),
      },
    },
  };
}

/** Runs and wickets of an innings over by over; the last is the current one. */
const oversOf = ({ overs: bowled }: Innings, number: 1 | 2) => ({
  [`overRuns${number}`]: bowled.map(({ runs }) => runs),
  [`overWickets${number}`]: bowled.map(({ wickets }) => wickets),
});

function overs(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`;
}

function wicketsOf({ runs, wickets }: Innings): string {
  return `${runs}/${wickets}`;
}
