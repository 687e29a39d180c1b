import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";

/** What both sides have of one thing: shots, cards, goals of a half. */
const StatisticRow = shape({ name: openString, values: t.array(t.union([finite, openString])) });
export type StatisticRow = t.TypeOf<typeof StatisticRow>;

/** A match that a side played before; `startTime` in Unix seconds. */
const LastGame = shape({
  startTime: finite,
  opponents: t.array(openString),
  formattedScore: openString,
});
export type LastGame = t.TypeOf<typeof LastGame>;

/** `frameUrl`: the page of an external provider. */
const StatisticsBody = looseShape(
  { statisticId: openString, rows: list(StatisticRow), lastGames: list(LastGame) },
  { frameUrl: openString },
);
export type StatisticsBody = t.TypeOf<typeof StatisticsBody>;

/** GET /web-api/statistics/v1/games/{statisticId} (getStatistics) */
export const Statistics = defineCall(
  "Statistics",
  1,
  shape({ statisticId: openString, lng: openString }),
  StatisticsBody,
);

/** The player wants the statistics once more. */
export const StatisticsWanted = defineEvent("StatisticsWanted", 1, shape({}));
