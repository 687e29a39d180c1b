import { AddExpress, WatchExpresses } from "../commands/expressDay.ts";
import { pollExpressDay } from "../epics/expressDay/poll.ts";
import { expressDaySlice } from "../events/expressDay/slice.ts";
import { takenExpressSlice } from "../events/expressDay/takenSlice.ts";
import { expressDayEndpoints } from "../infra/http/api/expressDay.ts";
import { domain } from "./domain.ts";

/** Expresses that the operator has put together. */
export const expressDay = domain({
  name: "expressDay",
  slices: [expressDaySlice, takenExpressSlice],
  commands: [AddExpress, WatchExpresses],
  epics: [pollExpressDay],
  endpoints: expressDayEndpoints,
});
