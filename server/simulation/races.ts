import type { Score, Sport, Texts } from "../feed/types.ts";
import { type Pair, raceEndings } from "./chances.ts";
import { type Drift, type Ending, type Family, family, type Rule } from "./families.ts";
import {
  lastAt,
  type Match,
  type MatchPeriod,
  type MatchPhase,
  type Model,
  periodScore,
} from "./match.ts";
import {
  isRaceWon,
  isSetWon,
  pointChance,
  type RaceMoment,
  type RaceSport,
  type RaceStory,
  reportRace,
} from "./raceStory.ts";
import { between, randomFrom } from "./random.ts";
import { correctScoreRule, handicapRule, totalRule, winnerRule } from "./rules.ts";

type RaceModel = {
  readonly sport: Sport;
  readonly pageType: string;
  readonly rules: RaceSport;
  /** Largest difference in skill between the sides, per point. */
  readonly skillGap: number;
  readonly setName: (set: number) => Texts;
  /** Lines on the units of one set. */
  readonly unitLines: readonly number[];
  readonly setLines: readonly number[];
  readonly setHandicaps: readonly number[];
  /** Type ids of "winner of set 1" and "total of set 1"; those of later sets are consecutive. */
  readonly setTypes: { readonly winner: number; readonly total: number };
  /** Type ids of the markets on the whole match. */
  readonly matchTypes: {
    readonly score: number;
    readonly total: number;
    readonly handicap: number;
  };
  readonly showsServer: boolean;
};

export function raceModel(model: RaceModel): Model {
  return {
    sport: model.sport,
    pageType: model.pageType,
    betDelayMs: 2000,
    create: (seed) => createMatch(model, seed),
  };
}

function createMatch(model: RaceModel, seed: number): Match {
  const random = randomFrom(seed, 1);
  const skill = between(random, -model.skillGap, model.skillGap);
  const story = reportRace(model.rules, skill, random);
  const view: RaceView = { model, story, skill };
  const maxSets = model.rules.setsToWin * 2 - 1;
  const sets = Array.from({ length: maxSets }, (_, index) => index + 1);
  return {
    durationMs: story.durationMs,
    suspensions: story.suspensions,
    families: [
      matchFamily(view),
      ...sets.map((set) =>
        setFamily(view, set, {
          winner: model.setTypes.winner + set - 1,
          total: model.setTypes.total + set - 1,
        }),
      ),
    ],
    periods: sets.map((set) => setOf(view, set)),
    phaseAt: (ms) => phaseOf(view, ms),
  };
}

type RaceView = { readonly model: RaceModel; readonly story: RaceStory; readonly skill: number };

function matchFamily(view: RaceView): Family {
  const { rules, setLines, setHandicaps, matchTypes } = view.model;
  const sets = (end: Pair) => end;
  const loserSets = Array.from({ length: rules.setsToWin }, (_, count) => count);
  const scores = [
    ...loserSets.map((count): Pair => [rules.setsToWin, count]),
    ...loserSets.map((count): Pair => [count, rules.setsToWin]),
  ];
  const rulesOfMatch: Rule<Pair>[] = [
    winnerRule(2, sets),
    correctScoreRule(matchTypes.score, scores, false),
    ...setLines.map((line) =>
      totalRule<Pair>(matchTypes.total, line, ([first, second]) => first + second),
    ),
    ...setHandicaps.map((line) => handicapRule(matchTypes.handicap, line, sets)),
  ];
  const isOver = (first: number, second: number) => Math.max(first, second) >= rules.setsToWin;
  return family(rulesOfMatch, (ms, drift) => {
    const now = momentAt(view.story, ms);
    if (isOver(...now.sets)) return [{ end: now.sets, weight: 1 }];
    const unit = unitChance(view, drift);
    const fresh = setChance(setEndings(view, unit, [0, 0], 1, unit));
    return raceEndings(now.sets, fresh, isOver, setChance(currentSetEndings(view, now, drift)));
  });
}

function setOf(view: RaceView, set: number): MatchPeriod {
  return {
    title: view.model.setName(set),
    families: [setFamily(view, set, { winner: 2, total: 17 })],
    phaseAt: (ms) => {
      const units = ms < 0 ? undefined : momentAt(view.story, ms).units[set - 1];
      // A set that is not needed is over with the match.
      if (units === undefined) return { status: ms < view.story.durationMs ? 0 : 4 };
      return { status: isPlayed(view, set, ms) ? 4 : 1, score: periodScore(units) };
    },
  };
}

function isPlayed(view: RaceView, set: number, ms: number): boolean {
  const { units } = momentAt(view.story, ms);
  return units.length > set || isSetWon(view.model.rules, units[set - 1] ?? [0, 0], set);
}

/** Markets on one set; offered for the current set, and for the first set before the start. */
function setFamily(
  view: RaceView,
  set: number,
  types: { readonly winner: number; readonly total: number },
): Family {
  const { unitLines } = view.model;
  const rules: Rule<Pair>[] = [
    winnerRule(types.winner, (end) => end),
    ...unitLines.map((line) =>
      totalRule<Pair>(types.total, line, ([first, second]) => first + second),
    ),
  ];
  return family(rules, (ms, drift) => {
    const now = momentAt(view.story, ms);
    const units = now.units[set - 1];
    if (!units) return null;
    return isPlayed(view, set, ms)
      ? [{ end: units, weight: 1 }]
      : currentSetEndings(view, now, drift);
  });
}

function currentSetEndings(view: RaceView, now: RaceMoment, drift: Drift): Ending<Pair>[] {
  const unit = unitChance(view, drift);
  const units = now.units.at(-1) ?? [0, 0];
  const next = isSetWon(view.model.rules, units, now.units.length)
    ? unit
    : unitNowChance(view, now, drift);
  return setEndings(view, unit, units, now.units.length, next);
}

function setEndings(
  view: RaceView,
  unit: number,
  from: Pair,
  set: number,
  next: number,
): Ending<Pair>[] {
  return raceEndings(
    from,
    unit,
    (first, second) => isSetWon(view.model.rules, [first, second], set),
    next,
  );
}

function setChance(endings: readonly Ending<Pair>[]): number {
  const total = endings.reduce((sum, { weight }) => sum + weight, 0);
  const first = endings.reduce((sum, { end, weight }) => sum + (end[0] > end[1] ? weight : 0), 0);
  return first / total;
}

/** Chance of side 1 to win a unit, averaged over who serves. */
function unitChance(view: RaceView, drift: Drift): number {
  const points: Pair = [0, 0];
  return (fromPoints(view, points, 0, drift) + fromPoints(view, points, 1, drift)) / 2;
}

function unitNowChance(view: RaceView, now: RaceMoment, drift: Drift): number {
  return fromPoints(view, now.points, now.server, drift);
}

function fromPoints(view: RaceView, points: Pair, server: 0 | 1, [first, second]: Drift): number {
  const { rules } = view.model;
  const chance = pointChance(rules, view.skill + (first - second) * 0.15, server);
  if (rules.pointsToWin === 1) return chance;
  return setChance(raceEndings(points, chance, (a, b) => isRaceWon([a, b], rules.pointsToWin)));
}

function momentAt(story: RaceStory, ms: number): RaceMoment {
  const moment = lastAt(story.moments, ms) ?? story.moments[0];
  if (!moment) throw new Error("a race has no first moment");
  return moment;
}

function phaseOf(view: RaceView, ms: number): MatchPhase {
  const now = momentAt(view.story, ms);
  if (ms < 0) return { status: 0, score: { full: [0, 0], formatted: "" } };
  return {
    status: ms >= view.story.durationMs ? 4 : now.isBreak ? 2 : 1,
    score: scoreOf(view.model, now),
  };
}

function scoreOf(model: RaceModel, now: RaceMoment): Score {
  const setScores = now.units.map(([first, second]) => `${first}:${second}`).join(", ");
  const isPointSport = model.rules.pointsToWin > 1;
  return {
    full: now.sets,
    formatted: `${now.sets[0]}:${now.sets[1]} (${setScores})`,
    periods: now.units.map((values, index) => ({
      id: index + 1,
      name: model.setName(index + 1),
      values,
    })),
    ...(isPointSport ? { current: pointNames(now.points) } : {}),
    ...(model.showsServer ? { serving: now.server === 0 ? 1 : 2 } : {}),
  };
}

function pointNames([first, second]: Pair): [string, string] {
  const names = ["0", "15", "30", "40"];
  if (first >= 3 && second >= 3)
    return first === second ? ["40", "40"] : first > second ? ["A", "40"] : ["40", "A"];
  return [names[first] ?? "40", names[second] ?? "40"];
}
