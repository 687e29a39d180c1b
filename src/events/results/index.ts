export type { Result, ResultsBody, ResultsZone } from "./events.ts";
export { resultsZoneOf, runningResults } from "./selectors.ts";
