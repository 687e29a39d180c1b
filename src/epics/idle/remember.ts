import { filter, map, merge, startWith } from "rxjs";
import { ActivityNoted, MediaPlaying } from "../../events/idle/events.ts";
import { SectionMediaPlaying } from "../../events/sections/bridgeEvents.ts";
import { SessionClosed, SessionOpened } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { signedIn } from "../rules/conditions.ts";

const store = (activeAt: number | null) =>
  ValueStored({
    area: "local",
    key: "tl.lastActiveAt",
    value: activeAt === null ? null : JSON.stringify(activeAt),
  });

/**
 * Stores the last activity for the other tabs and the next load. [idle-005] It is kept after an idle logoff:
 * if the server could not be notified (offline), the next load signs out again. Other tabs manage their own.
 */
export const rememberActivity: Epic = {
  name: "idle/remember",
  isGuard: true,
  run: (deps) =>
    merge(
      deps.on(ActivityNoted, MediaPlaying, SectionMediaPlaying, SessionOpened).pipe(
        startWith(null),
        filter(() => signedIn(deps.state())),
        map(() => store(deps.state().idle.activeAt)),
      ),
      deps.on(SessionClosed).pipe(
        filter(({ data }) => !["idle", "tab"].includes(data.reason)),
        map(() => store(null)),
      ),
    ),
};
