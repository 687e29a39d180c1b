import { MaintenanceNoticeClosed } from "../events/maintenance/events.ts";
import { AgeAgreed } from "../events/shell/device.ts";
import { PageReloadRequested } from "../events/shell/events.ts";
import { shape } from "../infra/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The announcement of maintenance was read. */
export const CloseMaintenanceNotice = defineCommand(
  "CloseMaintenanceNotice",
  shape({}),
  (_data, { maintenance }) =>
    maintenance.isNoticeShown ? accept(MaintenanceNoticeClosed({})) : refuse("nothing_to_do"),
);

/** The visitor says to be old enough. */
export const AgreeToAge = defineCommand("AgreeToAge", shape({}), (_data, { shell }) =>
  shell.ageAgreedAt === null ? accept(AgeAgreed({})) : refuse("nothing_to_do"),
);

/** Load the page anew. */
export const ReloadPage = defineCommand("ReloadPage", shape({}), () =>
  accept(PageReloadRequested({ reason: "player" })),
);
