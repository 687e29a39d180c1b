import { EMPTY, ignoreElements, merge, type Observable, switchMap } from "rxjs";
import { AppStarted } from "../../events/shell/events.ts";
import { MarketTypes, Sports } from "../../events/sports/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";
import { askAgain } from "../rules/askAgain.ts";
import { CONFIG_RETRY } from "../shell/config.ts";

const whenOpen = <T>(deps: Deps, work: () => Observable<T>): Observable<T> =>
  deps.select(siteOpen).pipe(switchMap((isOpen) => (isOpen ? work() : EMPTY)));

/** Loads market names and sports menus in parallel with the config: the feeds contain only ids. */
export const loadDictionaries: Epic = {
  name: "sports/dictionaries",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) =>
        // A page that finds the site closed requests only its config. [maintenance-004]
        whenOpen(deps, () =>
          merge(
            askAgain(deps, CONFIG_RETRY, MarketTypes, { lng: data.language }),
            askAgain(deps, CONFIG_RETRY, Sports, { feed: "live", lng: data.language }),
            askAgain(deps, CONFIG_RETRY, Sports, { feed: "line", lng: data.language }),
          ),
        ),
      ),
      ignoreElements(),
    ),
};
