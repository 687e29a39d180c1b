import type { Score, Sport, Texts } from "../feed/types.ts";
import { type Pair, poisson } from "./chances.ts";
import type { Drift, Ending, Family } from "./families.ts";
import { goalCourse } from "./goalCourse.ts";
import {
  type GoalSport,
  type GoalStory,
  type Kind,
  manAdvantage,
  type Strength,
  reportGoals,
} from "./goalStory.ts";
import { type Match, type MatchPeriod, type MatchPhase, type Model, periodScore } from "./match.ts";
import { between, noise, randomFrom } from "./random.ts";

/** What has happened in a goal match up to a given time. */
export type Standing = {
  readonly score: Pair;
  readonly byPeriod: readonly Pair[];
  readonly goals: readonly (0 | 1)[];
  readonly reds: Pair;
  readonly yellows: Pair;
  readonly corners: Pair;
  readonly shots: Pair;
};

/** A goal match as its markets see it. */
export type GoalMatch = {
  readonly sport: GoalSport;
  readonly story: GoalStory;
  standingAt(ms: number): Standing;
  /** Goals still expected from both sides in a period. */
  expectedIn(period: number, ms: number, drift: Drift): Pair;
  /** Share of the match that remains. */
  leftAt(ms: number): number;
};

type GoalModel = {
  readonly sport: Sport;
  readonly pageType: string;
  readonly rules: GoalSport;
  /** Expected goals of a side, minimum and maximum. */
  readonly goals: Pair;
  readonly periodName: (period: number) => Texts;
  readonly families: (match: GoalMatch, strength: Strength) => readonly Family[];
  /** Markets on one period as a game of its own; periods count from 0. */
  readonly periodFamilies: (match: GoalMatch, period: number) => readonly Family[];
  readonly hasDetails: boolean;
};

export function goalModel(model: GoalModel): Model {
  return {
    sport: model.sport,
    pageType: model.pageType,
    betDelayMs: 2000,
    create: (seed) => createMatch(model, seed),
  };
}

function createMatch(model: GoalModel, seed: number): Match {
  const random = randomFrom(seed, 1);
  const strength: Strength = [
    between(random, ...model.goals) * 1.12,
    between(random, ...model.goals),
  ];
  const story = reportGoals(model.rules, strength, random);
  const match = goalMatch(model.rules, story, strength);
  return {
    durationMs: story.durationMs,
    suspensions: story.suspensions,
    families: model.families(match, strength),
    periods: story.periods.map((_, index) => periodOf(model, match, index)),
    phaseAt: (ms) => phaseOf(model, match, ms, seed),
  };
}

function periodOf(model: GoalModel, match: GoalMatch, index: number): MatchPeriod {
  const { startMs, endMs } = match.story.periods[index] ?? { startMs: 0, endMs: 0 };
  return {
    title: model.periodName(index + 1),
    families: model.periodFamilies(match, index),
    phaseAt: (ms) =>
      ms < startMs
        ? { status: 0 }
        : {
            status: ms < endMs ? 1 : 4,
            score: periodScore(match.standingAt(ms).byPeriod[index] ?? [0, 0]),
          },
  };
}

function goalMatch(sport: GoalSport, story: GoalStory, strength: Strength): GoalMatch {
  const shares = sport.periodMinutes.map((minutes) => minutes / sum(sport.periodMinutes));
  const remaining = (period: number, ms: number) => {
    const { startMs, endMs } = story.periods[period] ?? { startMs: 0, endMs: 0 };
    return Math.min(1, Math.max(0, (endMs - ms) / (endMs - startMs)));
  };
  // All markets of a quote ask for the same time.
  let latest = { ms: Number.NaN, standing: standingOf(story, 0) };
  const match: GoalMatch = {
    sport,
    story,
    standingAt: (ms) => {
      if (latest.ms !== ms) latest = { ms, standing: standingOf(story, ms) };
      return latest.standing;
    },
    expectedIn: (period, ms, drift) => {
      const { reds } = match.standingAt(ms);
      const share = (shares[period] ?? 0) * remaining(period, ms);
      const expected = (side: 0 | 1) =>
        strength[side] * share * manAdvantage(reds, side) * Math.exp(drift[side] * 1.6);
      return [expected(0), expected(1)];
    },
    leftAt: (ms) => sum(shares.map((share, period) => share * remaining(period, ms))),
  };
  return match;
}

function standingOf(story: GoalStory, ms: number): Standing {
  const counts: Record<Kind, [number, number]> = {
    goal: [0, 0],
    red: [0, 0],
    yellow: [0, 0],
    corner: [0, 0],
    shot: [0, 0],
    check: [0, 0],
  };
  const byPeriod = story.periods.map((): [number, number] => [0, 0]);
  const goals: (0 | 1)[] = [];
  for (const incident of story.incidents) {
    if (incident.ms > ms) break;
    counts[incident.kind][incident.side] += 1;
    if (incident.kind !== "goal") continue;
    const period = byPeriod[incident.period];
    if (period) period[incident.side] += 1;
    goals.push(incident.side);
  }
  return {
    score: counts.goal,
    byPeriod,
    goals,
    reds: counts.red,
    yellows: counts.yellow,
    corners: counts.corner,
    shots: [counts.shot[0] + counts.goal[0], counts.shot[1] + counts.goal[1]],
  };
}

/**
 * The possible endings of a score that is currently `now`, with enough further goals to turn the match.
 * @param lead goal difference, if the score is only a part of the match
 */
export function scoreEndings(now: Pair, expected: Pair, lead = now[0] - now[1]): Ending<Pair>[] {
  if (expected[0] + expected[1] < 1e-9) return [{ end: now, weight: 1 }];
  const firsts = poisson(expected[0], mostGoals(expected[0], lead));
  const seconds = poisson(expected[1], mostGoals(expected[1], lead));
  const endings: Ending<Pair>[] = [];
  for (const [goals1, chance1] of firsts.entries()) {
    for (const [goals2, chance2] of seconds.entries()) {
      endings.push({ end: [now[0] + goals1, now[1] + goals2], weight: chance1 * chance2 });
    }
  }
  return endings;
}

/** Always enough to cross any line, so that nothing counts as decided while goals can still change it. */
function mostGoals(expected: number, lead: number): number {
  return Math.max(
    4,
    Math.abs(lead) + 3,
    Math.min(10, Math.ceil(expected + 3.5 * Math.sqrt(expected))),
  );
}

function phaseOf(model: GoalModel, match: GoalMatch, ms: number, seed: number): MatchPhase {
  const { periods } = match.story;
  const current = Math.max(
    0,
    periods.findLastIndex(({ startMs }) => startMs <= ms),
  );
  const period = periods[current];
  if (!period || ms < 0) return { status: 0, score: { full: [0, 0], formatted: "" } };
  const isOver = ms >= match.story.durationMs;
  const isPlaying = ms < period.endMs;
  const share = possession(seed, ms);
  const clock = period.startMinute * 60 + ((ms - period.startMs) * match.sport.clockRate) / 1000;
  return {
    status: isOver ? 4 : isPlaying ? 1 : 2,
    score: scoreOf(
      model,
      match.standingAt(ms),
      current,
      model.hasDetails
        ? {
            possession: [share, 100 - share],
            ...goalCourse(match.story, match.sport.clockRate, ms),
          }
        : null,
    ),
    timeSec: Math.floor(isPlaying ? clock : (period.startMinute + period.minutes) * 60),
    isClockRunning: isPlaying,
  };
}

function scoreOf(
  model: GoalModel,
  now: Standing,
  current: number,
  more: Score["details"] | null,
): Score {
  const played = now.byPeriod.slice(0, current + 1);
  const periodScores = played.map(([first, second]) => `${first}:${second}`).join(", ");
  return {
    full: now.score,
    formatted: `${now.score[0]}:${now.score[1]} (${periodScores})`,
    periods: played.map((values, index) => ({
      id: index + 1,
      name: model.periodName(index + 1),
      values,
    })),
    ...(more
      ? {
          details: {
            redCards: now.reds,
            yellowCards: now.yellows,
            corners: now.corners,
            shotsOnTarget: now.shots,
            ...more,
          },
        }
      : {}),
  };
}

/** Possession of side 1 in per cent; changes every half minute at most. */
function possession(seed: number, ms: number): number {
  return 50 + Math.round(9 * noise(seed, 7, Math.floor(ms / 30_000) * 30_000, 240_000));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
