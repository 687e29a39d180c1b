import type { FeedSource, Played } from "../feed/source.ts";
import { type Anchor, sourceTime, wallTime } from "../store/feeds.ts";
import { type Fixture, fixtureAt, numbersBegun } from "./schedule.ts";
import type { Card } from "./shown.ts";

/** About a week of matches. */
const mostKept = 20_000;

/**
 * Matches that are over. They follow from the seed, as all others do, so there are results of the days before the server
 * ran too, and none is stored. Each match is played once and kept: a day has some thousand.
 */
export function playedMatches(
  seed: number,
  anchor: Anchor,
  cardOf: (fixture: Fixture) => Card,
): { readonly playedOf: (number: number) => Played; readonly played: FeedSource["played"] } {
  const kept = new Map<number, Played>();

  const playedOf = (number: number): Played => {
    const before = kept.get(number);
    if (before !== undefined) return before;
    const fixture = fixtureAt(seed, number);
    const match = fixture.model.create(fixture.seed);
    const { permanentId, sportId, champId, startTime, opponent1, opponent2 } = cardOf(fixture);
    const played: Played = {
      permanentId,
      sportId,
      champId,
      startTime,
      ...(opponent1 && { opponent1 }),
      ...(opponent2 && { opponent2 }),
      score: match.phaseAt(match.durationMs).score,
      endedAt: Math.ceil(wallTime(anchor, fixture.startsAt + match.durationMs) / 1000),
    };
    if (kept.size >= mostKept) kept.clear();
    kept.set(number, played);
    return played;
  };

  return {
    playedOf,
    played: (from, to, now) =>
      numbersBegun(sourceTime(anchor, from), sourceTime(anchor, Math.min(to, now)))
        .map(playedOf)
        // A race or a poll has no score, and so no result to list.
        .filter(({ endedAt, score }) => endedAt * 1000 <= now && score.formatted !== ""),
  };
}
