import { tellAccounts } from "./tabs/accounts.ts";
import { loadMoreBets } from "./bets.ts";
import { pollPlayer } from "./polling/player.ts";
import { ACCOUNT_POLL, changeAccounts } from "./account/change.ts";
import { loadCurrencies, loadPrepaidAmount, refreshAccounts } from "./account/load.ts";
import type { Epic } from "./epic.ts";
import {
  loadRealityFigures,
  rememberReality,
  sendRealityAnswer,
  shareReality,
} from "./reality/answer.ts";
import { REALITY, realityCheck } from "./reality/check.ts";
import { IDLE_ACTIVITY, noteActivity } from "./idle/activity.ts";
import { IDLE, idleLogoff } from "./idle/idle.ts";
import { IDLE_MEDIA, mediaKeepsActive } from "./idle/media.ts";
import { rememberActivity } from "./idle/remember.ts";
import { askForApproval, decideLimit, LIMIT_APPROVAL } from "./limits/approval.ts";
import { LIMITS_RETRY, loadLimits } from "./limits/load.ts";
import { LIMITS_REFRESH, refreshLimitsAfterBet, reopenPlay } from "./limits/refresh.ts";
import { pingSession, SESSION_PING } from "./limits/ping.ts";
import { endSessionByLimit, SESSION_LIMIT } from "./limits/sessionLimit.ts";
import { CONVERT_REMINDER, convertReminder } from "./reminders/convertReminder.ts";
import { AUTH_REFRESH, refreshAuth } from "./session/authRefresh.ts";
import { loadUserConfig } from "./session/userConfig.ts";
import { welcomePlayer } from "./session/welcome.ts";
import { rememberOneClick } from "./oneClick/remember.ts";
import { rememberRoute } from "./navigation/remember.ts";
import { stateRules } from "./rules/state.ts";
import { TAB_ACTIVITY, tellActivity } from "./tabs/activity.ts";
import { checkTerms, TERMS_CHECK } from "./terms/check.ts";
import { askAboutTerms, confirmTerms, heedTermsDemand, loadTerms } from "./terms/confirm.ts";

/** Rules that only a signed-in player has. */
export const playerRules = [
  IDLE,
  IDLE_ACTIVITY,
  IDLE_MEDIA,
  LIMITS_RETRY,
  LIMITS_REFRESH,
  SESSION_PING,
  SESSION_LIMIT,
  LIMIT_APPROVAL,
  REALITY,
  TERMS_CHECK,
  TAB_ACTIVITY,
  AUTH_REFRESH,
  ACCOUNT_POLL,
  CONVERT_REMINDER,
] as const;

/** What only a signed-in player needs; loads when there is one and starts from the state as it then is. */
export const playerEpics: readonly Epic[] = [
  stateRules("player", playerRules),
  rememberRoute,
  rememberActivity,
  noteActivity,
  mediaKeepsActive,
  idleLogoff,
  pollPlayer,
  loadMoreBets,
  loadLimits,
  reopenPlay,
  refreshLimitsAfterBet,
  pingSession,
  endSessionByLimit,
  askForApproval,
  decideLimit,
  realityCheck,
  rememberReality,
  sendRealityAnswer,
  loadRealityFigures,
  shareReality,
  checkTerms,
  askAboutTerms,
  confirmTerms,
  loadTerms,
  heedTermsDemand,
  tellActivity,
  tellAccounts,
  welcomePlayer,
  loadUserConfig,
  refreshAuth,
  changeAccounts,
  loadCurrencies,
  refreshAccounts,
  loadPrepaidAmount,
  rememberOneClick,
  convertReminder,
];
