import type { Result } from "../../../events/results/index.ts";
import type { Side, Sides } from "../../components/MatchRow.tsx";
import type { SportKind } from "../../sports/sportKinds.ts";

/** The sides of a result, with the score in the words of its sport: goals, sets, runs and wickets. */
export function sidesOfResult({ opponents, score, finished }: Result, kind: SportKind): Sides {
  const side = (index: 0 | 1): Side => {
    // The points of the current game mean nothing once the last set is over.
    const current = finished && kind.hasSets ? undefined : score.current?.[index];
    return {
      teamId: index,
      name: opponents[index] ?? "",
      score: current ?? String(score.full[index]),
      ...(kind.hasSets && { sets: setsOf(score, index) }),
    };
  };
  return opponents.length < 2 ? [side(0)] : [side(0), side(1)];
}

const setsOf = ({ periods = [] }: Result["score"], index: 0 | 1): Side["sets"] =>
  periods.map(({ id, values }) => ({
    number: id,
    points: String(values[index]),
    isWon: (values[index] ?? 0) > (values[1 - index] ?? 0),
  }));

/** The score of each part of a match that is not played in sets: "1:0, 1:1", or the overs of cricket. */
export function partsOf({ score }: Result, kind: SportKind): string | null {
  // The only part so far has the score of the match.
  if (kind.hasSets || score.periods?.length === 1) return null;
  return /\((.+)\)$/.exec(score.formatted)?.[1] ?? null;
}
