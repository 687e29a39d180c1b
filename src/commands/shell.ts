import * as t from "io-ts";
import { openString, shape } from "../infra/codec.ts";
import { ActivityNoted } from "../events/idle/events.ts";
import {
  ModalToggled,
  NavigationRequested,
  QuickCouponToggled,
} from "../events/navigation/events.ts";
import {
  NotificationClosed,
  NotificationHeld,
  NotificationReleased,
} from "../events/notifications/events.ts";
import { LogSaveRequested } from "../events/report/events.ts";
import { InstallRequested } from "../events/shell/device.ts";
import { PageReloadRequested } from "../events/shell/events.ts";
import { SettingsChanged } from "../events/settings/events.ts";
import { StoredSettings } from "../events/settings/stored.ts";
import type { State } from "../events/index.ts";
import { hashOf } from "../events/stateHash.ts";
import { pathOf } from "../events/navigation/route.ts";
import { RestoreBet, restoreBet } from "./coupon.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";
import { SignOut, signOut } from "./session.ts";

/** Goes to a path of the app. */
export const GoTo = defineCommand("GoTo", shape({ path: openString, isReplacing: t.boolean }));
export const OpenQuickCoupon = defineCommand("OpenQuickCoupon", shape({}));
export const CloseQuickCoupon = defineCommand("CloseQuickCoupon", shape({}));
export const ChangeSettings = defineCommand("ChangeSettings", StoredSettings);
export const CloseNotification = defineCommand("CloseNotification", shape({ id: openString }));
/** A sheet or dialog is on screen from now on, or no more. */
export const ToggleModal = defineCommand("ToggleModal", shape({ isOpen: t.boolean }));
/** The pointer or the focus came to a notification, or left it. */
export const HoldNotification = defineCommand("HoldNotification", shape({ id: openString }));
export const ReleaseNotification = defineCommand("ReleaseNotification", shape({ id: openString }));
/** The button of a notification was tapped. */
export const AnswerNotification = defineCommand("AnswerNotification", shape({ id: openString }));
/** Save the log of this visit to a file. */
export const SaveLog = defineCommand("SaveLog", shape({}));

type Empty = Readonly<Record<never, never>>;

export const goTo: Decider<{ readonly path: string; readonly isReplacing: boolean }> = (
  to,
  state,
) => {
  if (!/^\/(?![/\\])[\w\-/]*$/.test(to.path)) return refuse("nothing_to_do");
  return to.path === state.navigation.path
    ? refuse("nothing_to_do")
    : accept(NavigationRequested(to));
};
export const openQuickCoupon: Decider<Empty> = (_data, { coupon }) =>
  coupon.bets.length === 0 && coupon.placement.tag === "editing"
    ? refuse("coupon_empty")
    : accept(QuickCouponToggled({ isOpen: true }));
export const closeQuickCoupon: Decider<Empty> = () => accept(QuickCouponToggled({ isOpen: false }));
export const toggleModal: Decider<{ readonly isOpen: boolean }> = (data) =>
  accept(ModalToggled(data));
export const changeSettings: Decider<StoredSettings> = (settings) =>
  accept(SettingsChanged(settings));
export const closeNotification: Decider<{ readonly id: string }> = ({ id }) =>
  accept(NotificationClosed({ id }));

const isShown = (state: State, id: string): boolean =>
  state.notifications.some((shown) => shown.id === id);

export const holdNotification: Decider<{ readonly id: string }> = ({ id }, state) =>
  isShown(state, id) ? accept(NotificationHeld({ id })) : refuse("nothing_to_do");
export const releaseNotification: Decider<{ readonly id: string }> = ({ id }, state) =>
  isShown(state, id) ? accept(NotificationReleased({ id })) : refuse("nothing_to_do");

export const answerNotification: Decider<{ readonly id: string }> = ({ id }, state, now) => {
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
      ? signOut(SignOut({}).data, state, now)
      : restoreBet(RestoreBet({}).data, state, now);
  return done._tag === "Right" ? accept(closed, ...done.right) : done;
};

/** The hash is part of the fact, so that an exact replay proves the state as well as the events. */
export const saveLog: Decider<Empty> = (_data, state) =>
  accept(LogSaveRequested({ hash: hashOf(state) }));
