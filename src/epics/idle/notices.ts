import { filter, map, merge, mergeMap, startWith, take } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import { SessionOpened } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { SESSION_LIMIT_NOTICE, sessionLimitEnded } from "../limits/sessionLimit.ts";
import { idleMsOf } from "./idle.ts";

const forget = (area: "local" | "session", key: string) => ValueStored({ area, key, value: null });

/** Why the player finds herself signed out, told once somebody looks at the page. [idle-002] [limits-016] */
export const tellWhyClosed: Epic = {
  name: "idle/notices",
  run: (deps) =>
    merge(
      deps.state$.pipe(
        startWith(deps.state()),
        filter(({ shell }) => !shell.isTabHidden),
        take(1),
        mergeMap((state): Draft[] => {
          const idle = [
            NotificationShown({
              id: "idle-logoff",
              status: "info",
              variant: "withoutTimeout",
              text: "idleLogoff",
              action: "none",
              values: { minutes: idleMsOf(state) / 60_000 },
            }),
            forget("local", "tl.idleLogoff"),
          ];
          const { untold } = state.farewell;
          return [
            ...(untold.includes("idle") ? idle : []),
            ...(untold.includes("sessionLimit") ? [sessionLimitEnded()] : []),
          ];
        }),
      ),
      // It stays over reloads until it was read, or somebody may play again.
      merge(
        deps.on(NotificationClosed).pipe(filter(({ data }) => data.id === SESSION_LIMIT_NOTICE)),
        deps.on(SessionOpened).pipe(filter(() => deps.state().farewell.untold.length > 0)),
      ).pipe(map(() => forget("session", "tl.s.sessionLimitEnded"))),
    ),
};
