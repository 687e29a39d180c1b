import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

const NotificationStatus = t.keyof({
  error: null,
  info: null,
  success: null,
  warning: null,
  question: null,
});
/**
 * The variant decides how long it stays; see the rule NOTICE-CLOSE. [notifications-003] [notifications-004]
 */
const NotificationVariant = t.keyof({
  alert: null,
  default: null,
  snackbar: null,
  controls: null,
  permanent: null,
  withoutTimeout: null,
});
/** Action of the notification's button: views have its label, deciders its effect. */
const NotificationAction = t.keyof({
  openCoupon: null,
  restoreBet: null,
  restoreFavorite: null,
  restoreCoupon: null,
  reload: null,
  install: null,
  signOut: null,
  stay: null,
  none: null,
});

/**
 * A message to the player; `id` is stable, so that the same message is shown only once. Texts are dictionary
 * keys or come from the server. `notice.ts` has the default texts. [notifications-001]
 */
export const NotificationShown = defineEvent(
  "NotificationShown",
  1,
  shape(
    {
      id: openString,
      status: NotificationStatus,
      variant: NotificationVariant,
      text: openString,
      action: NotificationAction,
    },
    {
      values: t.record(openString, t.union([openString, finite])),
      /** Covers everything until one of its buttons is pressed; it cannot be closed otherwise. */
      isModal: t.boolean,
      title: openString,
      /** Labels of the confirming and the declining button. */
      confirm: openString,
      cancel: openString,
      hasCancel: t.boolean,
    },
  ),
);
export const NotificationClosed = defineEvent("NotificationClosed", 1, shape({ id: openString }));
/** The player points at a notification or has focused it: its timer is paused. (WCAG 2.2.1) */
export const NotificationHeld = defineEvent("NotificationHeld", 1, shape({ id: openString }));
/** The player has left the notification: its timer restarts. */
export const NotificationReleased = defineEvent(
  "NotificationReleased",
  1,
  shape({ id: openString }),
);
