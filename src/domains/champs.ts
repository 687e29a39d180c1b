import { RefreshChamps } from "../commands/champs.ts";
import { pollChamps } from "../epics/champs/poll.ts";
import { champsSlice } from "../events/champs/slice.ts";
import { champEndpoints } from "../infra/http/api/champs.ts";
import { domain } from "./domain.ts";

/** All championships that have matches. */
export const champs = domain({
  name: "champs",
  slices: [champsSlice],
  commands: [RefreshChamps],
  epics: [pollChamps],
  endpoints: champEndpoints,
});
