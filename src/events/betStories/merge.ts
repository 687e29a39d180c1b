import type { BetStory } from "./story.ts";

/** Enough for a player's last days; it is kept on the device, and read into each visit. */
const MOST_KEPT = 30;

const happened = ({ answer, steps, toldAt }: BetStory): number =>
  steps.reduce((sum, { times }) => sum + times, 0) +
  (answer === undefined ? 0 : 1_000) +
  (toldAt === undefined ? 0 : 1_000);

/** Both lists in one: of the same bet the story that goes further; the oldest are forgotten. */
export function mergedStories(
  own: readonly BetStory[],
  others: readonly BetStory[],
): readonly BetStory[] {
  const byKey = new Map(own.map((story) => [story.key, story]));
  for (const story of others) {
    const known = byKey.get(story.key);
    if (known === undefined || happened(story) > happened(known)) byKey.set(story.key, story);
  }
  return [...byKey.values()].toSorted((a, b) => a.tappedAt - b.tappedAt).slice(-MOST_KEPT);
}
