import type { FeedSource, Played } from "../feed/source.ts";
import { feedOfPermanentId, permanentIdOf } from "../feed/ids.ts";
import { type Anchor, sourceTime } from "../store/feeds.ts";
import {
  type Fixture,
  fixtureAt,
  firstSpecial,
  numbersOfLeague,
  permanentPosition,
} from "./schedule.ts";

/** Enough for the form of a side. */
const lastGames = 5;

/**
 * The score of a match and the matches that its sides played before it. They follow from the seed, so none is stored; the
 * season has no matches before its first week.
 */
export function matchRecords(
  seed: number,
  anchor: Anchor,
  playedOf: (number: number) => Played,
): FeedSource["record"] {
  return (permanentId, now) => {
    const number = permanentId - permanentIdOf(anchor.feedNumber, 0);
    if (feedOfPermanentId(permanentId) !== anchor.feedNumber) return null;
    if (number >= permanentPosition(firstSpecial)) return null;
    const at = sourceTime(anchor, now);
    const fixture = fixtureAt(seed, number);
    // Nobody knows of a match that is not announced.
    if (fixture.announcedAt > at) return null;
    const ms = at - fixture.startsAt;
    const match = fixture.model.create(fixture.seed);
    return {
      score: ms < 0 ? null : match.phaseAt(Math.min(ms, match.durationMs)).score,
      before: beforeOf(seed, fixture)
        .map(playedOf)
        .filter(({ endedAt }) => endedAt * 1000 <= now),
    };
  };
}

/** Numbers of the last matches of each side, and of those between both; the latest first. */
function beforeOf(seed: number, { number, league, home, away, startsAt }: Fixture) {
  const counts = { home: 0, away: 0, both: 0 };
  const numbers: number[] = [];
  for (const other of numbersOfLeague(league, number, startsAt)) {
    const { home: first, away: second } = fixtureAt(seed, other);
    const hasHome = first === home || second === home;
    const hasAway = first === away || second === away;
    const isBetween = hasHome && hasAway;
    const isWanted =
      (hasHome && counts.home < lastGames) ||
      (hasAway && counts.away < lastGames) ||
      (isBetween && counts.both < lastGames);
    if (!isWanted) continue;
    numbers.push(other);
    if (hasHome) counts.home += 1;
    if (hasAway) counts.away += 1;
    if (isBetween) counts.both += 1;
  }
  return numbers;
}
