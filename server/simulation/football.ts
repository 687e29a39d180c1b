import { sports } from "../feed/sports.ts";
import {
  countFamily,
  finalScoreFamily,
  halvesFamily,
  nextGoalFamily,
  periodFamily,
  periodGameFamily,
} from "./goalMarkets.ts";
import { goalModel } from "./goals.ts";
import type { GoalSport } from "./goalStory.ts";

const rules: GoalSport = {
  periodMinutes: [45, 45],
  clockRate: 4,
  breakMs: 90_000,
  stoppage: [
    [1, 3],
    [2, 6],
  ],
  perMatch: { shot: 3.4, corner: 5, yellow: 1.9, red: 0.07 },
  checksPerMatch: 0.8,
};

const mostGoals = 10;

/** A match of two halves at four times real speed: about 26 minutes. */
export const football = goalModel({
  sport: sports.football,
  pageType: "sport",
  rules,
  goals: [0.8, 2],
  hasDetails: true,
  periodName: (period) =>
    period === 1 ? { en: "1st half", ru: "1-й тайм" } : { en: "2nd half", ru: "2-й тайм" },
  periodFamilies: (match, period) => [periodGameFamily(match, period, [0.5, 1.5, 2.5])],
  families: (match) => [
    finalScoreFamily(match, {
      totals: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5],
      handicaps: [-2, -1.5, -1, 1, 1.5, 2],
      teamTotals: [0.5, 1.5, 2.5],
      highestScore: 4,
    }),
    ...Array.from({ length: mostGoals }, (_, index) => nextGoalFamily(match, index + 1)),
    periodFamily(match, 0, { result: 21, total: 31, bothToScore: 16 }, [0.5, 1.5, 2.5]),
    periodFamily(match, 1, { result: 22, total: 32 }, [0.5, 1.5, 2.5]),
    halvesFamily(match),
    countFamily(
      match,
      18,
      [7.5, 8.5, 9.5, 10.5, 11.5],
      10,
      ({ corners }) => corners[0] + corners[1],
    ),
    countFamily(
      match,
      19,
      [2.5, 3.5, 4.5, 5.5],
      3.94,
      ({ yellows, reds }) => yellows[0] + yellows[1] + reds[0] + reds[1],
    ),
  ],
});
