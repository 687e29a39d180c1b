import { of } from "rxjs";
import { MaintenanceBegan } from "../../events/maintenance/events.ts";
import { deadline } from "../rules/deadline.ts";
import { rule } from "../rules/rule.ts";
import { siteOpen } from "../rules/conditions.ts";

export const MAINTENANCE_START = rule({
  id: "MAINTENANCE-START",
  ledger: ["maintenance-001", "maintenance-002"],
  parameters: {},
  needs: { siteOpen },
});

/** Closes the site at the start time given in its config. */
export const startMaintenance = deadline({
  name: "maintenanceWindow/start",
  rule: MAINTENANCE_START,
  due: ({ maintenance: { startsAt, configAt } }) =>
    startsAt === null ? [] : [{ key: "", at: startsAt, wholeMs: startsAt - configAt }],
  fire: () => of(MaintenanceBegan({})),
});
