import {
  CloseNotification,
  HoldNotification,
  ReleaseNotification,
} from "../commands/notifications.ts";
import { notificationsSlice } from "../events/notifications/state.ts";
import { domain } from "./domain.ts";

/** Notifications shown over the page. */
export const notifications = domain({
  name: "notifications",
  slices: [notificationsSlice],
  commands: [CloseNotification, HoldNotification, ReleaseNotification],
});
