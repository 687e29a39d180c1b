import type { Score, Texts } from "../feed/types.ts";
import type { Pair } from "./chances.ts";
import { lastAt, type MatchPhase, type Span } from "./match.ts";
import type { Random } from "./random.ts";

const quarterMs = 330_000;
const quarterClockSec = 600;
const breakMs = 40_000;
const overtimeMs = 165_000;
const attacks = 40;

type Moment = { readonly ms: number; readonly byQuarter: readonly Pair[] };

/** A basketball match as it is played. */
export type Court = {
  /** Expected points of both sides in 40 minutes. */
  readonly strength: Pair;
  readonly moments: readonly Moment[];
  /** Spans of play: four quarters and overtimes. */
  readonly quarters: readonly Span[];
  readonly durationMs: number;
};

export function play(strength: Pair, random: Random): Court {
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

export function leadOf([first, second]: Pair): number {
  return first - second;
}

export function totalOf(byQuarter: readonly Pair[]): Pair {
  return byQuarter.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
}

function isDraw(byQuarter: readonly Pair[]): boolean {
  return leadOf(totalOf(byQuarter)) === 0;
}

export function phaseOf(court: Court, ms: number): MatchPhase {
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

export function quarterName(index: number): Texts {
  return index < 4
    ? { en: `Quarter ${index + 1}`, ru: `${index + 1}-я четверть` }
    : { en: `Overtime ${index - 3}`, ru: `Овертайм ${index - 3}` };
}
