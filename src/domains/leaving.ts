import { AnswerLeave, AskToLeave } from "../commands/leaving.ts";
import { leavingSlice } from "../events/leaving/slice.ts";
import { domain } from "./domain.ts";

/** Links to other sites. */
export const leaving = domain({
  name: "leaving",
  slices: [leavingSlice],
  commands: [AskToLeave, AnswerLeave],
});
