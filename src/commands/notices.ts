import { ActivityNoted } from "../events/idle/events.ts";
import { NavigationRequested } from "../events/navigation/events.ts";
import { pathOf } from "../events/navigation/index.ts";
import { NotificationClosed } from "../events/notifications/events.ts";
import { InstallRequested } from "../events/shell/deviceEvents.ts";
import { PageReloadRequested } from "../events/shell/events.ts";
import { openString, shape } from "../codec/codec.ts";
import { RestoreBet } from "./coupon.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { SignOut } from "./session.ts";

/** The button of a notification was tapped. */
export const AnswerNotification = defineCommand(
  "AnswerNotification",
  shape({ id: openString }),
  ({ id }, state, now) => {
    const notification = state.notifications.find((shown) => shown.id === id);
    if (notification === undefined) return refuse("nothing_to_do");
    const closed = NotificationClosed({ id });
    if (notification.action === "openCoupon") {
      const path = pathOf({ name: "coupon" }, state.settings.language);
      return accept(closed, NavigationRequested({ path, isReplacing: false }));
    }
    if (notification.action === "none") return accept(closed);
    if (notification.action === "install") return accept(closed, InstallRequested({}));
    if (notification.action === "reload")
      return accept(closed, PageReloadRequested({ reason: "update" }));
    if (notification.action === "stay") return accept(closed, ActivityNoted({ at: now }));
    const done =
      notification.action === "signOut"
        ? SignOut.decide({}, state, now)
        : RestoreBet.decide({}, state, now);
    return done._tag === "Right" ? accept(closed, ...done.right) : done;
  },
);
