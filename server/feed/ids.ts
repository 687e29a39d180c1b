/**
 * Id range of one feed in a database: enough for a year of simulation or thousands of runs of a recording.
 */
const idsPerFeed = 250_000_000;

/** First ids of a feed. Feeds in one database never share ids, so an id never changes its meaning. */
export function firstIds(feedNumber: number) {
  const base = (feedNumber - 1) * idsPerFeed;
  return { games: base + 50_001, markets: base + 210_001, outcomes: base + 900_001 };
}

/** Permanent id of a game, from its position in the feed. */
export function permanentIdOf(feedNumber: number, position: number): number {
  return feedNumber * permanentIdsPerFeed + position;
}

/** Names the statistics of a game (contract, getStatistics). */
export const statisticIdOf = (permanentId: number): string => `st-${permanentId}`;

/** Number of the feed that made a permanent id. */
export const feedOfPermanentId = (permanentId: number): number =>
  Math.floor(permanentId / permanentIdsPerFeed);

const permanentIdsPerFeed = 10_000_000;

/** Lowest and highest of the ids; [0, 0] if there are none. */
export function bounds(ids: Iterable<number>): [number, number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const id of ids) {
    lowest = Math.min(lowest, id);
    highest = Math.max(highest, id);
  }
  return highest === 0 ? [0, 0] : [lowest, highest];
}
