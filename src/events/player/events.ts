import * as t from "io-ts";
import { finite, nullable, openString, secret, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";

/**
 * POST /web-api/user/auth-refresh: extends the session to `expiresAt` (Unix s). `appVersion` is the version
 * of the server's front end, null if its header does not reach us. [call-session-005]
 */
export const RefreshAuth = defineSessionCall(
  "RefreshAuth",
  1,
  shape({}),
  shape({ expiresAt: finite, appVersion: nullable(openString) }),
);
/** GET /web-api/secure-data [call-session-007] */
export const SecureData = defineSessionCall(
  "SecureData",
  1,
  shape({}),
  shape({ ggru: secret(t.string), grant: secret(t.string) }),
);
/** GET /web-api/user/feed-profiles: the price profiles of the player; `profileIdTimestamp` in Unix s. */
export const FeedProfiles = defineSessionCall(
  "FeedProfiles",
  1,
  shape({}),
  shape({ lineProfileId: finite, liveProfileId: finite, profileIdTimestamp: finite }),
);
/**
 * POST /web-api/auth/rights: what the server lets the player do, by name, such as `bet`. All are asked for. A right
 * that is not named is not withheld. [call-session-008]
 */
export const PlayerRights = defineSessionCall(
  "PlayerRights",
  1,
  shape({}),
  shape({ rights: t.record(openString, t.boolean) }),
);

/**
 * Cookies for the port to set: `ggru` (session cookie) and `grant` (until `grantEndsAt`, Unix ms).
 * [session-014]
 */
export const SecureDataKept = defineEvent(
  "SecureDataKept",
  1,
  shape({ ggru: secret(t.string), grant: secret(t.string), grantEndsAt: finite }),
);
