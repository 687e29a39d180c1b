import type { CallError, Draft } from "../../events/define.ts";
import { MaintenanceMet } from "../../events/maintenance/events.ts";

/** Code of a server that is closed for maintenance (contract, "Errors"). */
const CLOSED = 70;

/** Reports that the site is closed, whichever call found out. [maintenance-002] */
export function announceClosed(
  { code, retryAfterMs }: CallError,
  report: (draft: Draft) => void,
): void {
  if (code === CLOSED) report(MaintenanceMet(retryAfterMs === undefined ? {} : { retryAfterMs }));
}
