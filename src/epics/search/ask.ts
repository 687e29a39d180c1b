import { filter, ignoreElements, map, merge, switchMap } from "rxjs";
import { cricketIdOf } from "../../events/sports/index.ts";
import type { State } from "../../events/index.ts";
import { isLoading } from "../../events/remoteData.ts";
import { Search, SearchWanted } from "../../events/search/events.ts";
import { isLongEnough, isSearchOpen } from "../../events/search/index.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";

export const SEARCH_TYPED = rule({
  id: "SEARCH-TYPED",
  ledger: ["sports-012"],
  parameters: { quietMs: { unit: "ms", fallback: 300 } },
  needs: {
    searchOpen: isSearchOpen,
    lettersEnough: ({ search }) => isLongEnough(search),
    siteOpen,
  },
  pace: "debounce",
});

/** The results are those of this text, or will be. */
const isAsked = ({ search }: State): boolean =>
  search.asked === search.typed && (search.results.tag === "ready" || isLoading(search.results));

/**
 * Asks once the player stops typing, at once when they say so, and again when the connection is back. Each request ends
 * the one before it.
 */
export const askSearch: Epic = {
  name: "search/ask",
  run: (deps) =>
    whileRuns(deps, SEARCH_TYPED, () =>
      merge(
        deps
          .select(({ search }) => search.typed)
          .pipe(
            paced(
              deps,
              SEARCH_TYPED,
              parameter(SEARCH_TYPED, "quietMs", deps.state().shell.config),
            ),
            filter(() => !isAsked(deps.state())),
          ),
        deps.on(SearchWanted),
        deps.on(CameOnline).pipe(filter(() => deps.state().search.results.tag === "failed")),
      ).pipe(
        map(() => deps.state().search.typed),
        filter((text) => text !== null),
        switchMap((text) =>
          deps.call(Search, {
            lng: deps.state().settings.language,
            text,
            sportId: sportOfPage(deps),
          }),
        ),
      ),
    ).pipe(ignoreElements()),
};

/** The search of the cricket pages keeps to cricket. */
function sportOfPage(deps: Deps): number | null {
  const state = deps.state();
  return state.navigation.route.name === "cricketSearch" ? cricketIdOf(state) : null;
}
