export type { Result, ResultsBody, ResultsZone } from "./events.ts";
export { questionOf, resultsZoneOf, runningResults } from "./selectors.ts";
