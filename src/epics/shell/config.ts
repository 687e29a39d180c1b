import { isRight } from "fp-ts/lib/Either.js";
import { EMPTY, mergeMap, of, switchMap } from "rxjs";
import { AppStarted, ConfigMissing, SiteConfig } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { askAgain } from "../rules/askAgain.ts";
import { parameter, rule } from "../rules/rule.ts";

/** 5 retries make 6 requests. [config-003] */
export const CONFIG_RETRY = rule({
  id: "CONFIG-RETRY",
  ledger: ["config-003", "error-001"],
  parameters: {
    everyMs: { unit: "ms", fallback: 1_000 },
    retries: { unit: "count", fallback: 5 },
  },
});

/** Loads the site config with retries; the app cannot continue without it. */
export const loadConfig: Epic = {
  name: "shell/config",
  run: (deps) =>
    deps.on(AppStarted).pipe(
      switchMap(({ data }) => askAgain(deps, CONFIG_RETRY, SiteConfig, { lang: data.language })),
      mergeMap((result) =>
        isRight(result)
          ? EMPTY
          : of(ConfigMissing({ tries: 1 + parameter(CONFIG_RETRY, "retries", null) })),
      ),
    ),
};
