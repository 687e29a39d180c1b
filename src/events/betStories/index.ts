export { type Difference, differencesOf, isSentPriceKept } from "./differences.ts";
export { mergedStories } from "./merge.ts";
export { betStoriesOf, neverPlaced, refusedBefore, storyOf } from "./selectors.ts";
export { BetStory, type StoryStep, type StoryStepTag } from "./story.ts";
