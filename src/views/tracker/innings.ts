import type { Game } from "../../events/sports/index.ts";

/** An innings over by over, from the details of the score. */
export type TrackedInnings = {
  readonly number: number;
  /** Which side bats. */
  readonly side: 0 | 1;
  readonly runs: number;
  readonly wickets: number;
  /** Balls bowled, if the feed counts them. */
  readonly balls: number | undefined;
  readonly overs: readonly { readonly runs: number; readonly wickets: number }[];
};

/** The innings of a match so far, the current one last; none where the feed has only totals. */
export function inningsOf({ score }: Pick<Game, "score">): readonly TrackedInnings[] {
  const details = score?.details ?? {};
  const numbers = [1, 2].filter((number) => details[`overRuns${number}`] !== undefined);
  const now = score?.serving === 2 ? 1 : 0;
  return numbers.map((number, index) => {
    // Whoever does not bat now has batted before.
    const isNow = index === numbers.length - 1;
    const side = isNow === (now === 1) ? 1 : 0;
    const wickets = details[`overWickets${number}`] ?? [];
    const overs = (details[`overRuns${number}`] ?? []).map((runs, over) => ({
      runs,
      wickets: wickets[over] ?? 0,
    }));
    return {
      number,
      side,
      runs: sum(overs.map((over) => over.runs)),
      wickets: sum(overs.map((over) => over.wickets)),
      balls: details["balls"]?.[side],
      overs,
    };
  });
}

/** Runs that the side batting second still needs to win; null outside a chase. */
export function neededRuns(innings: readonly TrackedInnings[]): number | null {
  const [first, second] = innings;
  if (first === undefined || second === undefined) return null;
  return Math.max(0, first.runs + 1 - second.runs);
}

/** Runs per over, to one decimal; null before the first ball, and where balls are not counted. */
export const runRate = ({ runs, balls }: TrackedInnings): number | null =>
  balls === undefined || balls === 0 ? null : Math.round((60 * runs) / balls) / 10;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
