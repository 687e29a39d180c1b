import type { TimeFilter } from "../settings/index.ts";
import { hasBegun } from "./phase.ts";
import type { Game } from "./tables.ts";

/** A match is upcoming this long before its start. */
const upcomingMs = 3 * 3_600_000;

const periodOf = { firstPeriod: 1, secondPeriod: 2 } as const;

/**
 * Whether a list with this filter shows the match. A period lasts until the next one has begun, with the break
 * after it. [sports-001]
 * @param now Unix ms
 * @param recommended ids of the recommended matches of the feed
 */
export function isInFilter(
  game: Game,
  filter: TimeFilter,
  now: number,
  recommended: readonly number[],
): boolean {
  if (filter === "all") return true;
  if (filter === "recommended") return recommended.includes(game.id);
  if (filter === "upcoming") return !hasBegun(game) && game.startTime * 1000 <= now + upcomingMs;
  return hasBegun(game) && game.score?.periods?.length === periodOf[filter];
}
