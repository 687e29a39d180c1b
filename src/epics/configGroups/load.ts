import { isLeft } from "fp-ts/lib/Either.js";
import { map } from "rxjs";
import { ConfigGroupKept, ConfigGroups } from "../../events/configGroups/events.ts";
import type { SiteConfigBody } from "../../events/shell/index.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { offline, siteOpen, tabHidden } from "../rules/conditions.ts";

export const CONFIG_GROUP_CACHE = rule({
  id: "CONFIG-GROUP-CACHE",
  ledger: ["config-004", "config-006", "error-002"],
  parameters: {
    leastMs: { unit: "ms", fallback: 600_000 },
    mostMs: { unit: "ms", fallback: 900_000 },
  },
  needs: { siteOpen },
  pauses: {
    tabHidden,
    offline,
  },
});

/** Groups of the remote config that the client uses. */
const groups = ["experiments"] as const;

/**
 * Loads each group and caches the answer; loads it again when it has expired and the visitor is active. A
 * failure is cached for the minimum time.
 */
export const loadConfigGroups = deadline({
  name: "configGroups/load",
  rule: CONFIG_GROUP_CACHE,
  due: ({ configGroups, shell }) =>
    groups
      .filter((group) => {
        // No need to refresh a page that nobody has touched since.
        const isWanted = shell.movedAt >= (configGroups.keptByGroup[group]?.at ?? 0);
        return isWanted && !configGroups.asked.includes(group);
      })
      .map((group) => ({
        key: group,
        at: configGroups.keptByGroup[group]?.until ?? shell.startedAt,
        wholeMs: parameter(CONFIG_GROUP_CACHE, "mostMs", shell.config),
      })),
  fire: (deps, group) =>
    deps.call(ConfigGroups, { groups: [group], lang: deps.state().settings.language }).pipe(
      map((result) => {
        const { config } = deps.state().shell;
        const lengthMs = isLeft(result)
          ? parameter(CONFIG_GROUP_CACHE, "leastMs", config)
          : keptMs(deps.uuid(), config);
        return ConfigGroupKept({ group, until: deps.clock.now() + lengthMs });
      }),
    ),
});

/**
 * Between the minimum and the maximum, drawn evenly from a random UUID, so that clients that started together
 * do not ask together.
 */
export function keptMs(uuid: string, config: SiteConfigBody | null): number {
  const leastMs = parameter(CONFIG_GROUP_CACHE, "leastMs", config);
  const share = Number.parseInt(uuid.slice(0, 8), 16) / 0xffff_ffff;
  return Math.round(leastMs + share * (parameter(CONFIG_GROUP_CACHE, "mostMs", config) - leastMs));
}
