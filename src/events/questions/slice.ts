import { OverlayOpened } from "../overlays/events.ts";
import { foldRemoteData, joinPages } from "../remoteList.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { foldSubmission, reset } from "../submission.ts";
import { SupportRequests, QuestionAsked, SendQuestion } from "./events.ts";
import { initial } from "./state.ts";

export const questionsSlice = createSlice("questions", initial)
  .on(OverlayOpened, (state) => ({ ...state, question: reset(state.question) }))
  .on(SessionClosed, () => initial);
foldSubmission(questionsSlice, "question", QuestionAsked, SendQuestion);
foldRemoteData(
  questionsSlice,
  "requests",
  SupportRequests,
  joinPages(({ requestId }) => requestId),
);
