import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall } from "../define.ts";

const Ask = shape({ lng: openString, ids: t.array(openString) });

/** A picture, video or other media file of the operator; `url` is a path on the site. */
export const Media = shape(
  { id: openString, type: openString, url: openString },
  { link: openString, title: openString, width: finite, height: finite },
);
export type Media = t.TypeOf<typeof Media>;

/** GET /web-api/dictionaries/{lng}: the operator's own texts, by dictionary and key. [call-i18n-001] */
export const Dictionaries = defineCall(
  "Dictionaries",
  1,
  Ask,
  t.record(openString, t.record(openString, openString)),
);
/** GET /web-api/media-resources/{lng}, always with the favicon. [call-i18n-001] [call-i18n-002] */
export const MediaResources = defineCall(
  "MediaResources",
  1,
  Ask,
  t.record(openString, list(Media)),
);
