import { describe, expect, it } from "vitest";
import {
  pinnedTypesOf,
  type TimeFilter,
  timeFilterIn,
  withPinToggled,
} from "../../src/events/settings/index.ts";
import { type Game, isInFilter } from "../../src/events/sports/index.ts";
import { halden, norrvik } from "../views/matchDay.ts";

const now = Date.UTC(2026, 10, 20, 18);
const hour = 3600;
const gameOf = (card: object): Game => ({
  ...halden,
  feed: "line",
  clockAt: now,
  marketIds: [],
  ...card,
});
const startingIn = (seconds: number, over: object = {}) =>
  gameOf({ startTime: now / 1000 + seconds, ...over });
const inPeriod = (count: number, status = 1) => {
  const periods = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: "",
    values: [0, 0],
  }));
  return gameOf({
    ...norrvik,
    feed: "live",
    status,
    score: { full: [0, 0], formatted: "", periods },
  });
};

const shows = (game: Game, filter: TimeFilter, now: number) => isInFilter(game, filter, now, []);

describe("the time filter of a list", () => {
  it("shows as upcoming what starts within three hours, and not what has begun [sports-001]", () => {
    expect(shows(startingIn(3 * hour), "upcoming", now)).toBe(true);
    expect(shows(startingIn(3 * hour + 1), "upcoming", now)).toBe(false);
    expect(shows(startingIn(hour, { status: 1 }), "upcoming", now)).toBe(false);
    // It is late: it has not begun yet.
    expect(shows(startingIn(-60), "upcoming", now)).toBe(true);
  });

  it("shows a period with the break after it, and nothing else [sports-001]", () => {
    const passes = (count: number, status?: number) =>
      (["firstPeriod", "secondPeriod"] as const).map((filter) =>
        shows(inPeriod(count, status), filter, now),
      );
    expect(passes(0)).toEqual([false, false]);
    expect(passes(1)).toEqual([true, false]);
    expect(passes(1, 2)).toEqual([true, false]);
    expect(passes(2)).toEqual([false, true]);
    expect(passes(3)).toEqual([false, false]);
    expect(shows(startingIn(0), "firstPeriod", now)).toBe(false);
    const noScore = gameOf({ ...norrvik, score: undefined });
    expect(shows(noScore, "firstPeriod", now)).toBe(false);
    expect(shows(noScore, "all", now)).toBe(true);
  });

  it("of the other feed shows all matches [sports-001]", () => {
    expect(timeFilterIn("live", "upcoming")).toBe("all");
    expect(timeFilterIn("line", "upcoming")).toBe("upcoming");
    expect(timeFilterIn("line", "secondPeriod")).toBe("all");
    expect(timeFilterIn("live", "secondPeriod")).toBe("secondPeriod");
  });
});

describe("pinned markets", () => {
  it("are a comma string of type ids, whatever was stored [settings-006]", () => {
    expect(pinnedTypesOf("")).toEqual([]);
    expect(pinnedTypesOf("17,1")).toEqual([17, 1]);
    expect(pinnedTypesOf("17,,x,-1, 2,1e9")).toEqual([17]);
  });

  it("are added at the end, and taken out [settings-006]", () => {
    expect(withPinToggled("", 1)).toBe("1");
    expect(withPinToggled("1", 17)).toBe("1,17");
    expect(withPinToggled("1,17", 1)).toBe("17");
    expect(withPinToggled("1", 1)).toBe("");
  });
});
