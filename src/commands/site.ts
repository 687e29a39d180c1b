import { MaintenanceNoticeClosed } from "../events/maintenance/events.ts";
import { AgeAgreed } from "../events/shell/device.ts";
import { PageReloadRequested } from "../events/shell/events.ts";
import { shape } from "../infra/codec.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The announcement of maintenance was read. */
export const CloseMaintenanceNotice = defineCommand("CloseMaintenanceNotice", shape({}));
/** The visitor says to be old enough. */
export const AgreeToAge = defineCommand("AgreeToAge", shape({}));
/** Load the page anew. */
export const ReloadPage = defineCommand("ReloadPage", shape({}));

type Empty = Readonly<Record<never, never>>;

export const closeMaintenanceNotice: Decider<Empty> = (_data, { maintenance }) =>
  maintenance.isNoticeShown ? accept(MaintenanceNoticeClosed({})) : refuse("nothing_to_do");
export const agreeToAge: Decider<Empty> = (_data, { shell }) =>
  shell.ageAgreedAt === null ? accept(AgeAgreed({})) : refuse("nothing_to_do");
export const reloadPage: Decider<Empty> = () => accept(PageReloadRequested({ reason: "player" }));
