import { filter, map, merge, startWith } from "rxjs";
import { ActivityNoted, MediaPlaying } from "../../events/idle/events.ts";
import { SessionClosed, SessionOpened } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { signedIn } from "../rules/conditions.ts";

const store = (at: number | null) =>
  ValueStored({
    area: "local",
    key: "tl.lastActiveAt",
    value: at === null ? null : JSON.stringify(at),
  });

/**
 * Keeps the last activity where the other tabs and the next load find it. [idle-005] After an idle logoff it stays:
 * when the server could not be told (offline), the next load signs out once more. Another tab sees to its own.
 */
export const rememberActivity: Epic = {
  name: "idle/remember",
  isGuard: true,
  run: (deps) =>
    merge(
      deps.on(ActivityNoted, MediaPlaying, SessionOpened).pipe(
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
