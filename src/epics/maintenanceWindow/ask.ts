import { isLeft } from "fp-ts/lib/Either.js";
import { EMPTY, of, switchMap } from "rxjs";
import { MaintenanceEnded } from "../../events/maintenance/events.ts";
import type { State } from "../../events/index.ts";
import { isClosedBy, isMaintenance } from "../../events/maintenance/index.ts";
import type { SiteConfigBody } from "../../events/shell/index.ts";
import { SiteConfig, PageReloadRequested } from "../../events/shell/events.ts";
import { offline } from "../rules/conditions.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const MAINTENANCE_ASK = rule({
  id: "MAINTENANCE-ASK",
  ledger: ["maintenance-003"],
  parameters: {
    everyMs: { unit: "ms", fallback: 60_000 },
    leastMs: { unit: "ms", fallback: 1_000 },
    mostMs: { unit: "ms", fallback: 300_000 },
  },
  needs: {
    siteClosed: isMaintenance,
    endUnknown: ({ maintenance }) => maintenance.endsAt === null,
  },
  pauses: { offline },
});

const isOpenBy = ({ maintenance: plan }: SiteConfigBody, now: number): boolean => {
  if (plan === undefined) return true;
  const { started_at: from, ended_at: until } = plan;
  const isPlannedNow =
    from !== null && from * 1000 <= now && (until === null || until * 1000 > now);
  return !isClosedBy(plan) && !isPlannedNow;
};

/** The config of the same country as before: an edge server may know it only on the first load. */
const configAsk = ({ settings, shell }: State) => {
  const country = shell.config?.geo?.countryCode;
  return { lang: settings.language, ...(country === undefined ? {} : { country }) };
};

/**
 * Polls the config of a closed site that has no known end. When the config says that the site is open, the
 * visit continues where it was. A page that was closed from the start reloads, because its startup was
 * skipped.
 */
export const askWhenOpen = deadline({
  name: "maintenanceWindow/ask",
  rule: MAINTENANCE_ASK,
  due: ({ maintenance: { answeredAt, retryAfterMs }, shell }) => {
    const value = (name: keyof typeof MAINTENANCE_ASK.parameters) =>
      parameter(MAINTENANCE_ASK, name, shell.config);
    const wholeMs =
      retryAfterMs === null
        ? value("everyMs")
        : Math.min(Math.max(retryAfterMs, value("leastMs")), value("mostMs"));
    return [{ key: "", at: answeredAt + wholeMs, wholeMs }];
  },
  fire: (deps) =>
    deps.call(SiteConfig, configAsk(deps.state())).pipe(
      switchMap((result) => {
        if (isLeft(result) || !isOpenBy(result.right, deps.clock.now())) return EMPTY;
        const hasBegun = deps.state().session.tag !== "unknown";
        return of(hasBegun ? MaintenanceEnded({}) : PageReloadRequested({ reason: "maintenance" }));
      }),
    ),
});
