import { basename } from "node:path";
import type { FeedSource } from "./feed/source.ts";
import { readRecording } from "./recorded/recording.ts";
import { createRecorded, isRecordingOver, recordingStart } from "./recorded/source.ts";
import type { FeedOptions } from "./service.ts";
import { firstSourceTime } from "./simulation/schedule.ts";
import { createSimulation } from "./simulation/source.ts";
import { type Anchor, hasFeeds, readAnchor, sourceTime, writeAnchor } from "./store/feeds.ts";
import type { Store } from "./store/store.ts";

type OpenFeed = { readonly source: FeedSource; readonly feedNumber: number };

/**
 * Opens the feed at its last position in the database, or at its start.
 * @throws Error with a message for the user if the speed or the file cannot be used.
 */
export function openFeed(store: Store, feed: FeedOptions, now: number): OpenFeed {
  if (!(feed.speed > 0) || feed.speed > 1000) {
    throw new Error(
      `feed speed ${feed.speed} cannot be used; it has to be above 0 and at most 1000`,
    );
  }
  return feed.kind === "simulation"
    ? openSimulation(store, feed, now)
    : openRecorded(store, feed, now);
}

function openSimulation(
  store: Store,
  feed: Extract<FeedOptions, { readonly kind: "simulation" }>,
  now: number,
): OpenFeed {
  // For a season with a calendar; feeds with other numbering have another key.
  const key = `innings ${feed.seed}`;
  // A season without innings, sub-games or specials had other ids, so it goes on under a new number, at its own time.
  const stored =
    readAnchor(store, key) ??
    readAnchor(store, `periods ${feed.seed}`) ??
    readAnchor(store, `specials ${feed.seed}`) ??
    readAnchor(store, `season ${feed.seed}`);
  const sourceAt = stored ? positionIn(stored, now) : firstSourceTime(feed.beginsAt ?? now);
  const position = { wallAt: now, sourceAt, speed: feed.speed, run: 0 };
  const anchor = writeAnchor(store, key, position, hasFeeds(store) ? null : feed.number);
  return { source: createSimulation(feed.seed, anchor), feedNumber: anchor.feedNumber };
}

/** A recording that ended while the server was down restarts as a new run. */
function openRecorded(store: Store, feed: { file: string; speed: number }, now: number): OpenFeed {
  const recording = readRecording(feed.file);
  const { speed } = feed;
  const key = `recorded ${basename(feed.file)} ${recording.firstAt} ${recording.messages.length}`;
  const stored = readAnchor(store, key);
  const storedPosition = stored && positionIn(stored, now);
  const continues = storedPosition !== null && !isRecordingOver(recording, storedPosition, speed);
  const anchor = writeAnchor(store, key, {
    wallAt: now,
    sourceAt: continues ? storedPosition : recordingStart(recording, speed),
    speed,
    run: stored ? stored.run + (continues ? 0 : 1) : 0,
  });
  const restart = (next: Omit<Anchor, "feedNumber">) => writeAnchor(store, key, next);
  return { source: createRecorded(recording, anchor, restart), feedNumber: anchor.feedNumber };
}

/** The current position of a feed; setting the wall clock back does not set it back. */
function positionIn(anchor: Anchor, now: number): number {
  return sourceTime(anchor, Math.max(now, anchor.wallAt));
}
