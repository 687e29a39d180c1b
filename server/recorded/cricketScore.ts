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
    details: {
      wickets: [innings1?.wickets ?? 0, innings2?.wickets ?? 0],
      balls: [ballsOf(innings1), ballsOf(innings2)],
      ...courseOf(card, 0, sourceAt),
      ...(batSecond && courseOf(card, 1, sourceAt)),
    },
  };
}

/**
 * Runs and wickets of each over of an innings so far, the last one the current. A recording has gaps and messages that come
 * late: the runs of an over without a message are with the
 * next, and none has fewer than none. They add up to the score.
 */
function courseOf({ scores }: CricketCard, place: 0 | 1, sourceAt: number) {
  const number = place + 1;
  const known = scores.filter(({ at, innings }) => at <= sourceAt && innings[place] !== undefined);
  /** The last standing in each over, before the next began. */
  const standings = new Map<number, Side>();
  let latest = 0;
  for (const { innings } of known) {
    const over = overOf(innings[place]);
    if (over >= latest) standings.set(over, innings[place]);
    latest = Math.max(latest, over);
  }
  const now = known.at(-1)?.innings[place];
  const byOver = (read: (innings: Side) => number): number[] => {
    const ends: number[] = [];
    for (let over = 0; over < overOf(now); over += 1) {
      const before = ends.at(-1) ?? 0;
      ends.push(standings.has(over) ? Math.max(before, read(standings.get(over))) : before);
    }
    // A correction may take runs back.
    const total = read(now);
    const kept = [...ends.map((end) => Math.min(end, total)), total];
    return kept.map((end, over) => end - (kept[over - 1] ?? 0));
  };
  return {
    [`overRuns${number}`]: byOver((innings) => innings?.runs ?? 0),
    [`overWickets${number}`]: byOver((innings) => innings?.wickets ?? 0),
  };
}

/** The over of the last ball, from 0; runs before the first ball, from a wide, are of the first. */
const overOf = (innings: Side): number =>
  Math.max(0, Math.ceil(ballsOf(innings) / ballsOfOver) - 1);

const ballsOfOver = 6;

/** "18.2" are 18 overs and 2 balls: 110 balls. */
function ballsOf(innings: Side): number {
  const [overs = 0, balls = 0] = (innings?.overs ?? "0").split(".").map(Number);
  return overs * ballsOfOver + balls;
}

function textsOf(innings: Side): string {
  return innings ? `${innings.runs}/${innings.wickets}` : "0/0";
}
