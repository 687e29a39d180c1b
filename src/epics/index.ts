import { loadMoreBets } from "./bets.ts";
import { loadConfig, loadDictionaries } from "./boot.ts";
import { placeCoupon } from "./coupon/place.ts";
import { refreshCoupon } from "./coupon/refresh.ts";
import { rememberCoupon } from "./coupon/remember.ts";
import type { Epic } from "./epic.ts";
import { closeNotifications, offerUndo } from "./notifications.ts";
import { pausePolling } from "./polling/pause.ts";
import { poll } from "./polling/poll.ts";
import { couponReminder, rememberReminder } from "./reminders/couponReminder.ts";
import { restoreSession } from "./session/restore.ts";
import { loadPhoneForm, returnAfterSignIn, signIn } from "./session/signIn.ts";
import { signOut } from "./session/signOut.ts";
import { rememberSettings } from "./settings.ts";
import { followMovedGame } from "./sports.ts";
import { stateRules } from "./stateRules.ts";

/** Every rule and effect, in reading order: from the start of the app to the end of a session. */
export const epics: readonly Epic[] = [
  stateRules,
  loadConfig,
  loadDictionaries,
  restoreSession,
  signIn,
  loadPhoneForm,
  returnAfterSignIn,
  signOut,
  pausePolling,
  poll,
  followMovedGame,
  refreshCoupon,
  placeCoupon,
  rememberCoupon,
  couponReminder,
  rememberReminder,
  loadMoreBets,
  closeNotifications,
  offerUndo,
  rememberSettings,
];
