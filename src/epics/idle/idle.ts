import { EMPTY, filter, map, merge, mergeMap, of, pairwise, take } from "rxjs";
import type { State } from "../../events/index.ts";
import { IdleWarned, LastActiveRead, LastActiveWanted } from "../../events/idle/events.ts";
import { NotificationClosed, NotificationShown } from "../../events/notifications/events.ts";
import { SessionClosed, SignOutRequested } from "../../events/session/events.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { mediaPlays } from "./conditions.ts";
import { signedIn } from "../rules/conditions.ts";

export const IDLE = rule({
  id: "IDLE",
  ledger: ["idle-001", "idle-002", "idle-004", "idle-005", "idle-006"],
  parameters: {
    idleMs: {
      unit: "ms",
      fallback: 1_800_000,
      from: ({ idle }) => (idle === undefined ? undefined : idle.minutes * 60_000),
      clamp: [60_000, 86_400_000],
    },
    /** At most half of a very short idle time. */
    warnMs: { unit: "ms", fallback: 60_000 },
  },
  needs: {
    signedIn,
    idleEnabled: ({ shell }) => shell.config?.idle?.isEnabled !== false,
  },
  pauses: { mediaPlays },
  persists: ["tl.lastActiveAt", "tl.idleLogoff"],
});

export const idleMsOf = ({ shell }: State): number => parameter(IDLE, "idleMs", shell.config);

const WARNING = "idle-warning";
const LOGOFF = "logoff";

/** Warns a minute before signing out, so that nobody is logged out without notice (WCAG 2.2.1). */
const signOutWhenIdle = deadline({
  name: "idle/logoff",
  rule: IDLE,
  isGuard: true,
  due: (state) => {
    const { isWarned } = state.idle;
    const activeAt = state.idle.activeAt ?? 0;
    const idleMs = idleMsOf(state);
    const calmMs = idleMs - Math.min(parameter(IDLE, "warnMs", state.shell.config), idleMs / 2);
    const logoff = { key: LOGOFF, at: activeAt + idleMs, wholeMs: idleMs };
    return isWarned ? [logoff] : [{ key: WARNING, at: activeAt + calmMs, wholeMs: calmMs }, logoff];
  },
  fire: (deps, key) => (key === WARNING ? warn() : logOffUnlessActiveElsewhere(deps)),
});

const warn = () =>
  of(
    IdleWarned({}),
    NotificationShown({
      id: WARNING,
      status: "warning",
      variant: "withoutTimeout",
      text: "idleWarning",
      action: "stay",
    }),
  );

/**
 * A frozen tab has missed the messages of the others: before anybody is signed out, it reads what they have
 * stored. [idle-005]
 */
function logOffUnlessActiveElsewhere(deps: Deps) {
  const { activeAt } = deps.state().idle;
  return merge(
    deps.on(LastActiveRead).pipe(
      take(1),
      mergeMap(() => (deps.state().idle.activeAt === activeAt ? logOff() : EMPTY)),
    ),
    of(LastActiveWanted({})),
  );
}

const logOff = () =>
  of(
    ValueStored({ area: "local", key: "tl.idleLogoff", value: "true" }),
    SignOutRequested({}),
    SessionClosed({ reason: "idle" }),
  );

/** The warning closes when the player becomes active, in any tab, or is signed out. */
const closeWarning = (deps: Deps) =>
  deps
    .select(({ idle }) => idle.isWarned)
    .pipe(
      pairwise(),
      filter(([wasWarned]) => wasWarned && isWarningShown(deps.state())),
      map(() => NotificationClosed({ id: WARNING })),
    );

const isWarningShown = ({ notifications }: State): boolean =>
  notifications.some(({ id }) => id === WARNING);

/** Signs an idle player out. [idle-001] [idle-005] */
export const idleLogoff: Epic = {
  name: "idle/logoff",
  isGuard: true,
  run: (deps) => merge(signOutWhenIdle.run(deps), closeWarning(deps)),
};
