import { sports } from "../feed/sports.ts";
import { raceModel } from "./races.ts";

const setName = (set: number) => ({ en: `Set ${set}`, ru: `${set}-й сет` });

/** Best of three sets; a point takes about eight seconds, a match about 20 minutes. */
export const tennis = raceModel({
  sport: sports.tennis,
  pageType: "sport",
  rules: {
    setsToWin: 2,
    unitsToWin: 6,
    tieBreakAt: 6,
    pointsToWin: 4,
    serveChance: 0.62,
    pointMs: [6000, 11_000],
    setBreakMs: 30_000,
  },
  skillGap: 0.05,
  setName,
  unitLines: [8.5, 9.5, 10.5],
  setLines: [2.5],
  setHandicaps: [-1.5, 1.5],
  setTypes: { winner: 61, total: 71 },
  matchTypes: { score: 101, total: 102, handicap: 103 },
  showsServer: true,
});

export const volleyball = raceModel({
  sport: sports.volleyball,
  pageType: "sport",
  rules: {
    setsToWin: 3,
    unitsToWin: 25,
    lastSetUnits: 15,
    pointsToWin: 1,
    serveChance: 0.5,
    pointMs: [6000, 10_000],
    setBreakMs: 30_000,
  },
  skillGap: 0.05,
  setName,
  unitLines: [43.5, 45.5, 47.5],
  setLines: [3.5, 4.5],
  setHandicaps: [-2.5, -1.5, 1.5, 2.5],
  setTypes: { winner: 61, total: 71 },
  matchTypes: { score: 101, total: 102, handicap: 103 },
  showsServer: true,
});

export const tableTennis = raceModel({
  sport: sports.tableTennis,
  pageType: "sport",
  rules: {
    setsToWin: 3,
    unitsToWin: 11,
    pointsToWin: 1,
    serveChance: 0.5,
    pointMs: [7000, 11_000],
    setBreakMs: 20_000,
  },
  skillGap: 0.06,
  setName,
  unitLines: [17.5, 18.5, 19.5],
  setLines: [3.5, 4.5],
  setHandicaps: [-1.5, 1.5],
  setTypes: { winner: 61, total: 71 },
  matchTypes: { score: 101, total: 102, handicap: 103 },
  showsServer: true,
});

/** Best of three maps, thirteen rounds to win one. */
export const esports = raceModel({
  sport: sports.esports,
  pageType: "esports",
  rules: {
    setsToWin: 2,
    unitsToWin: 13,
    pointsToWin: 1,
    serveChance: 0.5,
    pointMs: [18_000, 28_000],
    setBreakMs: 60_000,
  },
  skillGap: 0.07,
  setName: (map) => ({ en: `Map ${map}`, ru: `Карта ${map}` }),
  unitLines: [20.5, 21.5, 22.5],
  setLines: [2.5],
  setHandicaps: [-1.5, 1.5],
  setTypes: { winner: 81, total: 91 },
  matchTypes: { score: 121, total: 122, handicap: 123 },
  showsServer: false,
});
