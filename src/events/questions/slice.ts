import { OverlayOpened } from "../overlays/events.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { SupportRequests, QuestionAsked, SendQuestion } from "./events.ts";
import { initial } from "./state.ts";

export const questionsSlice = createSlice("questions", initial)
  .on(OverlayOpened, (state) => ({ ...state, request: { tag: "idle" } }))
  .on(QuestionAsked, (state) => ({ ...state, request: { tag: "sending" } }))
  .on(SendQuestion.answered, (state) => ({ ...state, request: { tag: "sent" } }))
  .on(SendQuestion.failed, (state, { error }) => ({ ...state, request: { tag: "failed", error } }))
  .on(SupportRequests.asked, (state) => ({ ...state, load: "loading" }))
  .on(SupportRequests.failed, (state) => ({ ...state, load: "failed" }))
  .on(SupportRequests.answered, (state, { ask, body }) => ({
    ...state,
    load: "done",
    items: ask.pageToken === null ? body.items : [...state.items, ...body.items],
    nextPageToken: body.nextPageToken,
  }))
  .on(SessionClosed, () => initial);
