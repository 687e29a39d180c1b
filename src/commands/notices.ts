import { isRight } from "fp-ts/lib/Either.js";
import type { Draft } from "../events/define.ts";
import { ActivityNoted } from "../events/idle/events.ts";
import { NavigationRequested } from "../events/navigation/events.ts";
import { pathOf } from "../events/navigation/index.ts";
import { NotificationClosed } from "../events/notifications/events.ts";
import { InstallRequested } from "../events/shell/deviceEvents.ts";
import { PageReloadRequested } from "../events/shell/events.ts";
import { openString, shape } from "../codec/codec.ts";
import { RestoreBet, RestoreCoupon } from "./coupon.ts";
import { accept, type Decision, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { RestoreFavorite } from "./favorites.ts";
import { SignOut } from "./session.ts";

/** The button of a notification was tapped. */
export const AnswerNotification = defineCommand(
  "AnswerNotification",
  shape({ id: openString }),
  ({ id }, state, now) => {
    const notification = state.notifications.find((candidate) => candidate.id === id);
    if (notification === undefined) return refuse("nothing_to_do");
    const closed = NotificationClosed({ id });
    const path = pathOf({ name: "coupon" }, state.settings.language);
    switch (notification.action) {
      case "none":
        return accept(closed);
      case "openCoupon":
        return accept(closed, NavigationRequested({ path, isReplacing: false }));
      case "install":
        return accept(closed, InstallRequested({}));
      case "reload":
        return accept(closed, PageReloadRequested({ reason: "update" }));
      case "stay":
        return accept(closed, ActivityNoted({ at: now }));
      case "signOut":
        return closing(closed, SignOut.decide({}, state, now));
      case "restoreBet":
        return closing(closed, RestoreBet.decide({}, state, now));
      case "restoreFavorite":
        return closing(closed, RestoreFavorite.decide({}, state, now));
      case "restoreCoupon":
        return closing(closed, RestoreCoupon.decide({}, state, now));
    }
  },
);

/** The notification stays if the command behind its button is refused. */
const closing = (closed: Draft, decision: Decision): Decision =>
  isRight(decision) ? accept(closed, ...decision.right) : decision;
