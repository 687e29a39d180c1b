import * as t from "io-ts";
import { finite, personal, shape } from "../codec/codec.ts";
import { RecentSearchesKept, SearchTyped, SearchWanted } from "../events/search/events.ts";
import { isLongEnough } from "../events/search/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The text in the search field changed; `letters` counts its characters. */
export const TypeSearch = defineCommand(
  "TypeSearch",
  shape({ text: personal(t.string), letters: finite }),
  (typed, { search }) =>
    typed.text === search.typed || (typed.letters === 0 && search.typed === null)
      ? refuse("nothing_to_do")
      : accept(SearchTyped(typed)),
  "wait",
);

/** Asks at once: the player pressed Enter, or tries again after a failure. */
export const AskSearch = defineCommand("AskSearch", shape({}), (_data, { search }) =>
  isLongEnough(search) ? accept(SearchWanted({})) : refuse("nothing_to_do"),
);

/** Forgets the earlier searches, on the device too. */
export const ClearRecentSearches = defineCommand(
  "ClearRecentSearches",
  shape({}),
  (_data, { search }) =>
    search.recent.length === 0
      ? refuse("nothing_to_do")
      : accept(RecentSearchesKept({ texts: [] })),
);
