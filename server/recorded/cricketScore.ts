import type { Score } from "../feed/types.ts";
import type { CricketCard, CricketScore } from "./names.ts";

type Side = CricketScore["innings"][number] | undefined;

/** Score at an instant of the recording; side 1 may bat first or second. Null before the first ball. */
export function cricketScore(card: CricketCard, opponent1: string, at: number): Score | null {
  const now = card.scores.findLast((score) => score.at <= at);
  if (!now) return null;
  const isFirstSide = now.battingFirst === opponent1;
  const [batFirst, batSecond] = now.innings;
  const [one, two] = isFirstSide ? [batFirst, batSecond] : [batSecond, batFirst];
  const overs = batSecond?.overs ?? batFirst?.overs ?? "0.0";
  return {
    full: [one?.runs ?? 0, two?.runs ?? 0],
    formatted: `${textsOf(one)} : ${textsOf(two)} (${overs})`,
    current: [textsOf(one), textsOf(two)],
    serving: isFirstSide === (batSecond === undefined) ? 1 : 2,
    details: { wickets: [one?.wickets ?? 0, two?.wickets ?? 0] },
  };
}

function textsOf(innings: Side): string {
  return innings ? `${innings.runs}/${innings.wickets}` : "0/0";
}
