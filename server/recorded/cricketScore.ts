import type { Score } from "../feed/types.ts";
import type { CricketCard, CricketScore } from "./names.ts";

type Side = CricketScore["innings"][number] | undefined;

/** Score at a time of the recording; side 1 may bat first or second. Null before the first ball. */
export function cricketScore(card: CricketCard, opponent1: string, sourceAt: number): Score | null {
  const current = card.scores.findLast((score) => score.at <= sourceAt);
  if (!current) return null;
  const isFirstSide = current.battingFirst === opponent1;
  const [batFirst, batSecond] = current.innings;
  const [innings1, innings2] = isFirstSide ? [batFirst, batSecond] : [batSecond, batFirst];
  const overs = batSecond?.overs ?? batFirst?.overs ?? "0.0";
  return {
    full: [innings1?.runs ?? 0, innings2?.runs ?? 0],
    formatted: `${textsOf(innings1)} : ${textsOf(innings2)} (${overs})`,
    current: [textsOf(innings1), textsOf(innings2)],
    serving: isFirstSide === (batSecond === undefined) ? 1 : 2,
    details: { wickets: [innings1?.wickets ?? 0, innings2?.wickets ?? 0] },
  };
}

function textsOf(innings: Side): string {
  return innings ? `${innings.runs}/${innings.wickets}` : "0/0";
}
