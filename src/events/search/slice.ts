import { RouteEntered } from "../navigation/events.ts";
import { asked, isLoading } from "../remoteData.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  RecentSearchesFound,
  RecentSearchesKept,
  Search,
  type SearchBody,
  SearchTyped,
} from "./events.ts";
import { fewestLetters, initial, type SearchState } from "./state.ts";

const none = { asked: null, results: { tag: "idle" } } as const;

/** Without periods: they are found with their match. */
const ofMatches = (body: SearchBody): SearchBody => ({
  ...body,
  games: body.games.filter(({ game }) => !game.mainGameId),
});

export const searchSlice = createSlice<"search", SearchState>("search", initial)
  .on(SearchTyped, (state, { text, letters }) => ({
    ...state,
    typed: letters === 0 ? null : text,
    letters,
    // The results of the previous text stay until those of the new one are here.
    ...(letters < fewestLetters ? none : {}),
  }))
  .on(Search.asked, (state, { ask }) => ({
    ...state,
    asked: ask.text,
    results: asked(state.results),
  }))
  // An answer for an older text never replaces a newer one.
  .on(Search.answered, (state, { ask, body }, { at }) =>
    ask.text === state.asked
      ? { ...state, results: { tag: "ready", body: ofMatches(body), at } }
      : state,
  )
  .on(Search.failed, (state, { ask, error }) =>
    ask.text === state.asked ? { ...state, results: { tag: "failed", error, last: null } } : state,
  )
  // Leaving the page ends a request.
  .on(RouteEntered, (state) => (isLoading(state.results) ? { ...state, ...none } : state))
  .on(RecentSearchesFound, (state, { texts }) => ({ ...state, recent: texts }))
  .on(RecentSearchesKept, (state, { texts }) => ({ ...state, recent: texts }))
  .on(SessionClosed, (state, { reason }) => (reason === "start" ? state : initial));
