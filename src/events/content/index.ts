export { type Leg, type LegResult, calculate, parseCoef } from "./calculator.ts";
export {
  type InformationLink,
  informationIndexPath,
  informationLinks,
  informationOf,
  informationPath,
} from "./links.ts";
export { type Piece, type Pieces, answered, asked, failed, keyOf } from "./piece.ts";
export { contentSections } from "./sections.ts";
export { informationSlice } from "./slice.ts";
export type { NewsList } from "./state.ts";
export { isCalculator, isDue, slugOf } from "./wanted.ts";
