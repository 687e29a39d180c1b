import { BLOCK_CHECK, checkBlock } from "./blocking/check.ts";
import { CONFIG_RETRY, loadConfig, loadDictionaries } from "./boot.ts";
import { CHUNK_RELOAD, reloadForChunk } from "./chunks/reload.ts";
import { rememberCoupon } from "./coupon/remember.ts";
import type { Epic } from "./epic.ts";
import { loadGroups, RULES_RETRY, SECOND_WAVE } from "./groups.ts";
import { guardRoutes } from "./navigation/guard.ts";
import { POLL_BACK_OFF } from "./polling/poll.ts";
import { pausePolling, POLL_PAUSE } from "./polling/pause.ts";
import { poll } from "./polling/poll.ts";
import { POLL } from "./polling/wanted.ts";
import { RETRY_AFTER } from "./rules/retryAfter.ts";
import { stateRules } from "./rules/state.ts";
import { useSections } from "./sections/use.ts";
import { restoreSession, SESSION_CHECK } from "./session/restore.ts";
import { leaveNothing } from "./session/leaveNothing.ts";
import { signOut } from "./session/signOut.ts";
import { TOKEN_RETRY, TOKEN_SHARE } from "./session/token.ts";
import { followMovedGame } from "./sports.ts";

/** Rules of the first load; those of the other groups stand in `coupon.ts`, `player.ts` and `later.ts`. */
export const firstRules = [
  CONFIG_RETRY,
  SESSION_CHECK,
  BLOCK_CHECK,
  TOKEN_SHARE,
  TOKEN_RETRY,
  SECOND_WAVE,
  RULES_RETRY,
  CHUNK_RELOAD,
  POLL,
  POLL_BACK_OFF,
  POLL_PAUSE,
  RETRY_AFTER,
] as const;

/** Rules and effects of the first load, in reading order: from the start of the app to the end of a session. */
export const epics: readonly Epic[] = [
  stateRules("boot", firstRules),
  loadGroups,
  guardRoutes,
  reloadForChunk,
  useSections,
  loadConfig,
  loadDictionaries,
  restoreSession,
  checkBlock,
  signOut,
  leaveNothing,
  pausePolling,
  poll,
  followMovedGame,
  rememberCoupon,
];
