import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import { defineSessionCall } from "../define.ts";
import { SessionUser } from "../session/events.ts";

/**
 * GET /web-api/session/check with the attributes that the session cookie should have: the server issues it
 * again. Attributes that the site does not configure are left out. [call-session-002]
 */
export const ReissueSession = defineSessionCall(
  "ReissueSession",
  1,
  shape(
    {},
    { sameSite: t.keyof({ Lax: null, Strict: null, None: null }), isPartitioned: t.literal(true) },
  ),
  SessionUser,
);
