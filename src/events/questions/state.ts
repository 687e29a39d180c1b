import type { DataOf } from "../define.ts";
import type { RemoteData } from "../remoteData.ts";
import type { Pages } from "../remoteList.ts";
import type { Submission } from "../submission.ts";
import type { SupportRequests } from "./events.ts";

export type SupportRequest = DataOf<(typeof SupportRequests)["answered"]>["body"]["items"][number];

/** The player's questions to support: the one being sent, and previous ones. */
export type QuestionsState = {
  readonly question: Submission;
  readonly requests: RemoteData<Pages<SupportRequest>>;
};

export const initial: QuestionsState = { question: { tag: "idle" }, requests: { tag: "idle" } };
