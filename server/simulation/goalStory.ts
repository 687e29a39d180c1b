import type { Pair } from "./chances.ts";
import type { Span } from "./match.ts";
import { between, type Random } from "./random.ts";

/** The parameters of a goal sport; minutes and seconds are of the match clock. */
export type GoalSport = {
  readonly periodMinutes: readonly number[];
  /** Match clock seconds per real second, so that a visitor can see whole matches. */
  readonly clockRate: number;
  readonly breakMs: number;
  /** Stoppage time in minutes, minimum and maximum, by period. */
  readonly stoppage: readonly Pair[];
  /** Expected events of one side in a match. */
  readonly perMatch: Readonly<Record<Exclude<Kind, "goal" | "check">, number>>;
  readonly checksPerMatch: number;
};

export type Kind = "goal" | "shot" | "corner" | "yellow" | "red" | "check";

export type Incident = {
  readonly ms: number;
  readonly kind: Kind;
  readonly side: 0 | 1;
  readonly period: number;
};

export type Period = {
  readonly startMs: number;
  readonly endMs: number;
  readonly startMinute: number;
  readonly minutes: number;
};

export type GoalStory = {
  readonly periods: readonly Period[];
  readonly incidents: readonly Incident[];
  readonly suspensions: readonly Span[];
  readonly durationMs: number;
};

/** Expected goals of both sides over the nominal time. */
export type Strength = Pair;

export function reportGoals(sport: GoalSport, strength: Strength, random: Random): GoalStory {
  const periods = layPeriods(sport, random);
  const incidents: Incident[] = [];
  const reds: [number, number] = [0, 0];
  const matchMinutes = sport.periodMinutes.reduce((sum, minutes) => sum + minutes, 0);
  for (const [index, period] of periods.entries()) {
    const minuteMs = 60_000 / sport.clockRate;
    for (let ms = period.startMs; ms < period.endMs; ms += minuteMs) {
      const share = Math.min(1, (period.endMs - ms) / minuteMs) / matchMinutes;
      for (const side of [0, 1] as const) {
        const happens = (expected: number) => random() < expected * share;
        const note = (kind: Kind) =>
          incidents.push({
            kind,
            side,
            period: index,
            ms: ms + random() * Math.min(minuteMs, period.endMs - ms),
          });
        if (happens(strength[side] * manAdvantage(reds, side))) note("goal");
        if (happens(sport.perMatch.shot)) note("shot");
        if (happens(sport.perMatch.corner)) note("corner");
        if (happens(sport.perMatch.yellow)) note("yellow");
        if (happens(sport.perMatch.red)) {
          reds[side] += 1;
          note("red");
        }
        if (happens(sport.checksPerMatch / 2)) note("check");
      }
    }
  }
  incidents.sort((a, b) => a.ms - b.ms);
  return {
    periods,
    incidents,
    suspensions: suspend(incidents, periods, random),
    durationMs: periods.at(-1)?.endMs ?? 0,
  };
}

/** A side with more players scores more. */
export function manAdvantage(reds: Pair, side: 0 | 1): number {
  return Math.exp(0.35 * (reds[1 - side] ?? 0) - 0.45 * reds[side]);
}

function layPeriods(sport: GoalSport, random: Random): Period[] {
  const periods: Period[] = [];
  let [startMs, startMinute] = [0, 0];
  for (const [index, minutes] of sport.periodMinutes.entries()) {
    const [low, high] = sport.stoppage[index] ?? [0, 0];
    const lengthMs =
      ((minutes + Math.round(between(random, low, high))) * 60_000) / sport.clockRate;
    periods.push({ startMs, endMs: startMs + lengthMs, startMinute, minutes });
    startMs += lengthMs + sport.breakMs;
    startMinute += minutes;
  }
  return periods;
}

const lengthsMs: Readonly<Record<Kind, Pair | null>> = {
  goal: [7000, 15_000],
  check: [15_000, 25_000],
  red: [6000, 10_000],
  yellow: null,
  corner: null,
  shot: [5000, 6000],
};

function suspend(
  incidents: readonly Incident[],
  periods: readonly Period[],
  random: Random,
): Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const { ms, kind, period } of incidents) {
    const length = lengthsMs[kind];
    if (!length) continue;
    const from = Math.max(0, ms - 500);
    const to = Math.min(ms + between(random, ...length), periods[period]?.endMs ?? ms);
    const last = spans.at(-1);
    if (last && from <= last.to + 2000) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}
