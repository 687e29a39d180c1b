import { RefreshBroadcasts } from "../commands/broadcasts.ts";
import { pollBroadcasts } from "../epics/broadcasts/poll.ts";
import { broadcastsSlice } from "../events/broadcasts/slice.ts";
import { broadcastEndpoints } from "../infra/http/api/broadcasts.ts";
import { domain } from "./domain.ts";

/** Which matches can be followed as they are played. */
export const broadcasts = domain({
  name: "broadcasts",
  slices: [broadcastsSlice],
  commands: [RefreshBroadcasts],
  epics: [pollBroadcasts],
  endpoints: broadcastEndpoints,
});
