import { expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { FeedList, Prices } from "../../src/events/sports/events.ts";
import { gameOf } from "../../src/events/sports/tables.ts";
import { answered } from "../kit/events.ts";
import { pricesAnswer, pricesOf, wholeFeed } from "../kit/siteFeed.ts";
import { stateOf } from "../kit/spec.ts";

const halves = (first: string, second: string, goals: number) => ({
  full: [goals, 0],
  formatted: `${goals}:0`,
  periods: [
    { id: 1, name: first, values: [goals, 0] },
    { id: 2, name: second, values: [0, 0] },
  ],
});

const inRussian: Draft = answered(
  FeedList,
  { feed: "live", sportId: null, isTop: false, since: null, isQuiet: false },
  {
    ...wholeFeed("live"),
    games: wholeFeed("live").games?.map((game) => ({
      ...game,
      score: {
        ...halves("1-й тайм", "", 1),
        periods: halves("1-й тайм", "", 1).periods.slice(0, 1),
      },
    })),
  },
);

it("prices are language-independent: their scores count, and known period names stay", () => {
  const patches = [{ id: 501, timeSec: 60, score: halves("1st half", "2nd half", 2) }];
  const sent = { ...pricesAnswer(pricesOf("live")), patches };
  const state = stateOf(inRussian, answered(Prices, { feed: "live", ids: [901, 902, 903] }, sent));
  expect(gameOf(state.sports.tables, 501)).toMatchObject({
    timeSec: 60,
    score: {
      formatted: "2:0",
      periods: [
        { id: 1, name: "1-й тайм", values: [2, 0] },
        { id: 2, name: "2nd half" },
      ],
    },
  });
});
