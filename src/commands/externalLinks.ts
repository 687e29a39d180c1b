import * as t from "io-ts";
import { shape } from "../codec/codec.ts";
import { LeaveAnswered, LeaveAsked } from "../events/externalLinks/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** A link to another site was tapped. */
export const AskToLeave = defineCommand(
  "AskToLeave",
  LeaveAsked.codec,
  (link, { externalLinks }) =>
    externalLinks.asked === null && link.host !== ""
      ? accept(LeaveAsked(link))
      : refuse("nothing_to_do"),
);

/** The player's answer; the browser follows the link itself. */
export const AnswerLeave = defineCommand(
  "AnswerLeave",
  shape({ isGoing: t.boolean }),
  ({ isGoing }, { externalLinks }) =>
    externalLinks.asked === null
      ? refuse("nothing_to_do")
      : accept(LeaveAnswered({ host: externalLinks.asked.host, isGoing })),
);
