import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineCall } from "../define.ts";

/** POST /blocks-api/api/v2/block; the port adds origin and query to the path. [call-blocking-001] */
export const Block = defineCall(
  "Block",
  1,
  shape({ isSignedIn: t.boolean, path: openString }),
  shape({ displayTypeId: finite }, { templateTypeId: finite }),
);
