import { AnswerLeave, AskToLeave } from "../commands/externalLinks.ts";
import { externalLinksSlice } from "../events/externalLinks/slice.ts";
import { domain } from "./domain.ts";

/** Links to other sites. */
export const externalLinks = domain({
  name: "externalLinks",
  slices: [externalLinksSlice],
  commands: [AskToLeave, AnswerLeave],
});
