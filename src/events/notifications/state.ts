import type { DataOf } from "../define.ts";
import { createSlice } from "../slice.ts";
import { NotificationClosed, NotificationShown } from "./events.ts";

export type Notification = DataOf<typeof NotificationShown>;
/** Oldest first; at most three stand at once. */
export type NotificationsState = readonly Notification[];

export const notificationsSlice = createSlice<"notifications", NotificationsState>(
  "notifications",
  [],
)
  .onPlain(NotificationShown, (state, notification) =>
    [...state.filter(({ id }) => id !== notification.id), notification].slice(-3),
  )
  .onPlain(NotificationClosed, (state, closed) => state.filter(({ id }) => id !== closed.id));
