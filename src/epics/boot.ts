import { isRight } from "fp-ts/lib/Either.js";
import {
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  startWith,
  switchMap,
} from "rxjs";
import { AppStarted, ConfigMissing, SiteConfig } from "../events/shell/events.ts";
import { MarketTypes, Sports } from "../events/sports/events.ts";
import type { Deps, Epic } from "./epic.ts";
import { siteOpen } from "./rules/conditions.ts";
import { askAgain } from "./rules/askAgain.ts";
import { figure, rule } from "./rules/rule.ts";

/** 5 retries make 6 questions. [config-003] */
export const CONFIG_RETRY = rule({
  id: "CONFIG-RETRY",
  ledger: ["config-003", "error-001"],
  parameters: {
    everyMs: { unit: "ms", fallback: 1_000 },
    retries: { unit: "count", fallback: 5 },
  },
});

/** The site config, asked for several times; without it the app cannot go on. */
export const loadConfig: Epic = {
  name: "boot/config",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) => askAgain(deps, CONFIG_RETRY, SiteConfig, { lang: data.language })),
      mergeMap((result) =>
        isRight(result)
          ? EMPTY
          : of(ConfigMissing({ tries: 1 + figure(CONFIG_RETRY, "retries", null) })),
      ),
    ),
};

const whenOpen = <T>(deps: Deps, work: () => Observable<T>): Observable<T> =>
  deps.state$.pipe(
    startWith(deps.state()),
    map(siteOpen),
    distinctUntilChanged(),
    switchMap((isOpen) => (isOpen ? work() : EMPTY)),
  );

/** Names of markets and the sports menus, beside the config: the feeds say ids only. */
export const loadDictionaries: Epic = {
  name: "boot/dictionaries",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) =>
        // A page that finds the site closed asks for its config alone. [maintenance-004]
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
