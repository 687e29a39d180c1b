export { type Standing, standingOf } from "./standing.ts";
export type { BetsState } from "./state.ts";
