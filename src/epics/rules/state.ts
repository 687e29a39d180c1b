import { map, startWith } from "rxjs";
import { RulesStated } from "../../events/runtime/events.ts";
import type { SiteConfigBody } from "../../events/shell/index.ts";
import { SiteConfig } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { parameter, type Rule } from "./rule.ts";

/** Every figure of these rules, by rule and parameter. */
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

/** Writes into the log which figures the rules have: a changed one is then found by name, fired or not. */
export const stateRules = (group: string, rules: readonly Rule[]): Epic => ({
  name: `${group}/rules`,
  run: (deps) =>
    deps.on(SiteConfig.answered).pipe(
      startWith(null),
      map(() => RulesStated({ figures: parametersOf(rules, deps.state().shell.config) })),
    ),
});
