import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent } from "../define.ts";

const RedirectCode = t.union([
  t.literal(301),
  t.literal(302),
  t.literal(303),
  t.literal(307),
  t.literal(308),
]);
/** POST /redirects-api/api/v1/redirect-light [call-blocking-002] */
export const Redirect = defineCall(
  "Redirect",
  1,
  shape({ path: openString }),
  shape({ redirect: t.boolean }, { code: nullable(RedirectCode), url: nullable(openString) }),
);

/** The service redirected this tab `count` times in a row: it is not followed any further. */
export const RedirectChainCut = defineEvent(
  "RedirectChainCut",
  1,
  shape({ path: openString, url: openString, count: finite }),
);
