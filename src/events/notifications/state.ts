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
  /** Start of its timer, Unix ms: when it was shown or released, or when the tab was shown again. */
  readonly since: number;
  /** The player points at it or has focused it. */
  readonly isHeld: boolean;
};
/** Oldest first, at most three at a time. */
export type NotificationsState = readonly Notification[];

const MAX_SHOWN = 3;
const permanentVariants: readonly string[] = ["permanent", "withoutTimeout"];

/** Whether it stays until the player closes it. [notifications-004] */
export const stays = ({ variant }: Pick<Notification, "variant">): boolean =>
  permanentVariants.includes(variant);

/** Removes the oldest notification if there are too many, permanent ones last. */
function withRoom(state: NotificationsState): NotificationsState {
  if (state.length <= MAX_SHOWN) return state;
  const removed = state.find((notification) => !stays(notification)) ?? state[0];
  return state.filter((notification) => notification !== removed);
}

const changed = (
  state: NotificationsState,
  id: string,
  change: Partial<Notification>,
): NotificationsState =>
  state.map((notification) =>
    notification.id === id ? { ...notification, ...change } : notification,
  );

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
    state.length === 0 ? state : state.map((notification) => ({ ...notification, since: at })),
  )
  .on(NotificationClosed, (state, closed) => state.filter(({ id }) => id !== closed.id));
