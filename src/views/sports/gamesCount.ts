import type { FeedSport } from "../../events/sports/index.ts";

/** Number of matches of all sports of a feed. */
export const gamesCount = (menu: readonly FeedSport[]): number =>
  menu.reduce((sum, sport) => sum + sport.gamesCount, 0);
