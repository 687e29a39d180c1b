import * as t from "io-ts";
import { openString, personal, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** A link leads to another site: the player is asked first. The full address may contain personal data. */
export const LeaveAsked = defineEvent(
  "LeaveAsked",
  1,
  shape({ url: personal(t.string), host: openString, isNewTab: t.boolean }),
);
/** The player's answer; the browser follows the link itself. */
export const LeaveAnswered = defineEvent(
  "LeaveAnswered",
  1,
  shape({ host: openString, isGoing: t.boolean }),
);
