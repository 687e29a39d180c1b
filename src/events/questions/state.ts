import type { DataOf } from "../define.ts";
import type { Sending } from "../sending.ts";
import type { SupportRequests } from "./events.ts";

export type SupportRequest = DataOf<(typeof SupportRequests)["answered"]>["body"]["items"][number];

/** The player's questions to support. */
export type QuestionsState = {
  readonly request: Sending;
  readonly items: readonly SupportRequest[];
  readonly nextPageToken: string | null;
  readonly load: "idle" | "loading" | "failed" | "done";
};

export const initial: QuestionsState = {
  request: { tag: "idle" },
  items: [],
  nextPageToken: null,
  load: "idle",
};
