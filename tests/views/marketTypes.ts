import type { Draft } from "../../src/events/define.ts";
import { MarketTypes } from "../../src/events/sports/events.ts";

const outcomeType = (typeId: number, name: string, shortName: string) => ({
  typeId,
  name,
  shortName,
});
const overUnder = [
  outcomeType(9, "Over {param}", "Over {param}"),
  outcomeType(10, "Under {param}", "Under {param}"),
];

/** Names of the markets, and of their groups. */
export const marketTypes: Draft = MarketTypes.answered({
  call: 1,
  ask: { lng: "en" },
  body: {
    groups: [
      { id: 1, name: "Popular", order: 1 },
      { id: 2, name: "Totals", order: 2 },
      { id: 3, name: "Handicap", order: 3 },
    ],
    types: [
      {
        id: 1,
        groupId: 1,
        name: "Match result",
        shortName: "Result",
        order: 1,
        columns: 3,
        outcomes: [
          outcomeType(1, "{opponent1}", "1"),
          outcomeType(2, "Draw", "X"),
          outcomeType(3, "{opponent2}", "2"),
        ],
      },
      {
        id: 2,
        groupId: 1,
        name: "Winner",
        shortName: "Winner",
        order: 2,
        columns: 2,
        outcomes: [outcomeType(11, "{opponent1}", "1"), outcomeType(12, "{opponent2}", "2")],
      },
      {
        id: 17,
        groupId: 2,
        name: "Total {param}",
        shortName: "Total",
        order: 17,
        columns: 2,
        outcomes: overUnder,
      },
      {
        id: 5,
        groupId: 3,
        name: "Handicap",
        shortName: "Handicap",
        order: 5,
        columns: 2,
        outcomes: [
          outcomeType(13, "{opponent1} ({param})", "1 ({param})"),
          outcomeType(14, "{opponent2} ({param})", "2 ({param})"),
        ],
      },
    ],
  },
});
