import { WatchPopular } from "../commands/popular.ts";
import { pollPopular } from "../epics/popular/poll.ts";
import { popularSlice } from "../events/popular/slice.ts";
import { popularEndpoints } from "../infra/http/api/popular.ts";
import { domain } from "./domain.ts";

/** What most bets are placed on now, on home. */
export const popular = domain({
  name: "popular",
  slices: [popularSlice],
  commands: [WatchPopular],
  epics: [pollPopular],
  endpoints: popularEndpoints,
});
