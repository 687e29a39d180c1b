import * as t from "io-ts";
import { QuestionAsked, SupportHistoryWanted } from "../events/questions/events.ts";
import { isLoading } from "../events/remoteData.ts";
import { nextTokenOf } from "../events/remoteList.ts";
import { personal, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Sends a question to support. */
export const AskQuestion = defineCommand(
  "AskQuestion",
  shape({ text: personal(t.string) }),
  ({ text }, state) => {
    if (state.session.tag !== "player") return refuse("sign_in_needed");
    return state.questions.question.tag === "sending"
      ? refuse("nothing_to_do")
      : accept(QuestionAsked({ text }));
  },
);

/** Loads earlier questions; also retries after a failure. */
export const ShowSupportHistory = defineCommand(
  "ShowSupportHistory",
  shape({}),
  (_data, { session, questions: { requests } }) =>
    session.tag === "player" && !isLoading(requests)
      ? accept(SupportHistoryWanted({ pageToken: null }))
      : refuse("nothing_to_do"),
);

/** Loads older questions. */
export const LoadMoreRequests = defineCommand(
  "LoadMoreRequests",
  shape({}),
  (_data, { questions: { requests } }) => {
    const pageToken = nextTokenOf(requests);
    return pageToken === null || isLoading(requests)
      ? refuse("nothing_to_do")
      : accept(SupportHistoryWanted({ pageToken }));
  },
);
