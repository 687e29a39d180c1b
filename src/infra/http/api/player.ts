import { ReissueSession } from "../../../events/cookieReissue/events.ts";
import {
  FeedProfiles,
  PlayerRights,
  SecureData,
  RefreshAuth,
} from "../../../events/player/events.ts";
import { UserConfig } from "../../../events/player/userConfigEvents.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** A signed-in player's session. */
export const sessionEndpoints: readonly Endpoint[] = [
  endpoint(RefreshAuth, () => ({
    method: "POST",
    path: "/web-api/user/auth-refresh",
    kind: "player",
    answerHeaders: { appVersion: "X-App-Version" },
    timeoutMs,
  })),
  endpoint(SecureData, () => ({
    method: "GET",
    path: "/web-api/secure-data",
    kind: "session",
    timeoutMs,
  })),
  endpoint(FeedProfiles, () => ({
    method: "GET",
    path: "/web-api/user/feed-profiles",
    kind: "player",
    timeoutMs,
  })),
  endpoint(PlayerRights, () => ({
    method: "POST",
    path: "/web-api/auth/rights",
    kind: "player",
    body: { type: "json", content: {} },
    timeoutMs,
  })),
  endpoint(UserConfig, () => ({
    method: "GET",
    path: "/web-api/user/config",
    kind: "player",
    timeoutMs,
  })),
];

/** Reissues the session cookie with other attributes. */
export const cookieEndpoints: readonly Endpoint[] = [
  endpoint(ReissueSession, ({ sameSite, isPartitioned }) => ({
    method: "GET",
    path: "/web-api/session/check",
    kind: "session",
    headers: {
      ...(sameSite === undefined ? {} : { "X-Cookie-Same-Site": sameSite }),
      ...(isPartitioned === undefined ? {} : { "X-Cookie-Partitioned": "1" }),
    },
    timeoutMs,
  })),
];
