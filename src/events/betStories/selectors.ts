import type { State } from "../index.ts";
import type { BetStory } from "./story.ts";

const none: readonly BetStory[] = [];

/** What this device knows of the bets that the player placed with it, oldest first. */
export const betStoriesOf = ({ bets }: Pick<State, "bets">): readonly BetStory[] =>
  bets.stories ?? none;

/** The story of a placed bet; undefined: this device did not place it, or has forgotten. */
export const storyOf = (stories: readonly BetStory[], couponId: number): BetStory | undefined =>
  stories.find(({ answer }) => answer?.tag === "accepted" && answer.couponId === couponId);

const picksOf = ({ legs }: BetStory): string =>
  legs
    .map(({ betId }) => betId)
    .toSorted((a, b) => a - b)
    .join();

/** The tries to place the same picks that were refused before this bet was placed, oldest first. */
export function refusedBefore(stories: readonly BetStory[], story: BetStory): readonly BetStory[] {
  const same = stories
    .slice(0, stories.indexOf(story))
    .filter((other) => picksOf(other) === picksOf(story));
  const lastPlaced = same.findLastIndex(({ answer }) => answer?.tag !== "refused");
  return same.slice(lastPlaced + 1);
}

/** Bets that were refused and that no later try of the same picks followed, newest first. */
export const neverPlaced = (stories: readonly BetStory[]): readonly BetStory[] =>
  stories
    .filter(
      (story, index) =>
        story.answer?.tag === "refused" &&
        stories.slice(index + 1).every((later) => picksOf(later) !== picksOf(story)),
    )
    .toReversed();
