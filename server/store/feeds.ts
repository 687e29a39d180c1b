import { numberIn } from "./columns.ts";
import type { Store } from "./store.ts";

/**
 * The position of a feed: at wall time `wallAt` its own clock showed `sourceAt` and ran `speed` times as
 * fast.
 */
export type Anchor = {
  /** Number of this feed in the database; determines its id range. */
  readonly feedNumber: number;
  readonly wallAt: number;
  readonly sourceAt: number;
  readonly speed: number;
  /** How often the feed has restarted. */
  readonly run: number;
};

export function readAnchor(store: Store, key: string): Anchor | null {
  const row = store.get("SELECT * FROM feeds WHERE key = ?", [key]);
  if (!row) return null;
  return {
    feedNumber: numberIn(row, "number"),
    wallAt: numberIn(row, "wall_at"),
    sourceAt: numberIn(row, "source_at"),
    speed: numberIn(row, "speed"),
    run: numberIn(row, "run"),
  };
}

export const hasFeeds = (store: Store): boolean =>
  store.get("SELECT 1 FROM feeds LIMIT 1") !== null;

/** @param number for a new feed; by default the next free one. */
export function writeAnchor(
  store: Store,
  key: string,
  anchor: Omit<Anchor, "feedNumber">,
  number?: number | null,
): Anchor {
  const { wallAt, sourceAt, speed, run } = anchor;
  store.run(
    `INSERT INTO feeds (number, key, wall_at, source_at, speed, run) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET wall_at = excluded.wall_at, source_at = excluded.source_at,
       speed = excluded.speed, run = excluded.run`,
    [number ?? null, key, wallAt, sourceAt, speed, run],
  );
  const stored = readAnchor(store, key);
  if (!stored) throw new Error(`feed ${key} was not kept in the database`);
  return stored;
}

/** The feed's own time at a wall time. */
export function sourceTime(anchor: Anchor, now: number): number {
  return anchor.sourceAt + (now - anchor.wallAt) * anchor.speed;
}

/** The wall time at which the feed's own clock shows `sourceAt`. */
export function wallTime(anchor: Anchor, sourceAt: number): number {
  return anchor.wallAt + (sourceAt - anchor.sourceAt) / anchor.speed;
}
