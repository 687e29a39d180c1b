import { map, startWith } from "rxjs";
import { RulesStated } from "../../events/runtime/events.ts";
import type { SiteConfigBody } from "../../events/shell/index.ts";
import { SiteConfig } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { parameter, type Rule } from "./rule.ts";

/** The parameters of these rules, keyed by rule and parameter. */
const parametersOf = (
  rules: readonly Rule[],
  config: SiteConfigBody | null,
): Record<string, number> =>
  Object.fromEntries(
    rules.flatMap((rule) =>
      Object.keys(rule.parameters).map((name) => [
        `${rule.id}.${name}`,
        parameter(rule, name, config),
      ]),
    ),
  );

/**
 * Logs the effective parameters of the rules, so that a changed one can be found whether the rule fired or
 * not.
 */
export const stateRules = (group: string, rules: readonly Rule[]): Epic => ({
  name: `${group}/rules`,
  run: (deps) =>
    deps.on(SiteConfig.answered).pipe(
      startWith(null),
      map(() => RulesStated({ parameters: parametersOf(rules, deps.state().shell.config) })),
    ),
});
