import { ballsPerOver, type Pitch } from "./cricketInnings.ts";

export const playersOfSide = 11;
/** The last five bowl, four overs each, as the rules of twenty overs allow. */
const bowlers = 5;

export type Batting = { readonly runs: number; readonly balls: number; readonly isOut: boolean };
export type Bowling = { readonly runs: number; readonly balls: number; readonly wickets: number };

/** What each player of a side did, by their place in the order; null: did not bat, did not bowl. */
export type Scorecard = readonly {
  readonly batting: Batting | null;
  readonly bowling: Bowling | null;
}[];

/** The scorecard of a side: side 0 bats first. A player's runs and wickets add up to those of the innings. */
export function scorecardOf({ balls }: Pitch, side: 0 | 1): Scorecard {
  const batted = battingOf(balls[side] ?? []);
  const bowled = bowlingOf(balls[1 - side] ?? []);
  return Array.from({ length: playersOfSide }, (_, place) => ({
    batting: batted[place] ?? null,
    bowling: bowled[place] ?? null,
  }));
}

/** Batters change ends with an odd number of runs and after each over; the next in the order follows a wicket. */
function battingOf(balls: readonly number[]): readonly Batting[] {
  if (balls.length === 0) return [];
  const batting: Batting[] = [freshBatting, freshBatting];
  let [striker, other] = [0, 1];
  for (const [index, runs] of balls.entries()) {
    const isOut = runs < 0;
    const now = batting[striker] ?? freshBatting;
    batting[striker] = { runs: now.runs + Math.max(runs, 0), balls: now.balls + 1, isOut };
    const isLast = index === balls.length - 1;
    if (isOut && batting.length < playersOfSide && !isLast) {
      striker = batting.length;
      batting.push(freshBatting);
    }
    const isOdd = runs === 1 || runs === 3;
    if (isOdd !== (index % ballsPerOver === ballsPerOver - 1)) [striker, other] = [other, striker];
  }
  return batting;
}

function bowlingOf(balls: readonly number[]): readonly (Bowling | undefined)[] {
  const bowling: (Bowling | undefined)[] = [];
  for (const [index, runs] of balls.entries()) {
    const over = Math.floor(index / ballsPerOver);
    const place = playersOfSide - bowlers + (over % bowlers);
    const now = bowling[place] ?? { runs: 0, balls: 0, wickets: 0 };
    bowling[place] = {
      runs: now.runs + Math.max(runs, 0),
      balls: now.balls + 1,
      wickets: now.wickets + (runs < 0 ? 1 : 0),
    };
  }
  return bowling;
}

const freshBatting: Batting = { runs: 0, balls: 0, isOut: false };
