import { loadMoreBets } from "./bets.ts";
import { CONFIG_RETRY, loadConfig, loadDictionaries } from "./boot.ts";
import { placeCoupon } from "./coupon/place.ts";
import { PLACE_CHECK } from "./coupon/placeCheck.ts";
import { COUPON_SETTLE, refreshCoupon } from "./coupon/refresh.ts";
import { rememberCoupon } from "./coupon/remember.ts";
import type { Epic } from "./epic.ts";
import { loadGroups, RULES_RETRY, SECOND_WAVE } from "./groups.ts";
import { closeNotifications, NOTICE_CLOSE, offerUndo } from "./notifications.ts";
import { pausePolling, POLL_PAUSE } from "./polling/pause.ts";
import { poll } from "./polling/poll.ts";
import { POLL } from "./polling/wanted.ts";
import { COUPON_REMINDER, couponReminder, rememberReminder } from "./reminders/couponReminder.ts";
import { stateRules } from "./rules/state.ts";
import { restoreSession, SESSION_CHECK } from "./session/restore.ts";
import { loadPhoneForm, returnAfterSignIn, signIn } from "./session/signIn.ts";
import { signOut } from "./session/signOut.ts";
import { rememberSettings } from "./settings.ts";
import { followMovedGame } from "./sports.ts";

/** Rules of the first load; those of the other groups stand in `player.ts` and `later.ts`. */
export const firstRules = [
  CONFIG_RETRY,
  SESSION_CHECK,
  SECOND_WAVE,
  RULES_RETRY,
  POLL,
  POLL_PAUSE,
  COUPON_SETTLE,
  COUPON_REMINDER,
  PLACE_CHECK,
  NOTICE_CLOSE,
] as const;

/** Rules and effects of the first load, in reading order: from the start of the app to the end of a session. */
export const epics: readonly Epic[] = [
  stateRules("boot", firstRules),
  loadGroups,
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
