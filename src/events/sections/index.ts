export { LayoutParts, type OrderType, SectionCommand, isOrderType } from "./bridgeCommands.ts";
export { type SectionCode, type SectionRecord, sectionCode, sectionOf } from "./state.ts";
export { type SectionStory, sectionStories } from "./stories.ts";
export { wantedAs } from "./wanted.ts";
