import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../codec/codec.ts";
import { bodyOf } from "../events/remoteData.ts";
import {
  MoreResultsWanted,
  ResultsDayChosen,
  ResultsSportChosen,
  ResultsTyped,
  ResultsWanted,
} from "../events/results/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Shows the results of one sport; null: of all. */
export const ChooseResultsSport = defineCommand(
  "ChooseResultsSport",
  shape({ sportId: nullable(finite) }),
  (chosen, { results }) =>
    chosen.sportId === results.sportId
      ? refuse("nothing_to_do")
      : accept(ResultsSportChosen(chosen)),
  "wait",
);

/** Shows the results of a day in UTC, "2026-11-20"; null: of today. */
export const ChooseResultsDay = defineCommand(
  "ChooseResultsDay",
  shape({ date: nullable(openString) }),
  (chosen, { results }) =>
    chosen.date === results.date ? refuse("nothing_to_do") : accept(ResultsDayChosen(chosen)),
  "wait",
);

/** The text in the field of the results changed; `letters` counts its characters. */
export const TypeResults = defineCommand(
  "TypeResults",
  shape({ text: personal(t.string), letters: finite }),
  (typed, { results }) =>
    typed.text === results.typed || (typed.letters === 0 && results.typed === null)
      ? refuse("nothing_to_do")
      : accept(ResultsTyped(typed)),
  "wait",
);

/** Asks for the results again, after a failure. */
export const RefreshResults = defineCommand("RefreshResults", shape({}), (_data, { results }) =>
  results.list.tag === "failed" ? accept(ResultsWanted({})) : refuse("nothing_to_do"),
);

/** Asks for the next page of the results. */
export const LoadMoreResults = defineCommand("LoadMoreResults", shape({}), (_data, { results }) => {
  const pageToken = bodyOf(results.list)?.nextPageToken ?? null;
  return pageToken === null || results.more === "loading"
    ? refuse("nothing_to_do")
    : accept(MoreResultsWanted({ pageToken }));
});
