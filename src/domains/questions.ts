import { AskQuestion, LoadMoreRequests, ShowSupportHistory } from "../commands/questions.ts";
import { askSupport } from "../epics/questions/ask.ts";
import { questionsSlice } from "../events/questions/slice.ts";
import { questionEndpoints } from "../infra/http/api/questions.ts";
import { domain } from "./domain.ts";

/** A player's questions to support. */
export const questions = domain({
  name: "questions",
  slices: [questionsSlice],
  commands: [AskQuestion, ShowSupportHistory, LoadMoreRequests],
  epics: [askSupport],
  endpoints: questionEndpoints,
});
