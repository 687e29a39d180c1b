import { answered, asked, bodyOf, unloaded } from "../remoteData.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  type ResultsAsk,
  type ResultsBody,
  Results,
  ResultsDayChosen,
  ResultsSportChosen,
  ResultsTextSettled,
  ResultsTyped,
  ResultsWanted,
} from "./events.ts";
import { isSameQuestion } from "./selectors.ts";
import { fewestLetters, initial, type ResultsState } from "./state.ts";

export const resultsSlice = createSlice<"results", ResultsState>("results", initial)
  .on(ResultsSportChosen, (state, { sportId }) => ({ ...state, sportId }))
  .on(ResultsDayChosen, (state, { date }) => ({ ...state, date }))
  .on(ResultsTyped, (state, { text, letters }) => ({
    ...state,
    typed: letters === 0 ? null : text,
    letters,
    // The results of the previous text stay until the new one is typed.
    text: letters < fewestLetters ? null : state.text,
  }))
  .on(ResultsTextSettled, (state) => ({ ...state, text: state.typed }))
  .on(ResultsWanted, (state) => ({ ...state, round: state.round + 1 }))
  .on(Results.asked, (state, { ask }) => {
    if (isMore(ask)) return { ...state, more: "loading" };
    if (isSameQuestion(state.question, ask)) return { ...state, list: asked(state.list) };
    const { zone, date, sportId, text, lng } = ask;
    return {
      ...state,
      question: { zone, date, sportId, text, lng },
      list: { tag: "loading" },
      more: null,
    };
  })
  // An answer to an older question never replaces that to a newer one.
  .on(Results.answered, (state, { ask, body }, { at }) => {
    if (!isSameQuestion(state.question, ask)) return state;
    const loaded = bodyOf(state.list);
    if (isMore(ask))
      return loaded === null
        ? state
        : { ...state, list: answered(joined(loaded, body), at), more: null };
    return { ...state, list: answered(renewed(loaded, body), at), sports: body.sports };
  })
  .on(Results.failed, (state, { ask, error }) => {
    if (!isSameQuestion(state.question, ask)) return state;
    return isMore(ask)
      ? { ...state, more: "failed" }
      : { ...state, list: unloaded(state.list, error) };
  })
  .on(SessionClosed, (state, { reason }) => (reason === "start" ? state : initial));

const isMore = ({ pageToken }: ResultsAsk): boolean => pageToken !== null;

/** The pages so far with the next one. */
function joined(loaded: ResultsBody, page: ResultsBody): ResultsBody {
  return { ...page, champs: all(loaded.champs, page.champs, "id"), items: more(loaded, page) };
}

/** The first page once more: what was loaded beyond it stays below it. */
function renewed(loaded: ResultsBody | null, page: ResultsBody): ResultsBody {
  if (loaded === null || page.nextPageToken === null) return page;
  if (loaded.items.length <= page.items.length) return page;
  return {
    ...page,
    champs: all(page.champs, loaded.champs, "id"),
    items: more(page, loaded),
    nextPageToken: loaded.nextPageToken,
  };
}

const more = (first: ResultsBody, second: ResultsBody) =>
  all(first.items, second.items, "permanentId");

/** Both lists, each entry once. */
function all<K extends string, T extends Readonly<Record<K, number>>>(
  first: readonly T[],
  second: readonly T[],
  id: K,
): T[] {
  const ids = new Set(first.map((one) => one[id]));
  return [...first, ...second.filter((one) => !ids.has(one[id]))];
}
