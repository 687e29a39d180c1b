import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent } from "../define.ts";
import { flags } from "./flags.ts";

/** GET /bff-api/config/group/get; groups that the client does not know are dropped. [call-config-002] */
export const ConfigGroups = defineCall(
  "ConfigGroups",
  1,
  shape({ groups: t.array(openString), lang: openString }),
  shape({}, { experiments: flags }),
);
/** The answer for a group is valid until `until` (Unix ms); it is not requested again before. [config-004] */
export const ConfigGroupKept = defineEvent(
  "ConfigGroupKept",
  1,
  shape({ group: openString, until: finite }),
);
