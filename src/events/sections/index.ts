export {
  LayoutParts,
  type SectionCommandType,
  SectionCommand,
  isSectionCommandType,
} from "./bridgeCommands.ts";
export { type SectionCode, type SectionRecord, sectionCode, sectionOf } from "./state.ts";
export { type SectionStory, sectionStories } from "./stories.ts";
export { sectionRequest } from "./wanted.ts";
