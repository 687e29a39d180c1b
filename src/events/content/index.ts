export { type Leg, type LegResult, calculate } from "./calculator.ts";
export {
  type InformationLink,
  informationIndexPath,
  informationLinks,
  informationOf,
  informationPath,
} from "./links.ts";
export {
  article,
  infoPage,
  isCalculator,
  landing,
  news,
  partners,
  rules,
  slugOf,
  terminals,
} from "./resources.ts";
export { contentSections } from "./sections.ts";
export { informationSlice } from "./slice.ts";
export type { NewsList } from "./state.ts";
