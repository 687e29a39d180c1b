import { exhaustMap, ignoreElements, merge, switchMap } from "rxjs";
import {
  SupportRequests,
  QuestionAsked,
  SendQuestion,
  SupportHistoryWanted,
} from "../../events/questions/events.ts";
import type { Epic } from "../epic.ts";

/** Sends a question once, and loads the earlier ones. [modals-005] */
export const askSupport: Epic = {
  name: "questions/ask",
  run: (deps) =>
    merge(
      deps.on(QuestionAsked).pipe(exhaustMap(({ data }) => deps.call(SendQuestion, data))),
      deps.on(SupportHistoryWanted).pipe(switchMap(({ data }) => deps.call(SupportRequests, data))),
    ).pipe(ignoreElements()),
};
