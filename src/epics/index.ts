import { AGE_CONSENT, keepAgeConsent } from "./age/consent.ts";
import { BLOCK_CHECK, checkBlock } from "./blocking/check.ts";
import { followRedirect, REDIRECT_SERVICE } from "./blocking/redirect.ts";
import { CONFIG_RETRY, loadConfig, loadDictionaries } from "./boot.ts";
import { CHUNK_RELOAD, reloadForChunk } from "./chunks/reload.ts";
import { rememberCoupon } from "./coupon/remember.ts";
import type { Epic } from "./epic.ts";
import { loadGroups, RULES_RETRY, SECOND_WAVE } from "./groups.ts";
import { takeDetour } from "./navigation/detour.ts";
import { closeNotifications, NOTICE_CLOSE, offerUndo } from "./notifications.ts";
import { pausePolling, POLL_PAUSE } from "./polling/pause.ts";
import { poll } from "./polling/poll.ts";
import { POLL } from "./polling/wanted.ts";
import { stateRules } from "./rules/state.ts";
import { refreshSections, SECTION_REFRESH } from "./sections/refresh.ts";
import { retrySections, SECTION_RETRY } from "./sections/retry.ts";
import { useSections } from "./sections/use.ts";
import { restoreSession, SESSION_CHECK } from "./session/restore.ts";
import { signOut } from "./session/signOut.ts";
import { TOKEN_RETRY, TOKEN_SHARE } from "./session/token.ts";
import { rememberSettings } from "./settings.ts";
import { followMovedGame } from "./sports.ts";
import { beatAsLeader, LEADER_BEAT } from "./tabs/beat.ts";
import { hearTabs } from "./tabs/hear.ts";
import { giveWay, leadWhenSeen } from "./tabs/lead.ts";
import { LEADER_TAKEOVER, takeOver } from "./tabs/takeover.ts";
import { sayHello, tellTabs } from "./tabs/tell.ts";

/** Rules of the first load; those of the other groups stand in `coupon.ts`, `player.ts` and `later.ts`. */
export const firstRules = [
  CONFIG_RETRY,
  SESSION_CHECK,
  BLOCK_CHECK,
  REDIRECT_SERVICE,
  AGE_CONSENT,
  TOKEN_SHARE,
  TOKEN_RETRY,
  SECOND_WAVE,
  RULES_RETRY,
  CHUNK_RELOAD,
  SECTION_RETRY,
  SECTION_REFRESH,
  LEADER_BEAT,
  LEADER_TAKEOVER,
  POLL,
  POLL_PAUSE,
  NOTICE_CLOSE,
] as const;

/** Rules and effects of the first load, in reading order: from the start of the app to the end of a session. */
export const epics: readonly Epic[] = [
  stateRules("boot", firstRules),
  loadGroups,
  takeDetour,
  reloadForChunk,
  useSections,
  retrySections,
  refreshSections,
  loadConfig,
  loadDictionaries,
  restoreSession,
  checkBlock,
  followRedirect,
  keepAgeConsent,
  signOut,
  sayHello,
  leadWhenSeen,
  giveWay,
  beatAsLeader,
  takeOver,
  tellTabs,
  hearTabs,
  pausePolling,
  poll,
  followMovedGame,
  rememberCoupon,
  closeNotifications,
  offerUndo,
  rememberSettings,
];
