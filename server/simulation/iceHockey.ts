import { sports } from "../feed/sports.ts";
import { finalScoreFamily, nextGoalFamily, periodFamily, periodGameFamily } from "./goalMarkets.ts";
import { goalModel } from "./goals.ts";
import type { GoalSport } from "./goalStory.ts";

const rules: GoalSport = {
  periodMinutes: [20, 20, 20],
  clockRate: 3,
  breakMs: 60_000,
  stoppage: [],
  perMatch: { shot: 0, corner: 0, yellow: 0, red: 0 },
  checksPerMatch: 0.6,
};

const ordinals = [
  { en: "1st period", ru: "1-й период" },
  { en: "2nd period", ru: "2-й период" },
  { en: "3rd period", ru: "3-й период" },
] as const;

/** Three periods of regular time at three times real speed: about 22 minutes. */
export const iceHockey = goalModel({
  sport: sports.iceHockey,
  pageType: "sport",
  rules,
  goals: [2.1, 3.5],
  hasDetails: false,
  periodName: (period) => ordinals[period - 1] ?? { en: "Overtime", ru: "Овертайм" },
  periodFamilies: (match, period) => [periodGameFamily(match, period, [0.5, 1.5, 2.5])],
  families: (match) => [
    finalScoreFamily(match, {
      totals: [3.5, 4.5, 5.5, 6.5, 7.5],
      handicaps: [-1.5, -1, 1, 1.5],
      teamTotals: [1.5, 2.5],
      highestScore: 3,
    }),
    ...Array.from({ length: 12 }, (_, index) => nextGoalFamily(match, index + 1)),
    periodFamily(match, 0, { result: 23, total: 33 }, [0.5, 1.5, 2.5]),
    periodFamily(match, 1, { result: 24, total: 34 }, [0.5, 1.5, 2.5]),
    periodFamily(match, 2, { result: 25, total: 35 }, [0.5, 1.5, 2.5]),
  ],
});
