import { finite, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** The planned start was reached: the site is closed from now on. */
export const MaintenanceBegan = defineEvent("MaintenanceBegan", 1, shape({}));
/** The server answered a call with the error that the site is closed (contract, "Errors": 503, code 70). */
export const MaintenanceMet = defineInput("MaintenanceMet", 1, shape({}, { retryAfterMs: finite }));
/** The site config says that the site is open again. */
export const MaintenanceEnded = defineEvent("MaintenanceEnded", 1, shape({}));
/** The notice about upcoming maintenance is shown. [maintenance-006] */
export const MaintenanceNoticeShown = defineEvent("MaintenanceNoticeShown", 1, shape({}));
/** The notice was closed: its time is up, or the player has read it. */
export const MaintenanceNoticeClosed = defineEvent("MaintenanceNoticeClosed", 1, shape({}));
