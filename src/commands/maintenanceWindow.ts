import { MaintenanceNoticeClosed } from "../events/maintenance/events.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The maintenance notice was dismissed. */
export const CloseMaintenanceNotice = defineCommand(
  "CloseMaintenanceNotice",
  shape({}),
  (_data, { maintenance }) =>
    maintenance.isNoticeShown ? accept(MaintenanceNoticeClosed({})) : refuse("nothing_to_do"),
);
