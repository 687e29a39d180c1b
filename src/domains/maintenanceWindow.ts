import { askWhenOpen, MAINTENANCE_ASK } from "../epics/maintenance/ask.ts";
import { endMaintenance, MAINTENANCE_END } from "../epics/maintenance/end.ts";
import { announceMaintenance, MAINTENANCE_NOTICE } from "../epics/maintenance/notice.ts";
import { MAINTENANCE_START, startMaintenance } from "../epics/maintenance/start.ts";
import { domain } from "./domain.ts";

/** Maintenance that was announced. */
export const maintenanceWindow = domain({
  name: "maintenanceWindow",
  epics: [startMaintenance, endMaintenance, askWhenOpen, announceMaintenance],
  rules: [MAINTENANCE_START, MAINTENANCE_END, MAINTENANCE_ASK, MAINTENANCE_NOTICE],
});
