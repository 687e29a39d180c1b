import { map, merge } from "rxjs";
import { RulesStated } from "../events/runtime/events.ts";
import type { SiteConfig } from "../events/shell/config.ts";
import { AppStarted, LoadConfig } from "../events/shell/events.ts";
import type { Epic } from "./epic.ts";
import { figure, rules } from "./rules.ts";

/** Every figure of the catalogue, by rule and parameter. */
function figures(config: SiteConfig | null): Record<string, number> {
  const all = rules.flatMap(({ id, parameters }) =>
    Object.entries(parameters).map(
      ([name, parameter]) => [`${id}.${name}`, figure(parameter, config)] as const,
    ),
  );
  return Object.fromEntries(all);
}

/** Writes into the log which figures the rules have: a changed one is then found by name, fired or not. */
export const stateRules: Epic = {
  name: "boot/rules",
  run: (deps) =>
    merge(
      deps.on(AppStarted).pipe(map(() => RulesStated({ figures: figures(null) }))),
      deps
        .on(LoadConfig.answered)
        .pipe(map(({ data }) => RulesStated({ figures: figures(data.body) }))),
    ),
};
