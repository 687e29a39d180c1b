import { describe, expect, it } from "vitest";
import {
  balanceOf,
  formOf,
  meetingsOf,
  shareOf,
  statisticGameOf,
  statisticIdOf,
  statisticQuery,
} from "../../src/events/statistics/index.ts";
import { initial } from "../../src/events/index.ts";

const game = (startTime: number, home: string, away: string, formattedScore: string) => ({
  startTime,
  opponents: [home, away],
  formattedScore,
});
const games = [
  game(5, "Leeds", "Fulham", "2:1 (1:0, 1:1)"),
  game(4, "Derby", "Leeds", "0:0 (0:0, 0:0)"),
  game(3, "Fulham", "Leeds", "3:1 (1:0, 2:1)"),
  game(2, "Leeds", "Derby", "abandoned"),
  game(1, "Fulham", "Leeds", "152/6 : 140/9"),
];

describe("the form of a side", () => {
  it("is from its point of view, the latest first, and says nothing where the score does not", () => {
    expect(formOf(games, "Leeds").map(({ outcome }) => outcome)).toEqual([
      "won",
      "drawn",
      "lost",
      null,
      "lost",
    ]);
    expect(formOf(games, "Nobody")).toEqual([]);
  });
  it("has at most five matches", () => {
    const many = Array.from({ length: 9 }, (_, day) => game(day, "Leeds", "Fulham", "1:0"));
    expect(formOf(many, "Leeds").map(({ game: { startTime } }) => startTime)).toEqual([
      8, 7, 6, 5, 4,
    ]);
  });
  it("of both sides together are their meetings, and who won them", () => {
    const meetings = meetingsOf(games, ["Fulham", "Leeds"]);
    expect(meetings.map(({ startTime }) => startTime)).toEqual([5, 3, 1]);
    expect(balanceOf(meetings, "Fulham")).toEqual({ won: 2, drawn: 0, lost: 1 });
  });
});

describe("a row", () => {
  it("has bars only for two numbers that share something", () => {
    expect(shareOf([3, 1])).toBe(0.75);
    for (const values of [[0, 0], ["3", 1], [1], [1, 2, 3], [-1, 2]])
      expect(shareOf(values)).toBeNull();
  });
});

describe("the address of statistics", () => {
  const at = (query: Record<string, string>, name = "statisticPageRoute") => ({
    navigation: { ...initial.navigation, route: { name, params: {} }, query } as never,
  });
  it("names the game, and nothing that is no name", () => {
    expect(statisticQuery("st-7", 7)).toBe("?statisticId=st-7&permanentId=7");
    expect(statisticQuery("st-7", null)).toBe("?statisticId=st-7");
    expect(statisticIdOf(at({ statisticId: "st-7" }))).toBe("st-7");
    expect(statisticGameOf(at({ permanentId: "7" }, "statisticPopupRoute"))).toBe(7);
    for (const statisticId of ["", "..", "../x", "a/b", "a b", "x".repeat(65)])
      expect(statisticIdOf(at({ statisticId }))).toBeNull();
    for (const permanentId of ["", "0", "-1", "1e9", "1".repeat(16)])
      expect(statisticGameOf(at({ permanentId }))).toBeNull();
    expect(statisticIdOf(at({ statisticId: "st-7" }, "home"))).toBeNull();
  });
});
