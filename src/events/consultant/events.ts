import * as t from "io-ts";
import { openString, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/**
 * The visitor wants to talk to the site's consultant; a port opens the chat of the vendor whose script this is, as the
 * account `id` and in these colours. [config-005]
 */
export const ConsultantOpened = defineEvent(
  "ConsultantOpened",
  1,
  shape({ scriptUrl: openString, id: openString, colors: t.record(openString, openString) }),
);
