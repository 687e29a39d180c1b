import type { Entry } from "../../events/define.ts";
import { type Doors, lastActivePort, watchActivity, watchMedia } from "./activity.ts";

/** What only a signed-in player's rules need of the page; loads with them, and begins once. */
export function playerPorts(
  document: Document,
  local: Storage | null,
  doors: Doors,
): readonly ((entry: Entry) => void)[] {
  watchActivity(document, doors);
  watchMedia(document, doors.report);
  return [lastActivePort(local, doors.report)];
}
