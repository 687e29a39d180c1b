import { AskSearch, ClearRecentSearches, TypeSearch } from "../commands/search.ts";
import { askSearch, SEARCH_TYPED } from "../epics/search/ask.ts";
import { keepSearch } from "../epics/search/recent.ts";
import { searchSlice } from "../events/search/slice.ts";
import { searchEndpoints } from "../infra/http/api/search.ts";
import { recentSearchesPort } from "../infra/ports/search.ts";
import { domain } from "./domain.ts";

/** Search for matches, championships, teams and markets. */
export const search = domain({
  name: "search",
  slices: [searchSlice],
  commands: [TypeSearch, AskSearch, ClearRecentSearches],
  epics: [askSearch, keepSearch],
  rules: [SEARCH_TYPED],
  endpoints: searchEndpoints,
  ports: ({ window, areas, vault, report }) => {
    const { start, onEntry } = recentSearchesPort(window, areas, vault, report);
    return [{ onEntry, onArrived: start }];
  },
});
