import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";
import { Champ, Score } from "../sports/index.ts";

/** Matches under way and just over, or those of a day. */
export const ResultsZone = t.keyof({ live: null, zone: null });
export type ResultsZone = t.TypeOf<typeof ResultsZone>;

/** What a person types says what they care about: no log may show it. */
const text = personal(t.string);

/** A match with its score. `startTime` in Unix seconds; a race has its title as the only opponent. */
const Result = looseShape(
  {
    permanentId: finite,
    champId: finite,
    sportId: finite,
    startTime: finite,
    opponents: t.array(openString),
    score: Score,
    finished: t.boolean,
  },
  {},
);
export type Result = t.TypeOf<typeof Result>;

/** A sport that has results; `gamesCount` of them, whichever sport is chosen. */
const ResultsSport = looseShape({ id: finite, name: openString, gamesCount: finite }, {});
export type ResultsSport = t.TypeOf<typeof ResultsSport>;

/** One page of the results, ordered by championship; `champs` are those of its matches. */
const ResultsBody = shape({
  sports: list(ResultsSport),
  champs: list(Champ),
  items: list(Result),
  nextPageToken: nullable(openString),
});
export type ResultsBody = t.TypeOf<typeof ResultsBody>;

/** Which results are asked for. `date`: a day in UTC, "2026-11-20"; null: today. */
const ResultsAsk = shape({
  zone: ResultsZone,
  date: nullable(openString),
  sportId: nullable(finite),
  text: nullable(text),
  lng: openString,
  limit: finite,
  pageToken: nullable(openString),
});
export type ResultsAsk = t.TypeOf<typeof ResultsAsk>;

/** GET /web-api/results/v1/{zone} (listResults) */
export const Results = defineCall("Results", 1, ResultsAsk, ResultsBody);

/** The player chose a sport; null: all of them. */
export const ResultsSportChosen = defineEvent(
  "ResultsSportChosen",
  1,
  shape({ sportId: nullable(finite) }),
);
/** The player chose a day in UTC; null: today. */
export const ResultsDayChosen = defineEvent(
  "ResultsDayChosen",
  1,
  shape({ date: nullable(openString) }),
);
/** The player changed the text to look for; `letters` counts its characters. */
export const ResultsTyped = defineEvent("ResultsTyped", 1, shape({ text, letters: finite }));
/** The player has stopped typing: the results are those of the typed text. */
export const ResultsTextSettled = defineEvent("ResultsTextSettled", 1, shape({}));
/** The player wants the results once more. */
export const ResultsWanted = defineEvent("ResultsWanted", 1, shape({}));
/** The player wants the next page. */
export const MoreResultsWanted = defineEvent(
  "MoreResultsWanted",
  1,
  shape({ pageToken: openString }),
);
