import { CloseMaintenanceNotice } from "../commands/maintenanceWindow.ts";
import { askWhenOpen, MAINTENANCE_ASK } from "../epics/maintenanceWindow/ask.ts";
import { endMaintenance, MAINTENANCE_END } from "../epics/maintenanceWindow/end.ts";
import { announceMaintenance, MAINTENANCE_NOTICE } from "../epics/maintenanceWindow/notice.ts";
import { MAINTENANCE_START, startMaintenance } from "../epics/maintenanceWindow/start.ts";
import { domain } from "./domain.ts";

/** Announced maintenance. */
export const maintenanceWindow = domain({
  name: "maintenanceWindow",
  commands: [CloseMaintenanceNotice],
  epics: [startMaintenance, endMaintenance, askWhenOpen, announceMaintenance],
  rules: [MAINTENANCE_START, MAINTENANCE_END, MAINTENANCE_ASK, MAINTENANCE_NOTICE],
});
