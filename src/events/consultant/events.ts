import * as t from "io-ts";
import { openString, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/**
 * The visitor wants to chat with the site's consultant; a port opens the chat of the vendor that this script
 * belongs to, for the account `id` and in these colours. [config-005]
 */
export const ConsultantOpened = defineEvent(
  "ConsultantOpened",
  1,
  shape({ scriptUrl: openString, id: openString, colors: t.record(openString, openString) }),
);
