import type { Score, Texts } from "../feed/types.ts";
import { sports } from "../feed/sports.ts";
import { bell, type Pair } from "./chances.ts";
import { type Drift, type Ending, type Family, family, type Rule } from "./families.ts";
import { lastAt, type Match, type MatchPhase, type Model, type Span } from "./match.ts";
import { between, type Random, randomFrom } from "./random.ts";
import { handicapRule, resultRule, totalRule, winnerRule } from "./rules.ts";

const quarterMs = 330_000;
const quarterClockSec = 600;
const breakMs = 40_000;
const overtimeMs = 165_000;
const attacks = 40;
/** More than any match can still change. */
const farLead = 120;
const farPoints = 200;

type Moment = { readonly ms: number; readonly byQuarter: readonly Pair[] };

type Court = {
  /** Expected points of both sides in 40 minutes. */
  readonly strength: Pair;
  readonly moments: readonly Moment[];
  /** Spans of play: four quarters and overtimes. */
  readonly quarters: readonly Span[];
  readonly durationMs: number;
};

/** Four quarters of five and a half minutes instead of ten, overtime until somebody leads. */
export const basketball: Model = {
  sport: sports.basketball,
  pageType: "sport",
  betDelayMs: 2000,
  create: createMatch,
};

function createMatch(seed: number): Match {
  const random = randomFrom(seed, 1);
  const court = play([between(random, 72, 94), between(random, 70, 90)], random);
  return {
    durationMs: court.durationMs,
    suspensions: court.quarters.map(({ to }) => ({
      from: to - 4000,
      to: Math.min(to + 6000, court.durationMs),
    })),
    families: [
      marginFamily(court),
      ...totalFamilies(court),
      ...[0, 1, 2, 3].flatMap((index) => quarterFamilies(court, index)),
    ],
    phaseAt: (ms) => phaseOf(court, ms),
  };
}

function play(strength: Pair, random: Random): Court {
  const quarters: Span[] = [];
  const moments: Moment[] = [{ ms: 0, byQuarter: [[0, 0]] }];
  let done: Pair[] = [];
  let from = 0;
  for (let quarter = 0; quarter < 4 || isDraw(done); quarter += 1) {
    const length = quarter < 4 ? quarterMs : overtimeMs;
    const count = quarter < 4 ? attacks : attacks / 2;
    let now: Pair = [0, 0];
    for (let attack = 0; attack < count; attack += 1) {
      const side = attack % 2;
      const points = attackPoints((strength[side] ?? 80) / (2 * attacks), random);
      now = side === 0 ? [now[0] + points, now[1]] : [now[0], now[1] + points];
      const ms = from + ((attack + 0.2 + 0.8 * random()) * length) / count;
      if (points > 0) moments.push({ ms, byQuarter: [...done, now] });
    }
    done = [...done, now];
    quarters.push({ from, to: from + length });
    from += length + breakMs;
  }
  return { strength, moments, quarters, durationMs: quarters.at(-1)?.to ?? 0 };
}

/** Zero, one, two or three points; `expected` on average. */
function attackPoints(expected: number, random: Random): number {
  if (random() > expected / 2.15) return 0;
  const kind = random();
  return kind < 0.12 ? 1 : kind < 0.73 ? 2 : 3;
}

function marginFamily(court: Court): Family {
  const main = Math.round(court.strength[1] - court.strength[0]) + 0.5;
  const rules: Rule<number>[] = [
    winnerRule(2, asPair),
    ...[-8, -4, 0, 4, 8].map((step) => handicapRule<number>(5, main + step, asPair)),
  ];
  return family(rules, (ms, drift) => {
    const now = leadOf(pointsAt(court, ms));
    if (ms >= court.durationMs) return [{ end: now, weight: 1 }];
    const [first, second] = expectedAfter(court, ms, drift);
    // Overtime decides, so a draw is not a possible end.
    const spread = Math.max(1.2, 11.5 * Math.sqrt(remainingAt(court, ms)));
    return bell(now + first - second, spread, now - farLead, now + farLead).filter(
      ({ end }) => end !== 0,
    );
  });
}

/** Total points, of both sides and of each. */
function totalFamilies(court: Court): Family[] {
  const [first, second] = court.strength;
  const sum = ([home, away]: Pair) => home + away;
  return [
    totalFamily(court, 17, first + second, [-12, -8, -4, 0, 4, 8, 12], 12.7, sum),
    totalFamily(court, 11, first, [-4, 0, 4], 9, ([home]) => home),
    totalFamily(court, 12, second, [-4, 0, 4], 9, ([, away]) => away),
  ];
}

function totalFamily(
  court: Court,
  typeId: number,
  expected: number,
  steps: readonly number[],
  spread: number,
  pointsOf: (points: Pair) => number,
): Family {
  const main = Math.round(expected) + 0.5;
  const rules = steps.map((step) => totalRule<number>(typeId, main + step, (points) => points));
  return family(rules, (ms, drift) => {
    const now = pointsOf(pointsAt(court, ms));
    if (ms >= court.durationMs) return [{ end: now, weight: 1 }];
    const mean = now + pointsOf(expectedAfter(court, ms, drift));
    return bell(
      mean,
      Math.max(1, spread * Math.sqrt(remainingAt(court, ms))),
      now,
      now + farPoints,
    );
  });
}

function quarterFamilies(court: Court, quarter: number): Family[] {
  const [first, second] = court.strength;
  const main = Math.round((first + second) / 4) + 0.5;
  const endings = (
    ms: number,
    drift: Drift,
    fold: (pair: Pair) => number,
    isSum: boolean,
  ): Ending<number>[] => {
    const now = fold(lastAt(court.moments, ms)?.byQuarter[quarter] ?? [0, 0]);
    const remaining = remainingOf(court, quarter, ms);
    if (remaining === 0) return [{ end: now, weight: 1 }];
    const more = fold([
      (first * remaining * (1 + drift[0])) / 4,
      (second * remaining * (1 + drift[1])) / 4,
    ]);
    const spread = Math.max(1, (isSum ? 7 : 6) * Math.sqrt(remaining));
    return bell(now + more, spread, isSum ? now : now - farLead, now + farPoints);
  };
  return [
    family([resultRule(41 + quarter, asPair)], (ms, drift) => endings(ms, drift, leadOf, false)),
    family(
      [-4, 0, 4].map((step) => totalRule<number>(51 + quarter, main + step, (total) => total)),
      (ms, drift) => endings(ms, drift, ([home, away]) => home + away, true),
    ),
  ];
}

function asPair(lead: number): Pair {
  return [lead, 0];
}

function leadOf([first, second]: Pair): number {
  return first - second;
}

function pointsAt(court: Court, ms: number): Pair {
  return totalOf(lastAt(court.moments, ms)?.byQuarter ?? []);
}

function totalOf(byQuarter: readonly Pair[]): Pair {
  return byQuarter.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
}

function isDraw(byQuarter: readonly Pair[]): boolean {
  return leadOf(totalOf(byQuarter)) === 0;
}

function remainingOf(court: Court, quarter: number, ms: number): number {
  const span = court.quarters[quarter];
  if (!span) return 0;
  return Math.min(1, Math.max(0, (span.to - ms) / (span.to - span.from)));
}

/** Share of regular time remaining; overtime counts as a little of it. */
function remainingAt(court: Court, ms: number): number {
  const regular = [0, 1, 2, 3].reduce(
    (sum, quarter) => sum + remainingOf(court, quarter, ms) / 4,
    0,
  );
  return regular > 0 ? regular : ms < court.durationMs ? 0.05 : 0;
}

function expectedAfter(court: Court, ms: number, drift: Drift): Pair {
  const remaining = remainingAt(court, ms);
  return [
    court.strength[0] * remaining * (1 + drift[0] * 0.8),
    court.strength[1] * remaining * (1 + drift[1] * 0.8),
  ];
}

function phaseOf(court: Court, ms: number): MatchPhase {
  const current = Math.max(
    0,
    court.quarters.findLastIndex(({ from }) => from <= ms),
  );
  const span = court.quarters[current];
  if (ms < 0 || !span) return { status: 0, score: { full: [0, 0], formatted: "" } };
  const isPlaying = ms < span.to;
  const clock = Math.min(1, (ms - span.from) / (span.to - span.from));
  return {
    status: ms >= court.durationMs ? 4 : isPlaying ? 1 : 2,
    score: scoreOf(lastAt(court.moments, ms)?.byQuarter ?? [[0, 0]], current),
    timeSec: Math.floor(
      Math.min(current, 4) * quarterClockSec + clock * (current < 4 ? quarterClockSec : 300),
    ),
    isClockRunning: isPlaying,
  };
}

function scoreOf(scored: readonly Pair[], current: number): Score {
  const byQuarter = Array.from(
    { length: current + 1 },
    (_, index): Pair => scored[index] ?? [0, 0],
  );
  const [first, second] = totalOf(byQuarter);
  return {
    full: [first, second],
    formatted: `${first}:${second} (${byQuarter.map(([home, away]) => `${home}:${away}`).join(", ")})`,
    periods: byQuarter.map((values, index) => ({
      id: index + 1,
      name: quarterName(index),
      values,
    })),
  };
}

function quarterName(index: number): Texts {
  return index < 4
    ? { en: `Quarter ${index + 1}`, ru: `${index + 1}-я четверть` }
    : { en: `Overtime ${index - 3}`, ru: `Овертайм ${index - 3}` };
}
