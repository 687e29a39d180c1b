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
/** How long it stays is the variant's; see the rule NOTICE-CLOSE. [notifications-003] [notifications-004] */
const NotificationVariant = t.keyof({
  alert: null,
  default: null,
  snackbar: null,
  controls: null,
  permanent: null,
  withoutTimeout: null,
});
/** What a tap on the notification's button does; views know the words, deciders the deed. */
const NotificationAction = t.keyof({
  openCoupon: null,
  restoreBet: null,
  restoreCoupon: null,
  reload: null,
  install: null,
  signOut: null,
  stay: null,
  none: null,
});

/**
 * Something to tell the player; `id` is stable, so that the same thing is told once. Texts are keys of the dictionary
 * or the server's own. `notice.ts` has what is said where a word is left out. [notifications-001]
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
      /** Stands over everything until one of its buttons is pressed: no close button, no way round it. */
      isModal: t.boolean,
      title: openString,
      /** Of the button that answers it, and of the one that lets it be. */
      confirm: openString,
      cancel: openString,
      hasCancel: t.boolean,
    },
  ),
);
export const NotificationClosed = defineEvent("NotificationClosed", 1, shape({ id: openString }));
/** The player points at a notification or has focused it: its time is paused. (WCAG 2.2.1) */
export const NotificationHeld = defineEvent("NotificationHeld", 1, shape({ id: openString }));
/** The player has left it: it has its whole time anew. */
export const NotificationReleased = defineEvent(
  "NotificationReleased",
  1,
  shape({ id: openString }),
);
