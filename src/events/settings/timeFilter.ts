import * as t from "io-ts";

/** Which matches a list shows: by their time, or those that are recommended. [sports-001] */
export const TimeFilter = t.keyof({
  all: null,
  upcoming: null,
  firstPeriod: null,
  secondPeriod: null,
  recommended: null,
});
export type TimeFilter = t.TypeOf<typeof TimeFilter>;

/** A match of the line has no periods yet, and a live one has begun. */
export const timeFilters = {
  live: ["all", "firstPeriod", "secondPeriod", "recommended"],
  line: ["all", "upcoming", "recommended"],
} as const satisfies Readonly<Record<"live" | "line", readonly TimeFilter[]>>;

/** The filter in force in this feed: one of the other feed, or of none, shows all matches. */
export const timeFilterIn = (feed: "live" | "line", chosen: string): TimeFilter =>
  timeFilters[feed].find((filter) => filter === chosen) ?? "all";
