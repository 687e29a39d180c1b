import { sports } from "../feed/sports.ts";
import { below, type Pair } from "./chances.ts";
import { inningsAt, project, runEndings } from "./cricketChances.ts";
import {
  ballsPerInnings,
  freshInnings,
  type Innings,
  oversText,
  type Pitch,
  playedOn,
} from "./cricketInnings.ts";
import { type Ending, type Family, family } from "./families.ts";
import {
  inningsGames,
  inningsName,
  powerPlayFamily,
  runsLine,
  wicketsFamily,
} from "./inningsGames.ts";
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
  const second = powerPlayFamily(pitch, 1, 112);
  return {
    durationMs: pitch.durationMs,
    suspensions: pitch.suspensions,
    periods: inningsGames(pitch),
    families: [
      winnerFamily(pitch),
      runsFamily(pitch),
      powerPlayFamily(pitch, 0, 111),
      {
        ...second,
        // Before the second innings it is on the page of that innings only.
        quote: (ms, drift) => (inningsAt(pitch, ms).length < 2 ? null : second.quote(ms, drift)),
      },
      wicketsFamily(pitch, 0, 113),
    ],
    phaseAt: (ms) => phaseOf(pitch, ms),
  };
}

/** Runs of the first innings. */
function runsFamily(pitch: Pitch): Family {
  const rules = [-15, -10, -5, 0, 5, 10, 15].map((step) =>
    totalRule<number>(110, runsLine(pitch, 0) + step, (total) => total),
  );
  return family(rules, (ms, drift) =>
    runEndings(pitch, 0, ballsPerInnings, ms, drift, ({ runs }) => runs),
  );
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

function phaseOf(pitch: Pitch, ms: number): MatchPhase {
  const moment = lastAt(pitch.moments, ms);
  if (!moment || ms < 0) return { status: 0, score: { full: [0, 0], formatted: "" } };
  const [first = freshInnings, second] = moment.innings;
  const inningsScores = moment.innings.map(
    ({ runs, wickets, balls }) => `${runs}/${wickets} (${oversText(balls)})`,
  );
  return {
    status: ms >= pitch.durationMs ? 4 : moment.isBreak ? 2 : 1,
    score: {
      full: [first.runs, second?.runs ?? 0],
      formatted: inningsScores.join(" : "),
      periods: moment.innings.map(({ runs }, side) => ({
        id: side + 1,
        name: inningsName(side === 0 ? 0 : 1),
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

function wicketsOf({ runs, wickets }: Innings): string {
  return `${runs}/${wickets}`;
}
