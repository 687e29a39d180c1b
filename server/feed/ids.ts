/** Room for the ids of one feed in a database: a year of the simulation, thousands of runs of a recording. */
const idsPerFeed = 250_000_000;

/** First ids of a feed. Feeds of one database never share ids, so an id never comes to mean something else. */
export function firstIds(feedNumber: number) {
  const base = (feedNumber - 1) * idsPerFeed;
  return { games: base + 50_001, markets: base + 210_001, outcomes: base + 900_001 };
}

/** Number of a game for good, from its place in the feed. */
export function permanentIdOf(feedNumber: number, place: number): number {
  return feedNumber * 10_000_000 + place;
}

/** Lowest and highest of some ids; [0, 0] when there are none. */
export function bounds(ids: Iterable<number>): [number, number] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const id of ids) {
    lowest = Math.min(lowest, id);
    highest = Math.max(highest, id);
  }
  return highest === 0 ? [0, 0] : [lowest, highest];
}
