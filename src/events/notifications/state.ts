import type { DataOf } from "../define.ts";
import { TabShown } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import {
  NotificationClosed,
  NotificationHeld,
  NotificationReleased,
  NotificationShown,
} from "./events.ts";

export type Notification = DataOf<typeof NotificationShown> & {
  /** Its time counts from here, Unix ms: shown, released, or the tab shown again. */
  readonly since: number;
  /** The player points at it or has the focus on it. */
  readonly isHeld: boolean;
};
/** Oldest first; at most three stand at once. */
export type NotificationsState = readonly Notification[];

const MOST = 3;
const staying: readonly string[] = ["permanent", "withoutTimeout"];

/** Whether it stays until the player closes it. [notifications-004] */
export const stays = ({ variant }: Pick<Notification, "variant">): boolean =>
  staying.includes(variant);

/** The oldest makes room, but what stays makes room last. */
function withRoom(state: NotificationsState): NotificationsState {
  if (state.length <= MOST) return state;
  const leaving = state.find((one) => !stays(one)) ?? state[0];
  return state.filter((one) => one !== leaving);
}

const changed = (
  state: NotificationsState,
  id: string,
  change: Partial<Notification>,
): NotificationsState => state.map((one) => (one.id === id ? { ...one, ...change } : one));

export const notificationsSlice = createSlice<"notifications", NotificationsState>(
  "notifications",
  [],
)
  .on(NotificationShown, (state, notification, { at }) =>
    withRoom([
      ...state.filter(({ id }) => id !== notification.id),
      { ...notification, since: at, isHeld: false },
    ]),
  )
  .on(NotificationHeld, (state, { id }) => changed(state, id, { isHeld: true }))
  .on(NotificationReleased, (state, { id }, { at }) =>
    changed(state, id, { isHeld: false, since: at }),
  )
  .on(TabShown, (state, _data, { at }) =>
    state.length === 0 ? state : state.map((one) => ({ ...one, since: at })),
  )
  .on(NotificationClosed, (state, closed) => state.filter(({ id }) => id !== closed.id));
