import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../infra/codec.ts";
import { defineCall } from "../define.ts";

/** POST /blocks-api/api/v2/block; the port puts origin and query round the path. [call-blocking-001] */
export const CheckBlock = defineCall(
  "Block",
  1,
  shape({ isSignedIn: t.boolean, path: openString }),
  shape({ displayTypeId: finite }, { templateTypeId: finite }),
);

const RedirectCode = t.union([t.literal(301), t.literal(302), t.literal(307), t.literal(308)]);
/** POST /redirects-api/api/v1/redirect-light [call-blocking-002] */
export const AskRedirect = defineCall(
  "Redirect",
  1,
  shape({ path: openString }),
  shape({ redirect: t.boolean }, { code: nullable(RedirectCode), url: nullable(openString) }),
);
