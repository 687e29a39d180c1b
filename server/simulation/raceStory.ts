import type { Pair } from "./chances.ts";
import type { Span } from "./match.ts";
import { between, type Random } from "./random.ts";

/** A sport in which points win units (tennis: games) and units win sets. */
export type RaceSport = {
  readonly setsToWin: number;
  /** Units needed to win a set, with a lead of two. */
  readonly unitsToWin: number;
  /** Units needed to win the deciding set, if it is shorter. */
  readonly lastSetUnits?: number;
  /** Tennis: at this many units each, one more unit decides the set. */
  readonly tieBreakAt?: number;
  /** Points needed to win a unit, with a lead of two; 1 if each point is a unit. */
  readonly pointsToWin: number;
  /** The server's chance to win a point between equal sides. */
  readonly serveChance: number;
  readonly pointMs: Pair;
  readonly setBreakMs: number;
};

export type RaceMoment = {
  readonly ms: number;
  readonly sets: Pair;
  /** Units of every started set, the current one last. */
  readonly units: readonly Pair[];
  readonly points: Pair;
  readonly server: 0 | 1;
  readonly isBreak: boolean;
};

export type RaceStory = {
  readonly moments: readonly RaceMoment[];
  readonly suspensions: readonly Span[];
  readonly durationMs: number;
};

/** @param skill how much likelier side 1 is to win a point than an equal opponent, about -0.05 to 0.05. */
export function reportRace(sport: RaceSport, skill: number, random: Random): RaceStory {
  const moments: RaceMoment[] = [];
  const suspensions: Span[] = [];
  let ms = 0;
  let server: 0 | 1 = random() < 0.5 ? 0 : 1;
  let sets: Pair = [0, 0];
  let units: readonly Pair[] = [[0, 0]];
  let points: Pair = [0, 0];
  const note = (isBreak = false) => moments.push({ ms, sets, units, points, server, isBreak });
  note();
  while (Math.max(...sets) < sport.setsToWin) {
    const [low, high] = sport.pointMs;
    ms += between(random, low, high);
    const chance = pointChance(sport, skill, server);
    points = step(points, random() < chance ? 0 : 1);
    if (isRaceWon(points, sport.pointsToWin)) {
      const unitWinner = points[0] > points[1] ? 0 : 1;
      points = [0, 0];
      units = [...units.slice(0, -1), step(units.at(-1) ?? [0, 0], unitWinner)];
      server = sport.pointsToWin > 1 || random() < 0.5 ? otherSide(server) : server;
      if (isSetWon(sport, units.at(-1) ?? [0, 0], units.length)) {
        sets = step(sets, unitWinner);
        suspensions.push({ from: ms, to: ms + 8000 });
        if (Math.max(...sets) < sport.setsToWin) {
          note(true);
          ms += sport.setBreakMs;
          units = [...units, [0, 0]];
        }
      } else if (sport.pointsToWin > 1) {
        suspensions.push({ from: ms, to: ms + 5000 });
      }
    }
    note();
  }
  return {
    moments,
    suspensions: suspensions.map((span) => ({ ...span, to: Math.min(span.to, ms) })),
    durationMs: ms,
  };
}

export function pointChance(sport: RaceSport, skill: number, server: 0 | 1): number {
  return (server === 0 ? sport.serveChance : 1 - sport.serveChance) + skill;
}

export function isRaceWon([first, second]: Pair, target: number): boolean {
  return Math.max(first, second) >= target && (target === 1 || Math.abs(first - second) >= 2);
}

export function isSetWon(sport: RaceSport, units: Pair, setNumber: number): boolean {
  const isLast = setNumber === sport.setsToWin * 2 - 1;
  const target = isLast ? (sport.lastSetUnits ?? sport.unitsToWin) : sport.unitsToWin;
  const tie = sport.tieBreakAt;
  if (tie !== undefined && Math.min(...units) >= tie) return Math.max(...units) > tie;
  return Math.max(...units) >= target && Math.abs(units[0] - units[1]) >= 2;
}

function step([first, second]: Pair, side: 0 | 1): Pair {
  return side === 0 ? [first + 1, second] : [first, second + 1];
}

function otherSide(side: 0 | 1): 0 | 1 {
  return side === 0 ? 1 : 0;
}
