import { openString, shape } from "../codec/codec.ts";
import {
  NotificationClosed,
  NotificationHeld,
  NotificationReleased,
} from "../events/notifications/events.ts";
import type { State } from "../events/index.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

export const CloseNotification = defineCommand(
  "CloseNotification",
  shape({ id: openString }),
  ({ id }) => accept(NotificationClosed({ id })),
);

const isShown = (state: State, id: string): boolean =>
  state.notifications.some((notification) => notification.id === id);

/** The pointer or focus entered or left a notification. */
export const HoldNotification = defineCommand(
  "HoldNotification",
  shape({ id: openString }),
  ({ id }, state) =>
    isShown(state, id) ? accept(NotificationHeld({ id })) : refuse("nothing_to_do"),
);

export const ReleaseNotification = defineCommand(
  "ReleaseNotification",
  shape({ id: openString }),
  ({ id }, state) =>
    isShown(state, id) ? accept(NotificationReleased({ id })) : refuse("nothing_to_do"),
);
