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
 */
export function hasTimeOf(game: Game, filter: TimeFilter, now: number): boolean {
  if (filter === "all") return true;
  if (filter === "upcoming") return !hasBegun(game) && game.startTime * 1000 <= now + upcomingMs;
  return hasBegun(game) && game.score?.periods?.length === periodOf[filter];
}
