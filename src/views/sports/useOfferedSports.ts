import { disallowedSportsOf } from "../../events/player/index.ts";
import type { FeedSport } from "../../events/sports/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** The sports of a feed, without those that are disallowed for the player. [sports-002] */
export function useOfferedSports(feed: "live" | "line"): readonly FeedSport[] {
  const sports = useSelect(({ sports }) => sports.menu[feed]);
  const disallowed = useSelect((state) => disallowedSportsOf(state, feed));
  return disallowed.length === 0 ? sports : sports.filter(({ id }) => !disallowed.includes(id));
}
