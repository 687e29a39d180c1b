import * as t from "io-ts";
import { shape } from "../infra/codec.ts";
import type { DataOf } from "../events/define.ts";
import { LeaveAnswered, LeaveAsked } from "../events/leaving/events.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** A link to another site was tapped. */
export const AskToLeave = defineCommand("AskToLeave", LeaveAsked.codec);
/** The player's answer; the browser follows the link itself. */
export const AnswerLeave = defineCommand("AnswerLeave", shape({ isGoing: t.boolean }));

export const askToLeave: Decider<DataOf<typeof AskToLeave>> = (link, { leaving }) =>
  leaving.asked === null && link.host !== "" ? accept(LeaveAsked(link)) : refuse("nothing_to_do");

export const answerLeave: Decider<DataOf<typeof AnswerLeave>> = ({ isGoing }, { leaving }) =>
  leaving.asked === null
    ? refuse("nothing_to_do")
    : accept(LeaveAnswered({ host: leaving.asked.host, isGoing }));
