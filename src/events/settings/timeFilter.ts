import * as t from "io-ts";

/** Which matches a list shows by their time. [sports-001] */
export const TimeFilter = t.keyof({
  all: null,
  upcoming: null,
  firstPeriod: null,
  secondPeriod: null,
});
export type TimeFilter = t.TypeOf<typeof TimeFilter>;

/** A match of the line has no periods yet, and a live one has begun. */
export const timeFilters = {
  live: ["all", "firstPeriod", "secondPeriod"],
  line: ["all", "upcoming"],
} as const satisfies Readonly<Record<"live" | "line", readonly TimeFilter[]>>;

/** The filter in force in this feed: one of the other feed shows all matches. */
export const timeFilterIn = (feed: "live" | "line", chosen: TimeFilter): TimeFilter =>
  timeFilters[feed].find((filter) => filter === chosen) ?? "all";
