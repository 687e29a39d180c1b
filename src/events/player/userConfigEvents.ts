import { openString, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";
import { UserConfigBody } from "./userConfigBody.ts";

/**
 * GET /web-api/user/config: never from a cache; an answer without `result` counts as a failure. [call-user-config-001]
 */
export const UserConfig = defineSessionCall(
  "UserConfig",
  1,
  shape({}),
  shape({}, { result: UserConfigBody }),
);
/** There is no user config to go by; `message` is for the log. [error-032] [error-033] */
export const UserConfigMissing = defineEvent(
  "UserConfigMissing",
  1,
  shape({ message: openString }),
);
