import { sports } from "../feed/sports.ts";
import { type Court, leadOf, phaseOf, play, quarterName, totalOf } from "./court.ts";
import { bell, type Pair } from "./chances.ts";
import { type Drift, type Ending, type Family, family, type Rule } from "./families.ts";
import { lastAt, type Match, type MatchPeriod, type Model, periodScore } from "./match.ts";
import { between, randomFrom } from "./random.ts";
import { handicapRule, periodResultTypeId, resultRule, totalRule, winnerRule } from "./rules.ts";

/** More than any match can still change. */
const farLead = 120;
const farPoints = 200;

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
      ...[0, 1, 2, 3].flatMap((index) =>
        quarterFamilies(court, index, { result: 41 + index, total: 51 + index }),
      ),
    ],
    periods: [0, 1, 2, 3].map((index) => quarterOf(court, index)),
    phaseAt: (ms) => phaseOf(court, ms),
  };
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

function quarterOf(court: Court, index: number): MatchPeriod {
  const { from, to } = court.quarters[index] ?? { from: 0, to: 0 };
  return {
    title: quarterName(index),
    families: quarterFamilies(court, index, { result: periodResultTypeId, total: 17 }),
    phaseAt: (ms) =>
      ms < from
        ? { status: 0 }
        : {
            status: ms < to ? 1 : 4,
            score: periodScore(lastAt(court.moments, ms)?.byQuarter[index] ?? [0, 0]),
          },
  };
}

function quarterFamilies(
  court: Court,
  quarter: number,
  types: { readonly result: number; readonly total: number },
): Family[] {
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
    family([resultRule(types.result, asPair)], (ms, drift) => endings(ms, drift, leadOf, false)),
    family(
      [-4, 0, 4].map((step) => totalRule<number>(types.total, main + step, (total) => total)),
      (ms, drift) => endings(ms, drift, ([home, away]) => home + away, true),
    ),
  ];
}

function asPair(lead: number): Pair {
  return [lead, 0];
}

function pointsAt(court: Court, ms: number): Pair {
  return totalOf(lastAt(court.moments, ms)?.byQuarter ?? []);
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
