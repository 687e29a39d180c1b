import { of } from "rxjs";
import { isMaintenance } from "../../events/maintenance/index.ts";
import { PageReloadRequested } from "../../events/shell/events.ts";
import { deadline } from "../rules/deadline.ts";
import { rule } from "../rules/rule.ts";
import { offline } from "../rules/conditions.ts";

export const MAINTENANCE_END = rule({
  id: "MAINTENANCE-END",
  ledger: ["maintenance-001", "maintenance-003"],
  parameters: {},
  needs: { siteClosed: isMaintenance },
  pauses: { offline },
});

/**
 * Reloads the page at the end time in the site config: there may be a new release, startup was skipped, and a
 * config with a later end must be picked up as well.
 */
export const endMaintenance = deadline({
  name: "maintenanceWindow/end",
  rule: MAINTENANCE_END,
  due: ({ maintenance: { endsAt, configAt } }) =>
    endsAt === null ? [] : [{ key: "", at: endsAt, wholeMs: endsAt - configAt }],
  fire: () => of(PageReloadRequested({ reason: "maintenance" })),
});
