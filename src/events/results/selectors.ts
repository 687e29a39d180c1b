import type { State } from "../index.ts";
import { bodyOf } from "../remoteData.ts";
import type { ResultsAsk, ResultsZone } from "./events.ts";
import type { ResultsQuestion } from "./state.ts";

/** Matches on one page; the contract allows up to `mostItems`. */
const pageSize = 30;
const mostItems = 100;

/** The zone of the page of results; null on other pages. */
export function resultsZoneOf({ navigation }: Pick<State, "navigation">): ResultsZone | null {
  const { name, params } = navigation.route;
  if (name !== "results") return null;
  return params["zone"] === "live" ? "live" : "zone";
}

/** What the page is to show; null on other pages. */
export function questionOf(state: State): ResultsQuestion | null {
  const zone = resultsZoneOf(state);
  if (zone === null) return null;
  const { sportId, date, text } = state.results;
  const lng = state.settings.language;
  return { zone, date: zone === "live" ? null : date, sportId, text, lng };
}

export const isSameQuestion = (a: ResultsQuestion | null, b: ResultsQuestion | null): boolean =>
  a !== null && b !== null && keyOf(a) === keyOf(b);

export const keyOf = ({ zone, date, sportId, text, lng }: ResultsQuestion): string =>
  [zone, date, sportId, text, lng].join(" ");

/** Asks for the first page, or for as much of the list as the player sees and one answer may have. */
export function askFor(state: State, question: ResultsQuestion): ResultsAsk {
  const { list, question: shown } = state.results;
  const count = isSameQuestion(shown, question) ? (bodyOf(list)?.items.length ?? 0) : 0;
  const limit = Math.min(mostItems, Math.max(pageSize, count));
  return { ...question, limit, pageToken: null };
}

export const askForMore = (question: ResultsQuestion, pageToken: string): ResultsAsk => ({
  ...question,
  limit: pageSize,
  pageToken,
});

/** Permanent ids of the matches under way on the page, which the live feed has more of. */
export const runningResults = (state: State): readonly number[] =>
  resultsZoneOf(state) === "live"
    ? (bodyOf(state.results.list)?.items ?? [])
        .filter(({ finished }) => !finished)
        .map(({ permanentId }) => permanentId)
    : [];
