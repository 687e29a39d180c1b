import { openString, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";
import { UserConfigBody } from "./userConfigBody.ts";

/**
 * GET /web-api/user/config: never cached; an answer without `result` counts as a failure.
 * [call-user-config-001]
 */
export const UserConfig = defineSessionCall(
  "UserConfig",
  1,
  shape({}),
  shape({}, { result: UserConfigBody }),
);
/** The user config could not be loaded; `message` is for the log. [error-032] [error-033] */
export const UserConfigMissing = defineEvent(
  "UserConfigMissing",
  1,
  shape({ message: openString }),
);
