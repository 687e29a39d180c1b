import * as t from "io-ts";
import { openString, personal, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/** A link leads to another site: they are asked first. What else is in its address may be about them. */
export const LeaveAsked = defineEvent(
  "LeaveAsked",
  1,
  shape({ url: personal(t.string), host: openString, isNewTab: t.boolean }),
);
/** The answer; the browser follows the link by itself. */
export const LeaveAnswered = defineEvent(
  "LeaveAnswered",
  1,
  shape({ host: openString, isGoing: t.boolean }),
);
