import * as t from "io-ts";
import type { State } from "../events/index.ts";
import { LimitApprovalGiven, LimitApprovalPutOff } from "../events/limits/events.ts";
import { finite, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

const isAsked = ({ limits }: State, limitType: number): boolean =>
  limits.approvals[limitType] === "open";

/** Confirms or rejects a pending limit that the player is asked about. [limits-007] [limits-008] */
export const AnswerLimitApproval = defineCommand(
  "AnswerLimitApproval",
  shape({ limitType: finite, isApproved: t.boolean }),
  (answer, state) =>
    isAsked(state, answer.limitType) ? accept(LimitApprovalGiven(answer)) : refuse("nothing_to_do"),
);

/** Not now: the question is asked again after the next page load. */
export const PutOffLimitApproval = defineCommand(
  "PutOffLimitApproval",
  shape({ limitType: finite }),
  ({ limitType }, state) =>
    isAsked(state, limitType)
      ? accept(LimitApprovalPutOff({ limitType }))
      : refuse("nothing_to_do"),
);
