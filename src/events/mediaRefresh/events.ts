import * as t from "io-ts";
import { openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall } from "../define.ts";
import { Media } from "../dictionaries/events.ts";

/** GET /web-api/media-resources/{lng} of what is loaded: a kept answer does not count until the server has confirmed it. */
export const MediaRefresh = defineCall(
  "MediaRefresh",
  1,
  shape({ lng: openString, ids: t.array(openString) }),
  t.record(openString, list(Media)),
);
