import { isRight } from "fp-ts/lib/Either.js";
import { EMPTY, ignoreElements, merge, mergeMap, of, switchMap } from "rxjs";
import { AppStarted, ConfigMissing, LoadConfig } from "../events/shell/events.ts";
import { LoadMarketTypes, LoadSports } from "../events/sports/events.ts";
import { askAgain } from "./ask.ts";
import type { Epic } from "./epic.ts";
import { CONFIG_RETRY, figure } from "./rules.ts";

/** 5 tries again make 6 questions. */
const retry = {
  id: CONFIG_RETRY.id,
  everyMs: figure(CONFIG_RETRY.parameters.everyMs, null),
  tries: figure(CONFIG_RETRY.parameters.tries, null) + 1,
};

/** The site config, asked for several times; without it the app cannot go on. */
export const loadConfig: Epic = {
  name: "boot/config",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) => askAgain(deps, retry, LoadConfig, { lang: data.language })),
      mergeMap((result) => (isRight(result) ? EMPTY : of(ConfigMissing({ tries: retry.tries })))),
    ),
};

/** Names of markets and the sports menus, beside the config: the feeds say ids only. */
export const loadDictionaries: Epic = {
  name: "boot/dictionaries",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) =>
        merge(
          askAgain(deps, retry, LoadMarketTypes, { lng: data.language }),
          askAgain(deps, retry, LoadSports, { feed: "live", lng: data.language }),
          askAgain(deps, retry, LoadSports, { feed: "line", lng: data.language }),
        ),
      ),
      ignoreElements(),
    ),
};
