export { LayoutParts, type OrderType, SectionOrder, isOrderType } from "./bridgeOrders.ts";
export { type SectionCode, type SectionRecord, sectionOf } from "./state.ts";
export { type SectionStory, sectionStories } from "./stories.ts";
export { wantedAs } from "./wanted.ts";
