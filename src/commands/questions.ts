import * as t from "io-ts";
import type { DataOf } from "../events/define.ts";
import { QuestionAsked, SupportHistoryWanted } from "../events/questions/events.ts";
import { personal, shape } from "../infra/codec.ts";
import { accept, type Decider, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Sends a question to support. */
export const AskQuestion = defineCommand("AskQuestion", shape({ text: personal(t.string) }));
/** Shows what was asked before; again, where that did not come. */
export const ShowSupportHistory = defineCommand("ShowSupportHistory", shape({}));
/** Shows older questions. */
export const LoadMoreRequests = defineCommand("LoadMoreRequests", shape({}));

export const askQuestion: Decider<DataOf<typeof AskQuestion>> = ({ text }, state) => {
  if (state.session.tag !== "player") return refuse("sign_in_needed");
  return state.questions.request.tag === "sending"
    ? refuse("nothing_to_do")
    : accept(QuestionAsked({ text }));
};
export const showSupportHistory: Decider<object> = (_data, { session, questions }) =>
  session.tag === "player" && questions.load !== "loading"
    ? accept(SupportHistoryWanted({ pageToken: null }))
    : refuse("nothing_to_do");
export const loadMoreRequests: Decider<object> = (_data, { questions }) =>
  questions.nextPageToken !== null && questions.load !== "loading"
    ? accept(SupportHistoryWanted({ pageToken: questions.nextPageToken }))
    : refuse("nothing_to_do");
