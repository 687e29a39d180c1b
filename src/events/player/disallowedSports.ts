import type { State } from "../index.ts";

const none: readonly number[] = [];

/**
 * Ids of the sports that the signed-in player has none of in this feed; an old config counts until the next one.
 * [sports-002]
 */
export function disallowedSportsOf(
  { userConfig: { config } }: State,
  feed: "live" | "line",
): readonly number[] {
  return config === null ? none : config[`disallow_${feed}_sport`];
}
