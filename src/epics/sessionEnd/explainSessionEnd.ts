import { filter, map, merge, mergeMap, switchMap, takeUntil } from "rxjs";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import { SessionClosed, SessionOpened } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { once } from "../rules/once.ts";
import { SESSION_LIMIT_NOTICE, sessionLimitEnded } from "../limits/sessionLimit.ts";
import { idleMsOf } from "../idle/idle.ts";

const forget = (area: "local" | "session", key: string) => ValueStored({ area, key, value: null });

const idleNotice = (state: State): readonly Draft[] => [
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

const EXPIRED_NOTICE = "session-expired";

/** The server knows this session no more: it has expired, or was ended on another device. */
const expiredNotice = NotificationShown({
  id: EXPIRED_NOTICE,
  status: "info",
  variant: "withoutTimeout",
  text: "sessionExpired",
  action: "none",
});

const isVisible = ({ shell }: State): boolean => !shell.isTabHidden;

/** The page will not reload, or not until it is online: so this one has to say why. */
const isStaying = ({ session, shell }: State): boolean =>
  session.tag === "visitor" && (session.signOut === null || !shell.isOnline);

/** Explains why the player was signed out, once the page is visible. [idle-002] [limits-016] */
export const explainSessionEnd: Epic = {
  name: "sessionEnd/explainSessionEnd",
  run: (deps) =>
    merge(
      once(deps, isVisible).pipe(
        mergeMap((): Draft[] => {
          const state = deps.state();
          const { unreported } = state.sessionEnd;
          return [
            ...(unreported.includes("idle") ? idleNotice(state) : []),
            ...(unreported.includes("sessionLimit") ? [sessionLimitEnded()] : []),
          ];
        }),
      ),
      // A page for players only is replaced by home without a reload that could explain it.
      deps.on(SessionClosed).pipe(
        filter(({ data: { reason } }) => reason === "idle" || reason === "expired"),
        switchMap(({ data: { reason } }) =>
          once(deps, (state) => isVisible(state) && isStaying(state)).pipe(
            mergeMap(() => (reason === "idle" ? idleNotice(deps.state()) : [expiredNotice])),
            takeUntil(deps.on(SessionOpened)),
          ),
        ),
      ),
      // Whoever is signed in again needs no word of it.
      deps.on(SessionOpened).pipe(
        filter(() => deps.state().notifications.some(({ id }) => id === EXPIRED_NOTICE)),
        map(() => NotificationClosed({ id: EXPIRED_NOTICE })),
      ),
      // Kept across reloads until the player closes it or somebody signs in again.
      merge(
        deps.on(NotificationClosed).pipe(filter(({ data }) => data.id === SESSION_LIMIT_NOTICE)),
        deps.on(SessionOpened).pipe(filter(() => deps.state().sessionEnd.unreported.length > 0)),
      ).pipe(map(() => forget("session", "tl.s.sessionLimitEnded"))),
    ),
};
