import { RefreshStatistics } from "../commands/statistics.ts";
import { pollStatistics } from "../epics/statistics/poll.ts";
import { statisticsSlice } from "../events/statistics/slice.ts";
import { statisticEndpoints } from "../infra/http/api/statistics.ts";
import { domain } from "./domain.ts";

/** What both sides of a match have done in it, and before it. */
export const statistics = domain({
  name: "statistics",
  slices: [statisticsSlice],
  commands: [RefreshStatistics],
  epics: [pollStatistics],
  endpoints: statisticEndpoints,
});
