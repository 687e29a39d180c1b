import { shape } from "../codec/codec.ts";
import { StatisticsWanted } from "../events/statistics/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Asks for the statistics again, after a failure. */
export const RefreshStatistics = defineCommand(
  "RefreshStatistics",
  shape({}),
  (_data, { statistics }) =>
    statistics.data.tag === "failed" ? accept(StatisticsWanted({})) : refuse("nothing_to_do"),
);
